// A call about alarms: which of them, by their state, or by when something was done with them.
import { alarmCondition, alarmPriority, alarmState, deviceId, periodInput } from '@vigie/contracts/entities'
import { z } from 'zod'
import { clock } from './clock.ts'

/** Which alarms are meant, by how they stand now; `active`: their condition holds; `unacknowledged`: it may be over. */
export const askedState = z.enum(['open', 'active', ...alarmState.exclude(['normal']).options])
/** Which alarms are meant, by how they stand now. */
export type AskedState = z.infer<typeof askedState>

/** Alarms: those that stand so now, or those raised in a period; `by`: those acknowledged or over in it, whenever they were raised; `gravest`: of the highest priority among them; `first`: all, and which to see to first. */
export const alarmsCall = z.strictObject({
  tool: z.literal('alarms'),
  operation: z.enum(['count', 'list', 'last', 'gravest', 'first']),
  state: askedState.optional(),
  by: z.enum(['acknowledged', 'cleared']).optional(),
  device: deviceId.optional(),
  condition: alarmCondition.optional(),
  priority: alarmPriority.optional(),
  period: periodInput.optional(),
  clock: clock.optional(),
  /** `well`: it was asked whether all is well; `any`, `none`: whether there are some, or none; `oldest`: those that stand longest */
  asks: z.enum(['well', 'any', 'none', 'oldest']).optional(),
})
