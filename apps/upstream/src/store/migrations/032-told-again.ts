/**
 * When the first step of the key of an alarm was last told, and when it is to be told again because the condition has
 * come back meanwhile; and by which alarm another was replaced, to be found by that one.
 */
export const TOLD_AGAIN = `
alter table alarm_escalations add column told_at int8, add column again_at int8;
create index alarm_escalations_again on alarm_escalations (site, again_at) where again_at is not null;
create index alarms_replaces on alarms (replaces) where replaces is not null
`
