/**
 * Wall displays. The secret that a screen keeps is its password: only its digest stands here. A pairing ends when its
 * code is typed or its time is over, so that a code of six letters is worth guessing for minutes only.
 */
export const WALLS = `
create table wall_pairings (code text primary key, secret text not null unique, expires_at int8 not null);
create table walls (
  id text primary key, secret text not null unique, name text not null, sites jsonb not null, settings jsonb not null,
  created_at int8 not null, created_by jsonb not null, seen_at int8, health jsonb, pending jsonb
)
`
