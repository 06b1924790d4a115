// In: the slots of a question why something rings, and the device that it names. Out: the alarms that are open there, or of which device is asked back; null: it asks why of something else.
import type { Device } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import { askDevice } from './ask-device.ts'
import { devicesOf, type Facts } from './facts.ts'
import type { Understood } from './outcome.ts'
import type { Slots } from './read.ts'

/** « Ça sonne pourquoi », « pourquoi l’alarme du bassin haut »: what rings is told by its alarm, with what to do. */
export const alarmWhy = (
  { line, mentions, quantities, periods }: Slots,
  device: Device | null,
  facts: Facts,
): Understood | null => {
  if (quantities.size > 0 || periods.length > 0) return null
  const isOfAlarm = ALARM.test(line)
  if (!isOfAlarm && !RINGS.test(line)) return null
  const open = (one: Device | null): Call => ({
    tool: 'alarms',
    operation: 'list',
    state: 'open',
    ...(one !== null && { device: one.id }),
  })
  const { group, single, named } = mentions
  if (isOfAlarm && device === null && named.length === 0 && group !== null && single && group !== 'devices')
    return askDevice(devicesOf(group, facts), open)
  if (isOfAlarm && device === null && (named.length > 0 || group !== null)) return null
  return { kind: 'call', call: open(device), assumed: false }
}
const ALARM = /\bpourquoi (?:\w+ ){0,3}?(?:alarme|alerte)\b/
const RINGS = /\b(?:sonne|sonnent|bip\w*|klaxon\w*)\b/
