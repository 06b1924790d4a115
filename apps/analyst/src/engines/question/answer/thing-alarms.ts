// In: a call about alarms, and those of each device of the thing that it names. Out: what is said of all of them as one list.
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { tellAlarms } from './happened.ts'
import type { Body } from './reads.ts'

/** Newest first, as one list of alarms is. */
export const tellThing = (call: CallOf<'alarms'>, bodies: readonly Body[], facts: Facts): Told => {
  const reads = bodies.flatMap((one, at) => (one.read === 'alarms' ? [{ ...one.body, at }] : []))
  const placed = reads
    .flatMap(({ alarms, at }) => alarms.map((alarm, index) => ({ alarm, at: `${at}/alarms/${index}` })))
    .toSorted((a, b) => Date.parse(b.alarm.raisedAt) - Date.parse(a.alarm.raisedAt))
  return tellAlarms(
    call,
    { alarms: placed.map(({ alarm }) => alarm), next: reads.find(({ next }) => next !== null)?.next ?? null },
    facts,
    placed.map(({ at }) => at),
  )
}
