// A call about the readings of a metric over a period: what they came to, or what their course tells.
import { deviceId, metricId, periodInput } from '@vigie/contracts/entities'
import { z } from 'zod'
import { bound } from './call-bound.ts'
import { unit } from './call-unit.ts'
import { clock } from './clock.ts'

/** What the readings of a metric came to over a period; `overflowed`: whether tanks were at their brim in it; `rest`: how the level of a borehole at rest has gone over the weeks, and `claim` which way it was said to; `static`, `dynamic`, `drawdown`, `capacity`: that level, the one while the pump gives water, what lies between, and the flow for each metre of that; `which`: on which day, or in which hour of a day, its counter had most or least; `started`: at which hours of a day pumps began to run; `idle`: on which days a borehole gave hardly any water. */
export const seriesCall = z.strictObject({
  tool: z.literal('series'),
  metric: metricId,
  of: z.array(deviceId).min(1).max(4),
  period: periodInput,
  clock: clock.optional(),
  /** `sum`: what a counter counted */
  operation: z.enum(['mean', 'max', 'min', 'sum']),
  asks: z
    .enum(['overflowed', 'rest', 'static', 'dynamic', 'drawdown', 'capacity', 'which', 'started', 'idle'])
    .optional(),
  claim: z.enum(['more', 'less', 'same']).optional(),
  bound: bound.optional(),
  unit,
})
