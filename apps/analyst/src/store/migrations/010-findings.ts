/** Findings by site, each with what a person said of it; and the last look at each site. */
export const FINDINGS = `
  create table findings (
    site text not null,
    id text not null,
    kind text not null,
    device text not null,
    body text not null,
    ended_at integer,
    verdict text,
    verdict_by text,
    verdict_at integer,
    primary key (site, id)
  ) strict;
  create unique index one_open_finding on findings (site, kind, device) where ended_at is null;
  create table site_looks (
    site text not null primary key,
    body text not null,
    seen_from integer not null,
    seen_until integer not null
  ) strict
`
