/** Which server and database the journal was on, as the server said; compared at each start. */
export const FINGERPRINT = `
alter table meta add column fingerprint jsonb
`
