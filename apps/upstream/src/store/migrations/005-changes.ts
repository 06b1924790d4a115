/**
 * The changes of a site's devices are counted beside its journal, in the same locked row. What devices reported of
 * their power supply is kept, so that the same report is known again; what was said late is marked. Instances take
 * turns per site. The database gets a name that stays when its epoch is renewed.
 */
export const CHANGES = `
alter table meta add column id text;
update meta set id = epoch;
alter table meta alter column id set not null;

alter table journal_head add column rev int8 not null default 0;
alter table journal add column late boolean not null default false;
alter table outages add column late boolean not null default false;

create table power_reports (
  site text not null, device text not null, ts int8 not null, powered boolean not null, heard_at int8 not null,
  primary key (site, device, ts, powered)
);
create index power_reports_by_age on power_reports (heard_at);
insert into power_reports (site, device, ts, powered, heard_at)
  select site, device, started_at, false, started_at from outages
  union select site, device, ended_at, true, ended_at from outages where ended_at is not null;

create table instances (id text primary key, seen_at timestamptz not null);
create table turns (
  site text primary key references sites (slug),
  holder text, token int8 not null default 0, until timestamptz, ingest text not null default 'unread'
) with (fillfactor = 50);
`
