// In: a call how far a borehole is drawn down, what it gives per metre of that, or how its water stands in pumping, with what its probe and its pump recorded. Out: what is said.
import { type Drawdown, drawdownOf, soundPoints } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { createLedger, type Found, metricForm } from './ledger.ts'
import { periodWords } from './period-words.ts'
import type { Bodies } from './reads.ts'
import { stuckSince, stuckWords } from './stuck.ts'
import { deviceName } from './words.ts'

/** « Niveau Forage Sidi Bibi – rabattement : 7,00 m (40,00 m au repos, 33,00 m en pompage), 7 derniers jours. » */
export const tellDrawdown = (
  call: CallOf<'series'>,
  [level, flow]: readonly Bodies['series'][],
  findings: Bodies['findings'] | null,
  facts: Facts,
): Told => {
  const [probe = ''] = call.of
  const when = periodWords(call.period, facts.today)
  if (level === undefined || flow === undefined) return unknown()
  const name = deviceName(probe, facts)
  const stuck = stuckWords(probe, call.metric, findings, facts, level.to)
  const found = drawdownOf(soundPoints(level.points, stuckSince(probe, call.metric, findings)), flow.points)
  if (found === null) {
    const why =
      stuck.length > 0
        ? 'sa mesure ne bouge plus'
        : `il y faut un niveau qui bouge, la pompe à l’arrêt et la pompe en marche, ${call.period.unit.startsWith('last-') ? `dans les ${when}` : `dans cette période (${when})`}`
    const told = unknown()
    return { ...told, sentences: [`Je ne sais pas – ${name} : ${why}.`, ...stuck] }
  }
  const ledger = createLedger()
  const form = metricForm(call.metric)
  const isHeight = found.pumping < found.rest
  // a median is one of the points it is of
  const placeOf = (value: number) => `0/points/${level.points.findIndex(([, mean]) => mean === value)}/1`
  const [rest, pumping] = [found.rest, found.pumping].map(
    (value): Found => ({ value, from: [placeOf(value)], how: 'read' }),
  )
  if (rest === undefined || pumping === undefined) return unknown()
  const at = (one: Found) => ledger.say(one, ...form)
  const drawn = (): string =>
    ledger.say({ value: found.drawdown, from: [...rest.from, ...pumping.from], how: 'difference' }, ...form)
  const isOfPumping = call.asks === 'dynamic'
  const capacity = call.asks === 'capacity' ? capacityOf(found, flow, [rest, pumping]) : null
  const [to, deep] = isHeight ? ['', ''] : ['à ', ' de profondeur']
  const first = capacity
    ? `${name} – débit spécifique : ${ledger.say(capacity, 'm³/h par m')} de rabattement, ${when}.`
    : isOfPumping
      ? `${name}, en pompage : ${to}${at(pumping)}${deep}, médiane ${call.period.unit.startsWith('last-') ? `des ${when}` : `(${when})`}.`
      : `${name} – rabattement : ${drawn()}, ${when}.`
  const drawnBy = capacity ? ` ; rabattement de ${drawn()}` : ''
  const second = isOfPumping
    ? `Au repos : ${to}${at(rest)}${deep} ; le rabattement est de ${drawn()}.`
    : `Au repos : ${to}${at(rest)}${deep} ; en pompage : ${to}${at(pumping)}${deep}${drawnBy}.`
  return {
    sentences: [first, second, ...stuck],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: capacity?.value ?? (isOfPumping ? found.pumping : found.drawdown),
    known: true,
  }
}

/** The flow while the pump gives water to the metres that it draws down; a median, too, is one of the points it is of. */
const capacityOf = (
  { capacity, drawdown, rest: high, pumping: low }: Drawdown,
  { points }: Bodies['series'],
  [rest, pumping]: readonly [Found, Found],
): Found => {
  const flow = capacity * drawdown
  const index = points.findIndex(([, mean]) => Math.abs(mean - flow) <= SAME * flow)
  const sign = high > low ? 1 : -1
  const over = { from: [...rest.from, ...pumping.from], weights: [sign, -sign] }
  return { value: capacity, from: [`1/points/${index}/1`], weights: [1], how: 'weighed', over }
}
/** What a product and a quotient round off. */
const SAME = 1e-9
