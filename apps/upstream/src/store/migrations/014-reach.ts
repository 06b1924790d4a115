/**
 * Whom alarms reach that nobody acknowledges: the rules of each site, which step of its escalation each alarm waits
 * for, and the outbox, which is the log of deliveries as well. The key signs the links of e-mails.
 */
export const REACH = `
create table reach_rules (
  site text primary key references sites (slug), version int8 not null, data jsonb not null, secrets jsonb not null,
  changed_at int8 not null, changed_by jsonb not null
);
create table reach_key (singleton boolean primary key default true check (singleton), secret text not null);
insert into reach_key (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);

create table alarm_escalations (
  alarm text primary key references alarms (id), site text not null, step int4 not null, due_at int8
) with (fillfactor = 50);
create index alarm_escalations_due on alarm_escalations (site, due_at) where due_at is not null;

create table deliveries (
  n int8 generated always as identity primary key,
  id text not null unique, site text not null references sites (slug), created_at int8 not null,
  step int4, channel text not null, target text not null, addressee text not null, address text,
  alarms jsonb not null, message jsonb not null,
  state text not null, tries int4 not null default 0, unknown_ends int4 not null default 0,
  due_at int8, claim text, claimed_until timestamptz, ended_at int8, answer text
) with (fillfactor = 70);
create index deliveries_of_site on deliveries (site, n desc);
create index deliveries_due on deliveries (due_at) where state = 'waiting'
`
