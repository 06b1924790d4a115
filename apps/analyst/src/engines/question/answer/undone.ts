// In: a call what findings will lose if nobody acts, the findings, and the figures of the day. Out: what is said.
import { HOUR_MS } from '@vigie/contracts/entities'
import { FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { findingTable, lossOf, noneOf, placedOf } from './findings.ts'
import { createLedger, type Ledger } from './ledger.ts'
import type { Nights } from './nights.ts'
import { paceOf } from './pace.ts'
import type { Length } from './per-words.ts'
import type { Placed } from './placed.ts'
import type { Bodies } from './reads.ts'
import { dayOf, deviceName } from './words.ts'

/** « Fuite possible – Secteur nord : environ 1 350 m³ de plus en 30 jours, au débit de la dernière nuit. » */
export const tellUndone = (
  call: CallOf<'findings'>,
  ahead: number,
  { findings, seen }: Bodies['findings'],
  nights: Nights,
  facts: Facts,
): Told => {
  if (!seen) return unknown('Je ne sais pas encore : l’historique est en cours de lecture.')
  const placed = placedOf(findings, call, facts)
  if (placed.length === 0) return noneOf(call, facts)
  const ledger = createLedger()
  const length: Length = [`de plus en ${lengthWords(ahead, ledger)}`, ahead * HOUR_MS]
  return {
    sentences: placed.flatMap((one) => sentencesOf(one, call.what, length, nights, facts, ledger)),
    table: findingTable(placed, facts, ledger),
    chart: null,
    noted: ledger.noted(),
    main: null,
    known: true,
  }
}

const DAY_H = 24
/** « 30 jours », « 24 h » */
const lengthWords = (hours: number, ledger: Ledger): string => {
  const [value, unit] = hours > DAY_H ? [hours / DAY_H, 'jours'] : [hours, 'h']
  return ledger.say({ value, from: [`asked:${value}`], how: 'read' }, unit, Number.isInteger(value) ? 0 : 1)
}

/** The water of a leak first, and what it takes to pump it, or the money first where that is asked; of anything else the money, or its energy. */
const sentencesOf = (
  one: Placed,
  what: CallOf<'findings'>['what'],
  length: Length,
  nights: Nights,
  facts: Facts,
  ledger: Ledger,
): readonly string[] => {
  const { kind, device, since } = one.finding
  const pace = (part: 'volumeM3' | 'energyKwh' | 'cost', unit: string) =>
    paceOf(one, [part, unit], length, nights, facts, ledger)
  const water = kind === 'leak' ? pace('volumeM3', 'm³') : null
  const cost = pace('cost', facts.site.currency)
  const isOfMoney = what === 'cost' && cost !== null
  const first = isOfMoney ? cost : (water ?? cost ?? pace('energyKwh', 'kWh'))
  const lost = lossOf(one, facts, ledger)
  return [
    `${FINDING_NAMES[kind]} – ${deviceName(device, facts)} : ${first ?? 'ce qui se perdrait n’est pas chiffré'}.`,
    ...(water === null
      ? []
      : [
          isOfMoney
            ? `Eau perdue : ${water}.`
            : cost === null
              ? 'Le coût n’en est pas chiffré.'
              : `Énergie pour la pomper : ${cost}.`,
        ]),
    ...(lost === null ? [] : [`Jusqu’ici : ${lost} depuis le ${dayOf(since, facts)}.`]),
  ]
}
