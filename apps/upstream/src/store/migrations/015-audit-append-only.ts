import { AUDIT_LIMITS } from '@vigie/contracts/limits'

/**
 * What was recorded stays as it was for as long as it is kept, whatever a fault in the product does: changing a row, or
 * deleting one before its time, fails. A list of statements, since one of them holds semicolons of its own.
 */
export const AUDIT_APPEND_ONLY = [
  `create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < (extract(epoch from now()) - ${AUDIT_LIMITS.keptDays} * 86400) * 1000 then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end $$`,
  'create trigger audit_append_only before update or delete on audit for each row execute function audit_is_append_only()',
  'create index audit_at on audit (at)',
] as const
