/** What is remembered of each device's stream, and until when it has been looked at. */
export const LIVE = `
  create table live_streams (
    site text not null,
    device text not null,
    until integer not null,
    learning integer not null,
    memory text not null,
    primary key (site, device)
  ) strict
`
