/** The log of acts of administration. */
export const AUDIT = `
create table audit (
  id int8 generated always as identity primary key,
  at int8 not null, actor_uid text not null, actor_email text, action text not null, subject text not null, detail jsonb not null
)
`
