/**
 * Planned maintenance. The window that a device is in stands in its status row, whose version every write of its alarms
 * moves: a batch that was judged before the window began cannot write after it. An alarm says which window keeps it out
 * of service, so that its end gives back these alone.
 */
export const MAINTENANCE = `
create table maintenance_windows (
  id text primary key, site text not null references sites (slug), devices jsonb not null, reason text not null,
  starts_at int8 not null, ends_at int8 not null, state text not null,
  planned_by jsonb not null, planned_at int8 not null,
  started_at int8, ended_at int8, ended_by jsonb
);
create index maintenance_windows_due on maintenance_windows (site) where state in ('planned', 'active');
alter table device_status add column maintenance jsonb;
alter table alarms add column maintenance text
`
