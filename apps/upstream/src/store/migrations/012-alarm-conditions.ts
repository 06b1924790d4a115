/**
 * Conditions beside the power supply: what each alarm measured, where conditions stand that wait for a delay, how
 * they are set, and which series an alarm waits on, so that a batch that concerns none need not look.
 */
export const ALARM_CONDITIONS = `
alter table alarms add column metric text;

alter table latest add column watched boolean not null default false;

create table alarm_comparators (
  site text not null, device text not null, condition text not null, metric text not null,
  holds boolean not null, since int8 not null, is_on boolean not null, due_at int8,
  value float8, threshold float8,
  primary key (site, device, condition, metric), foreign key (site, device) references devices (site, id)
) with (fillfactor = 50);
create index alarm_comparators_due on alarm_comparators (due_at) where due_at is not null;

create table alarm_settings (
  site text not null, device text not null, condition text not null, metric text not null,
  data jsonb not null, changed_at int8 not null, changed_by jsonb not null,
  primary key (site, device, condition, metric), foreign key (site, device) references devices (site, id)
);
create table alarm_settings_head (site text primary key references sites (slug), version int8 not null);
create table alarm_nights (site text primary key references sites (slug), judged_at int8 not null, stamps int8 not null)
`
