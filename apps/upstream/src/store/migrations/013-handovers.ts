/**
 * Shift handovers: each note with the facts of the moment at which it was signed, and who took over. Rows are added,
 * never changed; `act` knows a retry as the same request.
 */
export const HANDOVERS = `
create table handovers (
  id int8 generated always as identity primary key, site text not null references sites (slug),
  at int8 not null, seq int8 not null, author jsonb not null, note text not null, facts jsonb not null, act text
);
create unique index handovers_of_act on handovers (site, act) where act is not null;
create index handovers_of_site on handovers (site, id);

create table handover_takings (
  handover int8 primary key references handovers (id), at int8 not null, taken_by jsonb not null
)
`
