import { expect, test } from 'vitest'
import { z } from 'zod'
import { usersQuery } from '../rest/users.ts'
import { journalQuery, quarantineQuery } from '../upstream/rest.ts'
import { alarmFilter } from './alarm-acts.ts'
import { alarmChangesQuery } from './alarm-changes.ts'
import { alarmPreviewQuery } from './alarm-settings.ts'
import { alarmSettingsHistoryQuery } from './alarm-settings-history.ts'
import { auditQuery } from './audit.ts'
import { handoverQuery } from './handover.ts'
import { numberText } from './number-text.ts'
import { deliveriesQuery } from './reach.ts'

test.each(['', ' ', 'abc', ['1', '2'], [''], null, true, 'Infinity', '1,5'])(
  'a word of the address that is no number is none: %j',
  (word) => {
    expect(numberText(z.number()).safeParse(word).success).toBe(false)
  },
)

test.each([
  ['0', 0],
  ['-3', -3],
  ['1.5', 1.5],
  ['1e3', 1000],
  [7, 7],
])('%j is the number %j', (word, number) => {
  expect(numberText(z.number()).parse(word)).toBe(number)
})

const EPOCH = '00000000-0000-4000-8000-000000000000'
const QUERIES = [
  [alarmFilter, {}, ['limit']],
  [journalQuery, { site: 'chaib', since: '1' }, ['since', 'limit']],
  [quarantineQuery, {}, ['limit']],
  [alarmChangesQuery, { epoch: EPOCH, since: '1' }, ['since']],
  [alarmSettingsHistoryQuery, {}, ['limit']],
  [alarmPreviewQuery, { device: 'd1', condition: 'tank-low' }, ['limit', 'deadband', 'onDelayMs', 'offDelayMs']],
  [auditQuery, {}, ['limit']],
  [handoverQuery, {}, ['limit']],
  [deliveriesQuery, {}, ['limit']],
  [usersQuery, {}, ['page', 'size']],
] as const

test.each(QUERIES.flatMap(([schema, query, names]) => names.map((name) => ({ schema, query, name }))))(
  '`$name=` says nothing and is refused, not read as 0 ($query)',
  ({ schema, query, name }) => {
    expect(schema.safeParse({ ...query, [name]: '1' }).error).toBeUndefined()
    expect(schema.safeParse({ ...query, [name]: '' }).success).toBe(false)
  },
)
