// In: a call how the level of a borehole at rest has gone, with what its probe and its pump recorded. Out: what is said: yes or no by the weeks before.
import { drawdownOf, LEAST_LEVEL_M, restLevels, restTrend, soundPoints } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { capital } from './capital.ts'
import { createLedger, type Found, metricForm } from './ledger.ts'
import type { Bodies } from './reads.ts'
import { stuckSince, stuckWords } from './stuck.ts'
import { deviceName } from './words.ts'

type Call = CallOf<'series'>

/** Which of what was read is the level of the weeks. */
const WEEKS = 2

/** « Oui, le niveau au repos a baissé de 0,60 m en 4 semaines (39,57 m en moyenne des 7 derniers jours), de 1,02 m en 11 semaines. » */
export const tellRest = (
  call: Call,
  all: readonly Bodies['series'][],
  findings: Bodies['findings'] | null,
  facts: Facts,
): Told => {
  const [probe = ''] = call.of
  const [level, flow, levelOfWeeks, flowOfWeeks] = all
  if (level === undefined || flow === undefined || levelOfWeeks === undefined || flowOfWeeks === undefined)
    return unknown()
  const name = deviceName(probe, facts)
  const since = stuckSince(probe, call.metric, findings)
  const stuck = stuckWords(probe, call.metric, findings, facts)
  const found = drawdownOf(soundPoints(level.points, since), flow.points)
  const isHeight = found !== null && found.pumping < found.rest
  const days = restLevels(soundPoints(levelOfWeeks.points, since), flowOfWeeks.points, isHeight)
  const trend = restTrend(days, levelOfWeeks.to)
  if (found === null || trend === null)
    return {
      ...unknown(
        `Je ne sais pas – ${name} : ${stuck.length > 0 ? 'sa mesure ne bouge plus' : 'son niveau au repos n’est pas connu sur assez de jours'}.`,
      ),
      ...(stuck.length > 0 && {
        sentences: [`Je ne sais pas – ${name} : sa mesure ne bouge plus.`, ...stuck],
      }),
    }
  const ledger = createLedger()
  const form = metricForm(call.metric)
  const placesOf = (at: readonly number[]) =>
    at.map((day) => `${WEEKS}/points/${levelOfWeeks.points.findIndex(([of]) => of === day)}/${isHeight ? 3 : 2}`)
  const mean: Found = { value: trend.level, from: placesOf(trend.days), how: 'mean' }
  const now = ` (${isHeight ? '' : 'à '}${ledger.say(mean, ...form)}${isHeight ? '' : ' de profondeur'}, moyenne des 7 derniers jours)`
  const ways = trend.changes.map(({ weeks, change, days: before }) => {
    const way: Way = Math.abs(change) < LEAST_LEVEL_M ? 0 : change > 0 === isHeight ? 1 : -1
    const places = [...mean.from, ...placesOf(before)]
    return {
      way,
      weeks,
      change: { value: Math.abs(change), from: places, how: 'apart', first: mean.from.length } as const,
    }
  })
  const [first] = ways
  const stands = call.asks === 'static'
  const moved = ways.map(({ way, weeks, change }, index) => {
    const verb = index > 0 && way === first?.way ? '' : `${VERBS[way]} `
    const by =
      way === 0 ? `comme il y a ${weeks}\u00a0semaines` : `de ${ledger.say(change, ...form)} en ${weeks}\u00a0semaines`
    return `${verb}${by}${index === 0 && !stands ? now : ''}`
  })
  const sentence =
    first === undefined
      ? `Le niveau au repos est connu${now}, mais pas d’assez loin pour dire s’il a bougé.`
      : `${verdictOf(call, ways, first)}le niveau au repos ${moved.join(', ')}.`
  // asked where it stands, that comes first, and how it has gone after it
  const said = stands
    ? [
        `${name}, au repos : ${isHeight ? '' : 'à '}${ledger.say(mean, ...form)}${isHeight ? '' : ' de profondeur'}, moyenne des 7 derniers jours.`,
        ...(first === undefined ? [] : [`Il ${moved.join(', ')}.`]),
        'C’est, chaque jour, le niveau pendant que la pompe est arrêtée.',
      ]
    : [capital(sentence), `${name} : chaque jour, le niveau pendant que la pompe est arrêtée.`]
  return {
    sentences: [...said, ...stuck],
    table: null,
    chart: {
      name: METRIC_NAMES[call.metric],
      unit: form[0],
      kind: 'line',
      points: days.flatMap(([at, value]) => (value === null ? [] : [[at, value] as const])),
    },
    noted: ledger.noted(),
    main: trend.level,
    known: true,
  }
}

type Way = -1 | 0 | 1
const VERBS: Readonly<Record<Way, string>> = { [-1]: 'a baissé', 0: 'est', 1: 'a monté' }
const CLAIMED = { less: -1, same: 0, more: 1 } as const

/** Yes where it went as it was said to in the last weeks, no where it never did; else since when it has not. */
const verdictOf = (
  { claim }: Call,
  ways: readonly { readonly way: Way }[],
  first: { readonly way: Way; readonly weeks: number },
): string => {
  if (claim === undefined) return ''
  const way = CLAIMED[claim]
  if (first.way === way) return 'Oui, '
  return ways.some((one) => one.way === way) ? `Pas depuis ${first.weeks}\u00a0semaines : ` : 'Non, '
}
