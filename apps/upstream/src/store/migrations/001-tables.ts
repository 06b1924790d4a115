/** Sites, devices, readings with their rollups, power and presence, alarms, notifications, the journal. */
export const TABLES = `
create table meta (singleton boolean primary key default true check (singleton), epoch text not null);
insert into meta (epoch) values (gen_random_uuid()::text);

create table sites (slug text primary key, data jsonb not null);
create table devices (site text not null references sites (slug), id text not null, data jsonb not null, primary key (site, id));

create table series (
  id int4 generated always as identity primary key,
  site text not null, device text not null, metric text not null,
  unique (site, device, metric),
  foreign key (site, device) references devices (site, id)
);
create table readings (
  series_id int4 not null, span int4, ts int8 not null, value float8 not null, inc float8,
  primary key (series_id, ts)
);
create table latest (series_id int4 primary key references series (id), ts int8, value float8) with (fillfactor = 50);
create table rollups (
  res int2 not null, series_id int4 not null, start int8 not null,
  count int4 not null, covered int8 not null,
  min float8 not null, max float8 not null, sum float8 not null,
  first_ts int8 not null, first_value float8 not null, last_ts int8 not null, last_value float8 not null,
  delta float8 not null,
  primary key (res, series_id, start)
) with (fillfactor = 80);

create table device_status (
  site text not null, device text not null,
  powered boolean, powered_at int8, power_heard_at int8, online boolean, online_at int8,
  primary key (site, device), foreign key (site, device) references devices (site, id)
);
create table alarms (
  id text primary key, site text not null, device text not null, condition text not null,
  raised_at int8 not null, cleared_at int8,
  foreign key (site, device) references devices (site, id)
);
create unique index one_active_alarm on alarms (site, device, condition) where cleared_at is null;
create index alarms_by_time on alarms (site, raised_at);
create table notifications (
  id text primary key, site text not null references sites (slug), seq int8 not null,
  device text not null, device_name text not null, device_status text not null, created_at int8 not null
);
create index notifications_newest on notifications (site, created_at desc, seq desc);

create table journal_head (site text primary key references sites (slug), seq int8 not null) with (fillfactor = 50);
create table journal (
  site text not null references sites (slug), seq int8 not null, at int8 not null,
  type text not null, data jsonb not null, primary key (site, seq)
);
create table relay (site text primary key references sites (slug), seq int8 not null) with (fillfactor = 50);

create table quarantine (
  id int8 generated always as identity primary key,
  site text, at int8 not null, source text not null, topic text not null,
  reason text not null, detail text not null, payload text not null
);
create index quarantine_newest on quarantine (site, id desc);
`
