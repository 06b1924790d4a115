/** A revoked wall is kept until its account at the identity service is gone. */
export const WALL_REVOCATIONS = `
alter table walls add column revoked_at int8
`
