import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty variable counts as absent', () => {
  const reading = readConfig({ PORT: '', HOST: '', FIREBASE_PROJECT_ID: '', ACCOUNTS_FILE: 'accounts.json' })
  expect(reading).toEqual({
    ok: true,
    config: { PORT: 9_099, HOST: '127.0.0.1', FIREBASE_PROJECT_ID: 'demo-vigie', ACCOUNTS_FILE: 'accounts.json' },
  })
})

test('a wrong one is named in one line', () => {
  expect(readConfig({ PORT: 'x', ACCOUNTS_FILE: 'accounts.json' })).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^PORT: /),
  })
})
