/** How many more inputs of the same minute and reason an entry stands for; a minute is looked up by its time. */
export const QUARANTINE_BOUND = `
alter table quarantine add column more int8 not null default 0;
create index quarantine_at on quarantine (at)
`
