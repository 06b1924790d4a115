/** How often a local day was written to after it was over. */
export const DAY_STAMPS = `
create table day_stamps (
  site text not null references sites (slug), start int8 not null, stamp int8 not null, primary key (site, start)
) with (fillfactor = 50)
`
