import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { NO_RULES } from '../../reach/change-rules.ts'
import { createOldDatabase, DATABASES } from '../../testing/databases.ts'
import { readReachRules } from '../reach-rules.ts'

describe.each(DATABASES)('on $name rules that were kept before the calendar had exceptions', (kind) => {
  test('[R11.7] are as they were, with none', { timeout: 60_000 }, async () => {
    const { old, reopen, drop } = await createOldDatabase(kind, '030-walls')
    const site = { slug: 'paris', name: 'Paris', link: 'http://paris.test', timeZone: 'Europe/Paris' }
    const contacts = [{ id: 'amina', name: 'Amina', email: 'amina@example.test' }]
    const onCall = [{ days: [1], from: '18:00', to: '08:00', contact: 'amina' }]
    const { exceptions: _, ...before } = { ...NO_RULES, contacts, onCall }
    await sql`insert into sites values ('paris', ${JSON.stringify(site)}::jsonb)`.execute(old)
    await sql`insert into reach_rules values
      ('paris', 4, ${JSON.stringify(before)}::jsonb, '{}'::jsonb, 1, '{"uid":"u1","name":"Amina"}'::jsonb)`.execute(old)
    const store = await reopen()
    expect(await readReachRules(store.db, 'paris')).toMatchObject({
      version: 4,
      rules: { ...before, exceptions: [] },
      changedBy: { name: 'Amina' },
    })
    await store.close()
    await drop()
  })
})
