// In: a question whether tanks were at their brim in a time, and their levels in it. Out: yes or no of each, by the record: how high, and when.
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { BRIM_PCT } from './brim.ts'
import { createLedger, type Ledger, metricForm } from './ledger.ts'
import { moment } from './measured.ts'
import { periodWords } from './period-words.ts'
import type { Bodies } from './reads.ts'
import { stretchOf } from './stretch.ts'
import { stuckWords } from './stuck.ts'
import { deviceName, noun, runsUntil } from './words.ts'

type Call = CallOf<'series'>
type Read = { readonly levels: readonly Bodies['series'][]; readonly findings: Bodies['findings'] | null }
/** A point of a series: its time, its mean, its least and its most. */
type Point = Bodies['series']['points'][number]
const MOST = 3

/** What flows over is measured by nothing: a tank at its brim may have overflowed, one below it has not. */
export const tellOverflow = (call: Call, { levels, findings }: Read, facts: Facts): Told => {
  const ledger = createLedger()
  const tanks = levels.map((level, read) => tankOf(level, read, call, findings, facts, ledger))
  const known = tanks.filter(({ most }) => most !== null)
  const when = periodWords(call.period, facts.today, call.clock)
  if (known.length === 0) return unknown(`Je ne sais pas : aucun niveau mesuré (${when}).`)
  const isFull = tanks.some(({ full }) => full)
  const isSure = tanks.every(({ sure }) => sure)
  const verdict = isFull
    ? `Oui : ${levels.length > 1 ? 'un bassin a été plein' : 'le bassin a été plein'} (${when}).`
    : isSure
      ? `Non : aucun débordement d’après les niveaux (${when}).`
      : `Je ne peux pas l’exclure (${when}).`
  return {
    sentences: [
      verdict,
      ...tanks.flatMap(({ sentences }) => sentences),
      ...(isFull ? ['L’eau qui déborde n’est pas mesurée : à ce niveau, le bassin est plein et a pu déborder.'] : []),
      ...runsUntil(call.period, facts, call.clock),
    ],
    table: null,
    chart: chartOf(call, levels, facts),
    noted: ledger.noted(),
    main: Math.max(...known.map(({ most }) => most ?? 0)),
    known: true,
  }
}

type Tank = {
  /** the highest there was, %; null: nothing was measured */
  readonly most: number | null
  readonly full: boolean
  /** whether the record speaks for all of the time */
  readonly sure: boolean
  readonly sentences: readonly string[]
}

const tankOf = (
  level: Bodies['series'],
  read: number,
  call: Call,
  findings: Bodies['findings'] | null,
  facts: Facts,
  ledger: Ledger,
): Tank => {
  const name = deviceName(level.device, facts)
  const { points } = level
  const [first, ...others] = points
  if (first === undefined)
    return { most: null, full: false, sure: false, sentences: [`${name} : aucun niveau mesuré.`] }
  const top = others.reduce((high, one) => (one[MOST] > high[MOST] ? one : high), first)
  const say = (point: Point) =>
    ledger.say(
      { value: point[MOST], from: [`${read}/points/${points.indexOf(point)}/${MOST}`], how: 'read' },
      ...metricForm(call.metric),
    )
  const times = points.filter((point, index) => isAtBrim(point) && !isAtBrim(points[index - 1]))
  const last = points.findLast(isAtBrim)
  const { from, to } = stretchOf(call.period, facts, call.clock)
  const stuck = [
    ...new Set(
      (['level_pct', 'level_m'] as const).flatMap((metric) => stuckWords(level.device, metric, findings, facts, to)),
    ),
  ]
  const isWhole = isCovered(level, from, to)
  const count = ledger.say(
    { value: times.length, from: times.map((one) => `${read}/points/${points.indexOf(one)}/0`), how: 'count' },
    '',
    0,
  )
  const at = (point: Point) => `le ${moment(point[0], facts)}`
  return {
    most: top[MOST],
    full: last !== undefined,
    sure: stuck.length === 0 && isWhole,
    sentences: [
      last === undefined
        ? `${name} : ${say(top)} au plus haut, vers ${at(top)}.`
        : `${name} : plein ${count}\u00a0${noun(times.length, 'fois', 'fois')}, ${say(top)} au plus haut ; la dernière vers ${at(last)}.`,
      ...stuck,
      ...(isWhole ? [] : [`${name} : une partie de ce temps n’a pas de mesure.`]),
    ],
  }
}

const isAtBrim = (point: Point | undefined): boolean => point !== undefined && point[MOST] >= BRIM_PCT

/** Whether no stretch of the time is without points; a reading that stands alone has no width. */
const isCovered = ({ points, bucketMs }: Bodies['series'], from: number, to: number): boolean => {
  const ends = [...points.map(([at]) => at), to]
  const widest = Math.max(bucketMs, (to - from) / FEWEST)
  return ends.every((at, index) => at - (ends[index - 1] ?? from) <= 2 * widest)
}
/** Of a longer time, gaps of less than so small a part of it are not looked at. */
const FEWEST = 100

const chartOf = (call: Call, levels: readonly Bodies['series'][], facts: Facts): Told['chart'] => {
  const [level, ...others] = levels
  if (level === undefined || others.length > 0) return null
  return {
    name: deviceName(level.device, facts),
    unit: metricForm(call.metric)[0],
    kind: 'line',
    points: level.points.map((point) => [point[0], point[MOST]]),
  }
}
