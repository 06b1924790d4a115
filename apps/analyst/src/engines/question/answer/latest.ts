// In: a call about the latest readings, and what was read. Out: what is said, of when it is, and that a device is cut or out of reach.
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { boundSentence, boundYes } from './bound.ts'
import { tellDrop, tellMany, tellPast } from './latest-many.ts'
import { createLedger, metricForm } from './ledger.ts'
import { metricName, moment } from './measured.ts'
import { whyNotNow } from './present.ts'
import type { Bodies } from './reads.ts'
import { stuckWords } from './stuck.ts'
import { deviceName } from './words.ts'

export const tellLatest = (
  call: CallOf<'latest'>,
  latest: Bodies['latest'],
  found: Bodies['findings'] | null,
  facts: Facts,
): Told => {
  const ledger = createLedger()
  const { readings } = latest
  const ids = call.of === 'site' ? [] : call.of
  const rows = ids.flatMap((id) => {
    const index = readings.findIndex(([device, metric]) => device === id && metric === call.metric)
    const row = readings[index]
    if (row === undefined) return []
    const [, , at, value] = row
    return [
      {
        id,
        at,
        value,
        place: `0/readings/${index}/3`,
        text: ledger.say({ value, from: [`0/readings/${index}/3`], how: 'read' }, ...metricForm(call.metric)),
      },
    ]
  })
  const [first] = rows
  if (first === undefined) return unknown('Je ne sais pas : cet appareil n’a encore rien mesuré de tel.')
  const { bound } = call
  if (call.asks === 'drop') return tellDrop(call, rows, ledger, facts)
  if (rows.length > FEW || call.asks === 'most' || call.asks === 'least')
    return bound === undefined ? tellMany(call, rows, ledger, facts) : tellPast(call, bound, rows, ledger, facts)
  const sentences = rows.flatMap(({ id, text, at, value }) => {
    const stuck = stuckWords(id, call.metric, found, facts)
    // what a sensor says that stands still is no yes nor no
    const verdict = bound === undefined || stuck.length > 0 ? '' : boundYes({ value }, bound)
    const when = `(mesuré le ${moment(at, facts)}${apart(whyNotNow(id, latest, facts))})`
    return [
      ...stuck,
      stuck.length > 0
        ? `Dernière valeur – ${metricName(call.metric)} : ${text} ${when}.`
        : `${verdict}${deviceName(id, facts)} – ${metricName(call.metric)} : ${text} ${when}.`,
      ...(bound === undefined
        ? []
        : [boundSentence({ value, from: [], how: 'read' }, bound, metricForm(call.metric), ledger)]),
    ]
  })
  return { sentences, table: null, chart: null, noted: ledger.noted(), main: first.value, known: true }
}

/** So few are told one by one. */
const FEW = 3
/** « ; coupé depuis 16:19 (en cours) »; empty: nothing is the matter. */
const apart = (why: string | null): string => (why === null ? '' : ` ; ${why}`)
