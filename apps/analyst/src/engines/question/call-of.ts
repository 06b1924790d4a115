// What a call is about: the site, a group of its devices, or some of them.
import { deviceId } from '@vigie/contracts/entities'
import { z } from 'zod'

/** Devices that figures are given of together. */
export const group = z.enum(['sources', 'storages', 'consumptions', 'meters', 'devices'])
/** Devices that figures are given of together. */
export type Group = z.infer<typeof group>

/** What a question is about: the site as a whole, every device of a group, or these devices. */
export const subject = z.union([z.literal('site'), group, z.array(deviceId).min(1).max(6)])
/** What a question is about. */
export type Subject = z.infer<typeof subject>
