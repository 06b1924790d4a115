/** Pictures sent, what was read from them, what people said; boards calibrated; how many wheels a meter has. */
export const PICTURES = `
create table picture_works (
  id text primary key,
  site text not null,
  device text not null,
  tool text not null,
  source text not null,
  at_ms integer not null,
  asked_by text not null,
  state text not null,
  flaw text,
  result text,
  correction text,
  stored text,
  photo blob,
  crop blob
);
create index picture_works_of_device on picture_works (site, device, tool, at_ms);
create table gauge_boards (
  site text not null,
  device text not null,
  board text not null,
  primary key (site, device)
);
create table meter_layouts (
  site text not null,
  device text not null,
  whole integer not null,
  decimals integer not null,
  primary key (site, device)
)
`
