// In: the figures of today, whether a pump runs now. Out: that all pumps stand while they usually work, and since when.
import {
  type DeviceId,
  isComparable,
  type PlannedKpi,
  type PumpsUsual,
  paceOf,
  type RestDay,
  restingBehind,
} from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { formatMinute } from '@/text'
import { pumpRest as words } from '@/text/pump-rest'
import { formatFigure } from '../kpi/figure.ts'
import { untilMoment } from './cause-words.ts'
import type { TargetCause } from './causes.ts'
import { restMoment, restsSince } from './last-run.ts'

type Day = RestDay & { readonly water: { readonly autonomyEndsAt?: number | null | undefined } }
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
  /** what shows that they usually work */
  readonly of: PumpsUsual
}

/** How the pumps stand while they usually work; null: they do not, or what lacks their power tells of it. */
export const pumpRestOf = (today: Day | undefined, { isRunning, ranAt = null, off }: PumpsNow): PumpRest | null => {
  if (today === undefined || isRunning) return null
  const since = restsSince(today, ranAt)
  const of = restingBehind(today, since)
  if (since === null || of === null || pumpsOf(today).every(({ device }) => off.has(device))) return null
  return { since, moment: restMoment(since, today), of }
}

/** The same as a point to watch, with what shows it and what to do. */
export const pumpRestCauses = (today: Day | undefined, now: PumpsNow): readonly TargetCause[] => {
  const rest = pumpRestOf(today, now)
  if (today === undefined || rest === null) return []
  const proof =
    rest.of === 'day'
      ? words.usualDay(formatFigure(today.plan?.producedM3?.whole ?? null, 'producedM3'))
      : proofOf(pumpsOf(today), today)
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
