// In: a call at which hours of a day pumps began to run, and the course of each. Out: those hours, pump by pump.
import { MINUTE_MS } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { createLedger, type Ledger } from './ledger.ts'
import type { Bodies } from './reads.ts'
import { stretchOf, wallAt } from './stretch.ts'
import { dataUntil, deviceName, noun, whenWords } from './words.ts'

type Course = Bodies['series']
/** Where a run begins: the point that shows it, and the one before. */
type Start = { readonly at: number; readonly after: number; readonly place: string }

/** « Forage 1 : démarrages vers 05:32 et vers 13:10 (aujourd’hui, mercredi 18 novembre 2026). »: a run that goes on from the day before has no start in it. */
export const tellStarted = (call: CallOf<'series'>, courses: readonly Course[], facts: Facts): Told => {
  const known = courses.filter(({ points, bucketMs }) => points.length > 0 && bucketMs <= COARSE_MS)
  const when = whenWords(call.period, facts)
  if (known.length === 0)
    return unknown(`Je ne sais pas : la marche des pompes n’est pas assez finement mesurée${when}.`)
  const ledger = createLedger()
  const all = courses.map((course, read) => {
    const starts = known.includes(course) ? startsOf(course, read) : null
    return { course, starts, words: startWords(course, starts, facts, ledger) }
  })
  const runs = stretchOf(call.period, facts).to === facts.now
  const until = Math.min(facts.now, ...known.flatMap(({ watermark }) => (watermark === null ? [] : [watermark])))
  return {
    sentences: [
      ...all.map(
        ({ course, words }, index) => `${deviceName(course.device, facts)} : ${words}${index === 0 ? when : ''}.`,
      ),
      ...(runs ? [dataUntil(until, facts)] : []),
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: all.reduce((sum, { starts }) => sum + (starts?.length ?? 0), 0),
    known: true,
  }
}
/** In points as long as that several starts may hide. */
const COARSE_MS = 15 * MINUTE_MS
/** So many are named. */
const NAMED = 6

/** A share of the time of a point that is none. */
const NONE = 0.001

const startsOf = ({ points, bucketMs }: Course, read: number): readonly Start[] =>
  points.flatMap(([at, share], index) => {
    const [before, was] = points[index - 1] ?? []
    return before === undefined || was === undefined || was > NONE || share <= NONE
      ? []
      : [{ at, after: before + bucketMs, place: `${read}/points/${index}/1` }]
  })

/** `starts` null: its course is not known. */
const startWords = ({ points }: Course, starts: readonly Start[] | null, facts: Facts, ledger: Ledger): string => {
  const [first] = points
  if (starts === null || first === undefined) return 'marche pas assez finement mesurée'
  const hour = (at: number) => wallAt(at, facts.site.timeZone).hour
  const ran = first[1] > NONE ? `déjà en marche à ${hour(first[0])}` : null
  if (starts.length === 0) return ran === null ? 'aucun démarrage' : `${ran}, sans démarrage ensuite`
  const named = starts
    .slice(0, NAMED)
    .map(({ at, after }) => (at - after > COARSE_MS ? `entre ${hour(after)} et ${hour(at)}` : `vers ${hour(at)}`))
  const others = starts.slice(NAMED)
  const more = ledger.say({ value: others.length, from: others.map(({ place }) => place), how: 'count' }, '', 0)
  const last = others.length === 0 ? named.pop() : `${more} ${noun(others.length, 'autre fois', 'autres fois')}`
  const times = [named.join(', '), last].filter((text) => text !== '').join(' et ')
  return `${ran === null ? '' : `${ran}, puis `}${noun(starts.length, 'démarrage', 'démarrages')} ${times}`
}
