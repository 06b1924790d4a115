import { z } from 'zod'
import { deviceId } from './device.ts'
import { instant } from './time.ts'

/** What an alarm is about (ISA-18.2: one alarm per device and condition at a time). */
export const alarmCondition = z.enum(['power-off'])
export type AlarmCondition = z.infer<typeof alarmCondition>

export const alarm = z.object({
  id: z.string().min(1),
  device: deviceId,
  condition: alarmCondition,
  raisedAt: instant,
  clearedAt: instant.nullable().describe('null while active'),
})
export type Alarm = z.infer<typeof alarm>
