// In: the slots of a question about what is broken down, and the device that it names. Out: the call that tells it.
import type { Device } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import { amongIn } from './among.ts'
import { devicesOf, type Facts } from './facts.ts'
import type { Slots } from './read.ts'

/** « En panne »: of one device how it stands, its alarms and what was found; of several what is out of reach or stands still. */
export const faultyCall = ({ mentions: { group }, line }: Slots, device: Device | null, facts: Facts): Call => {
  if (device !== null) return { tool: 'status', state: 'running', of: [device.id], asks: 'broken' }
  const among = group === null ? amongIn(line) : undefined
  const ids = group === null || group === 'devices' ? [] : devicesOf(group, facts).map(({ id }) => id)
  return {
    tool: 'status',
    state: 'faulty',
    of: ids.length > 0 && ids.length <= NAMED_MAX ? ids : 'site',
    ...(among && { among }),
  }
}
/** A call names no more devices; of more of them the site is told. */
const NAMED_MAX = 6
