// In: a call about alarms, and those of each device of the thing that it names. Out: what is said of all of them as one list.
import { type Alarm, isActiveAlarm } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { activeFirst, tellAlarms } from './happened.ts'
import { moment } from './measured.ts'
import type { Body } from './reads.ts'
import { deviceName } from './words.ts'

/** Newest first, as one list of alarms is. */
export const tellThing = (call: CallOf<'alarms'>, bodies: readonly Body[], facts: Facts): Told => {
  const reads = bodies.flatMap((one, at) => (one.read === 'alarms' ? [{ ...one.body, at }] : []))
  const placed = reads
    .flatMap(({ alarms, at }) => alarms.map((alarm, index) => ({ alarm, at: `${at}/alarms/${index}` })))
    .toSorted((a, b) => Date.parse(b.alarm.raisedAt) - Date.parse(a.alarm.raisedAt))
  const alarms = placed.map(({ alarm }) => alarm)
  const next = reads.find((one) => one.next !== null)?.next ?? null
  const told = tellAlarms(
    call,
    { alarms, next },
    facts,
    placed.map(({ at }) => at),
  )
  // where a leak is stands beside its alarms already
  const isNamed = call.operation === 'list' && call.asks !== 'oldest' && call.condition !== 'night-flow'
  if (!isNamed || next !== null || alarms.length > FEW) return told
  const [first = '', ...rest] = told.sentences
  return { ...told, sentences: [first, ...activeFirst(alarms).map((one) => namedWords(one, facts)), ...rest] }
}
/** So few alarms are named, the active ones first. */
const FEW = 3

const namedWords = (one: Alarm, facts: Facts): string =>
  `${alarmTitle(one)} – ${deviceName(one.device, facts)}, apparue le ${moment(Date.parse(one.raisedAt), facts)}, ${isActiveAlarm(one) ? 'toujours active' : 'revenue à la normale'}.`
