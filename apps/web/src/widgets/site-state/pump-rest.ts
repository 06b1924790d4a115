// In: the figures of today, whether a pump runs now. Out: that all pumps stand while they usually work, and since when.
import { type DeviceId, HOUR_MS, isComparable, LEAST_MADE_M3, type PlannedKpi } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { formatMinute } from '@/text'
import { pumpRest as words } from '@/text/pump-rest'
import { formatFigure } from '../kpi/figure.ts'
import { paceOf } from '../kpi/pace.ts'
import { arePumpsBehind, type PumpDay } from '../kpi/pumps-behind.ts'
import { untilMoment } from './cause-words.ts'
import type { TargetCause } from './causes.ts'
import { restMoment, restsSince } from './last-run.ts'

type Day = PumpDay & {
  readonly until: number
  readonly period: { readonly from: number }
  /** the day before; its beginning ends a rest of more than a day */
  readonly previous: { readonly from: number }
  readonly water: { readonly autonomyEndsAt?: number | null | undefined }
}
type Now = {
  /** a pump runs */
  readonly isRunning: boolean
  /** when one was last seen to run, epoch ms: figures know of it minutes later. null: none was */
  readonly ranAt?: number | null
  /** without power: of pumps that all are, the cut tells */
  readonly off: ReadonlySet<DeviceId>
  /** the levels do not tell of now: until when the stock lasts is not said */
  readonly isOld?: boolean
}

/** Pumps rest between two fillings of a tank: only a longer rest is told, h. */
const LONG_H = 3

/**
 * Told by day where pumps had worked by this hour before, and at any hour once the whole of the day before passed without
 * one: in a usual night, or on a record that is too young, nothing is.
 */
export const pumpRestCauses = (
  today: Day | undefined,
  { isRunning, ranAt = null, off, isOld = false }: Now,
): readonly TargetCause[] => {
  if (today === undefined || isRunning) return []
  const pumps = today.sources.filter(({ runningHours }) => runningHours.value !== null)
  const since = restsSince(today, ranAt)
  if (since === null || today.until - since < LONG_H * HOUR_MS || pumps.every(({ device }) => off.has(device)))
    return []
  const isBehind = arePumpsBehind(today)
  if (!isBehind && !missedWholeDay(since, today)) return []
  const arePowered = pumps.every(({ device }) => !off.has(device))
  const proof = isBehind ? proofOf(pumps, today) : words.usualDay(formatFigure(usualOf(today), 'producedM3'))
  return [
    {
      kind: 'target',
      id: 'pump-rest',
      severity: 'check',
      since: null,
      missed: {
        id: 'runningHours',
        title: words.title(restMoment(since, today)),
        proof: words.withAct(proof, arePowered, isOld ? null : lastsOf(today)),
        proofOfTank: words.withAct(proof, arePowered, null),
        to: PATHS.sources,
        isOfWater: true,
      },
    },
  ]
}

/** Until when the stock of the tanks meets what is asked of it; null: not known, or over. */
const lastsOf = ({ water: { autonomyEndsAt }, until }: Day): string | null =>
  autonomyEndsAt == null || autonomyEndsAt <= until ? null : untilMoment(autonomyEndsAt, until)

type Pumps = Day['sources']

/** Whether none ran from the beginning of the day before on, at a site that makes water on such days. */
const missedWholeDay = (since: number, today: Day): boolean =>
  since < today.previous.from && (usualOf(today) ?? 0) >= LEAST_MADE_M3

const usualOf = ({ plan }: Day): number | null => plan?.producedM3?.whole ?? null

const proofOf = (pumps: Pumps, { water, plan }: Day): string => {
  const before = pumps.reduce((sum, { volumeM3 }) => sum + (isComparable(volumeM3) ? (volumeM3.previous ?? 0) : 0), 0)
  return before > 0 ? words.before(formatFigure(before, 'volumeM3')) : usualWords(plan?.producedM3, water.producedM3)
}

const usualWords = (planned: PlannedKpi | null | undefined, produced: Day['water']['producedM3']): string => {
  const pace = planned ? paceOf(planned, produced.value) : null
  return words.usual(
    formatFigure(pace?.expected ?? produced.previous, 'producedM3'),
    pace?.at === undefined ? words.thisHour : formatMinute(pace.at),
  )
}
