/**
 * Outages get a record of their own, filled from the alarms that stood for them; the status of a device gets the
 * version that says whether it has changed since it was read; alarms get their priority and state, in their table
 * and in the journal; tariffs name their slots in English.
 */
export const OUTAGES = `
create table outages (
  id int8 generated always as identity primary key,
  site text not null, device text not null,
  started_at int8 not null, ended_at int8,
  foreign key (site, device) references devices (site, id)
);
insert into outages (site, device, started_at, ended_at)
  select site, device, raised_at, cleared_at from alarms where condition = 'power-off' order by raised_at, id;
create unique index one_open_outage on outages (site, device) where ended_at is null;
create index outages_by_time on outages (site, started_at);

alter table device_status add column version int8 not null default 0;

alter table alarms add column priority text not null default 'high', add column state text not null default 'normal';
update alarms set state = 'unacknowledged' where cleared_at is null;
alter table alarms alter column priority drop default, alter column state drop default;

update journal set data = data || jsonb_build_object(
  'priority', 'high', 'state', case type when 'alarm.raised' then 'unacknowledged' else 'normal' end)
where type in ('alarm.raised', 'alarm.cleared');

update sites set data = jsonb_set(data, '{tariff}', replace(replace(replace((data->'tariff')::text,
  '"creuses"', '"off-peak"'), '"pleines"', '"standard"'), '"pointe"', '"peak"')::jsonb)
where jsonb_typeof(data->'tariff') = 'object';
`
