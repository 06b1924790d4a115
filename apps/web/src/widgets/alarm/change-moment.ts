import type { Alarm, AlarmChange } from '@vigie/contracts/entities'

/** An alarm begins and ends when its condition does, as the list of alarms says it; acts happen when they are recorded. */
export const changeMoment = (
  { event, from, at }: Pick<AlarmChange, 'event' | 'at'> & { readonly from?: AlarmChange['from'] | undefined },
  { raisedAt, clearedAt }: Pick<Alarm, 'raisedAt' | 'clearedAt'>,
): number => {
  // an alarm that another took the place of is told by the raising of that one
  const isOwnBegin = event === 'alarm.raised' && (from ?? null) === null
  return Date.parse(isOwnBegin ? raisedAt : event === 'alarm.cleared' ? (clearedAt ?? at) : at)
}
