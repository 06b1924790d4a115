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
/** What is seen of the pumps, beside what their figures say. */
export type PumpsNow = {
  /** a pump runs */
  readonly isRunning: boolean
  /** when one was last seen to run, epoch ms: figures know of it minutes later. null: none was */
  readonly ranAt?: number | null
  /** without power: of pumps that all are, the cut tells */
  readonly off: ReadonlySet<DeviceId>
  /** the levels do not tell of now: until when the stock lasts is not said */
  readonly isOld?: boolean
}

/** All pumps stand while they usually work. */
export type PumpRest = {
  /** when the last of them stopped, epoch ms */
  readonly since: number
  /** the same in words, « hier 15:41 » */
  readonly moment: string
  /** they had worked by this hour before; false: the whole of the day before passed without one */
  readonly isBehind: boolean
}

/** Pumps rest between two fillings of a tank: only a longer rest is told, h. */
const LONG_H = 3

/**
 * Told by day where pumps had worked by this hour before, and at any hour once the whole of the day before passed without
 * one: in a usual night, or on a record that is too young, nothing is (null).
 */
export const pumpRestOf = (today: Day | undefined, { isRunning, ranAt = null, off }: PumpsNow): PumpRest | null => {
  if (today === undefined || isRunning) return null
  const since = restsSince(today, ranAt)
  const isLong = since !== null && today.until - since >= LONG_H * HOUR_MS
  if (!isLong || pumpsOf(today).every(({ device }) => off.has(device))) return null
  const isBehind = arePumpsBehind(today)
  return isBehind || missedWholeDay(since, today) ? { since, moment: restMoment(since, today), isBehind } : null
}

/** The same as a point to watch, with what shows it and what to do. */
export const pumpRestCauses = (today: Day | undefined, now: PumpsNow): readonly TargetCause[] => {
  const rest = pumpRestOf(today, now)
  if (today === undefined || rest === null) return []
  const proof = rest.isBehind
    ? proofOf(pumpsOf(today), today)
    : words.usualDay(formatFigure(usualOf(today), 'producedM3'))
  const arePowered = pumpsOf(today).every(({ device }) => !now.off.has(device))
  return [
    {
      kind: 'target',
      id: 'pump-rest',
      severity: 'check',
      since: null,
      missed: {
        id: 'runningHours',
        title: words.title(rest.moment),
        proof: words.withAct(proof, arePowered, now.isOld ? null : lastsOf(today)),
        brief: words.withAct(proof, arePowered, null),
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

/** Those that say how long they ran. */
const pumpsOf = ({ sources }: Day): Pumps => sources.filter(({ runningHours }) => runningHours.value !== null)

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
