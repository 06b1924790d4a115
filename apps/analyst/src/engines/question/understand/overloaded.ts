// In: the slots of a question, and its words without accents. Out: the call how the power of pumps stands to what is usual of them, or why it is not told; null: no overload is asked about.
import type { Device } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import { askDevice } from './ask-device.ts'
import { devicesOf, type Facts } from './facts.ts'
import type { Understood } from './outcome.ts'
import type { Slots } from './read.ts'

/** « Le forage 1 est-il en surcharge ? », « surintensité pompe 2 »: by its power now, as what a motor may draw is recorded nowhere. */
export const overloadedCall = (slots: Slots, line: string, facts: Facts): Understood | null => {
  const { mentions, periods, operations: asks } = slots
  if (!OVERLOAD.test(line) || OTHERWISE.test(line) || asks.has('why')) return null
  const pumps = devicesOf('sources', facts).filter(({ metrics }) =>
    ['running', 'power_kw'].every((metric) => metrics.some(({ id }) => id === metric)),
  )
  const [named, ...others] = mentions.named
  const asked = named === undefined ? pumps : pumps.filter((one) => named.includes(one))
  const isOfPumps = asked.length > 0 && (mentions.group === null || mentions.group === 'sources' || named !== undefined)
  if (!isOfPumps || SUPPLY.test(line))
    return { kind: 'refuse', why: 'unsupported', topic: 'subscribed-power', instead: 'Puissance de pointe ce mois-ci' }
  // of a time that is over only the most that was drawn is known
  const [only] = asked
  if (periods.length > 0 && !isNow(slots, facts))
    return {
      kind: 'refuse',
      why: 'unsupported',
      topic: 'overload',
      instead: `Puissance maximale de ${only?.name ?? ''} sur 7 jours`,
    }
  const besides = pumps.filter((one) => others.some((several) => several.length === 1 && several[0] === one))
  const callOf = (those: readonly Device[]): Call => ({
    tool: 'latest',
    metric: 'power_kw',
    of: those.slice(0, PUMPS_MAX).map(({ id }) => id),
    asks: 'overload',
  })
  return named !== undefined && named.length > 1
    ? askDevice(asked, (one) => callOf([one]))
    : { kind: 'call', call: callOf([...asked, ...besides]), assumed: false }
}
const isNow = ({ periods }: Slots, { today }: Facts): boolean => periods.every(({ period }) => period?.date === today)
const PUMPS_MAX = 6
const OVERLOAD =
  /\bsur ?charg(?:e|es|ee|ees|er)\b|\bsur ?intensites?\b|\b(?:tire|tirent|prend|prennent|absorbe|absorbent) trop (?:de |d )?(?:courant|puissance|amperes?|jus)\b/
const OTHERWISE = /\b(?:alarmes?|alertes?|travail|equipe)\b/
/** What the supply may bear is no motor's. */
const SUPPLY = /\b(?:reseau|transfo\w*|ligne|onee?|abonnement|compteur)\b/
