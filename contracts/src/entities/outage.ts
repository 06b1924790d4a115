import { z } from 'zod'
import { deviceId } from './device.ts'
import { epochMs } from './time.ts'

/** One power cut of a device. */
export const outage = z.object({
  device: deviceId,
  from: epochMs,
  to: epochMs.nullable().describe('null: still off'),
  late: z.literal(true).optional().describe('an end of it was said late: that time is when it was heard'),
  fromSaidAt: epochMs
    .optional()
    .describe('what the device claims of the beginning, where it said it late or its clock was ahead'),
  toSaidAt: epochMs
    .optional()
    .describe('what the device claims of the end, where it said it late or its clock was ahead'),
})
/** One stretch without power of a device; `to` null: it is still without. */
export type Outage = z.infer<typeof outage>
