/**
 * The life of alarms after ISA-18.2: who acknowledged, shelved and commented, and why. At most one alarm per key is
 * open, which may have cleared; the journal says who did what, and by which request, so that a retry is the same act.
 */
export const ALARM_LIFE = `
alter table alarms
  add column acknowledged_at int8, add column acknowledged_by jsonb,
  add column shelved_until int8, add column reason text, add column cause text, add column assignee jsonb,
  add column occurrences int4 not null default 1, add column replaces text,
  add column value float8, add column threshold float8,
  add column comment_count int4 not null default 0, add column announced boolean not null default true;
drop index one_active_alarm;
create unique index one_open_alarm on alarms (site, device, condition) where state <> 'normal';
create index alarms_of_key on alarms (site, device, condition, raised_at);
create index alarms_by_shelving on alarms (site, shelved_until) where state = 'shelved';

alter table journal add column actor jsonb, add column comment text, add column act text;
create index journal_of_alarm on journal ((data->>'id'), seq) where type like 'alarm.%'
`
