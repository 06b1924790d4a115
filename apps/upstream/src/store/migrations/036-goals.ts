/** What people set of the targets and budgets of each site, and how often they were changed. */
export const GOALS = `
create table goals (site text primary key references sites (slug), version int8 not null, data jsonb not null)
`
