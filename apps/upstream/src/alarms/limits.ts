import { type Device, METRICS, type MetricId } from '@vigie/contracts/entities'
import type { Condition, Judgement, Setting } from './condition.ts'

/** Whether a value is above its limit, or was and has not come back by the deadband. */
export const isAbove = (value: number, { values: { limit, deadband } }: Setting, held: boolean): Judgement =>
  limit === null
    ? { holds: false }
    : { holds: held ? value > limit - deadband : value > limit, value, threshold: limit }

/** Whether a value is below its limit, or was and has not come back by the deadband. */
export const isBelow = (value: number, { values: { limit, deadband } }: Setting, held: boolean): Judgement =>
  limit === null
    ? { holds: false }
    : { holds: held ? value < limit + deadband : value < limit, value, threshold: limit }

/** Judges each reading of the metric that a setting is about. */
export const onValue = (judge: typeof isAbove): Condition['on'] => ({
  'value.read': ({ metric, value }, setting, held) => (metric === setting.metric ? judge(value, setting, held) : null),
})

/** The metrics of a device that stand somewhere, which a limit can be set for. */
export const gaugesOf = ({ metrics }: Device): readonly { readonly id: MetricId; readonly max?: number }[] =>
  metrics.flatMap(({ id, max }) =>
    METRICS[id].nature === 'gauge' ? [{ id, ...(max === undefined ? {} : { max }) }] : [],
  )
