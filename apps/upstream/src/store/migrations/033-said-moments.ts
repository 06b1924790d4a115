/** What a device claims of an end of an outage that it said late, where that end is dated by when it was heard. */
export const SAID_MOMENTS = `
alter table outages add column started_said_at int8, add column ended_said_at int8
`
