/** Rules that were kept before the calendar had exceptions have none; what is kept else stays as it is. */
export const ON_CALL_EXCEPTIONS = `
update reach_rules set data = data || '{"exceptions": []}'::jsonb where not data ? 'exceptions'
`
