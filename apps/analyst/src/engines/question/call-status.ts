// The call about how devices stand now.
import { deviceId } from '@vigie/contracts/entities'
import { z } from 'zod'

/** A kind of devices that people ask about by its name. */
const among = z.enum(['pumps', 'sensors', 'storages', 'consumptions', 'cameras'])
/** A kind of devices that people ask about by its name. */
export type Among = z.infer<typeof among>
/** Which devices are in a condition now; `among`: it was asked of those of a kind; `faulty`: out of reach, without power, or with a sensor that stands still. */
export const statusCall = z.strictObject({
  tool: z.literal('status'),
  state: z.enum(['off', 'offline', 'online', 'running', 'stopped', 'faulty']),
  of: z.union([z.literal('site'), z.array(deviceId).min(1).max(6)]),
  among: among.optional(),
  /** `powered`: whether there is power, not whether there is none; `supplied`: whether the site as such has; `well`, `broken`, `how`: whether it is well or broken down, how it stands, with its alarms and findings; `any`, `all`: whether some do, or all; `since`: since when; `rests`: why it stands; `none`: whether there are none; `heard`: when they were last heard of; `usual`: whether pumps run or stand as they usually do */
  asks: z
    .enum(['powered', 'supplied', 'well', 'broken', 'how', 'any', 'all', 'since', 'rests', 'none', 'heard', 'usual'])
    .optional(),
})
