import { beforeEach, expect, test, vi } from 'vitest'
import { createTranslate } from './translate.ts'

const onMalformed = vi.fn()
const translate = createTranslate('notification', onMalformed)
beforeEach(() => onMalformed.mockClear())

const ENTRY = {
  seq: 3,
  at: '2026-01-01T00:00:00.000Z',
  type: 'notification.created',
  data: { _id: 'n', device_id: { name: 'Pompe' }, deviceStatus: 'off', created_at: '2026-01-01T00:00:00.000Z' },
}

test('a journal event becomes a fact', () => {
  expect(translate('journal', { epoch: 'e', site: 'chaib', entries: [ENTRY] })).toEqual({
    type: 'journal',
    epoch: 'e',
    site: 'chaib',
    entries: [ENTRY],
  })
})

test('a bad row of readings never costs its neighbours', () => {
  const rows = [['a', 'flow_m3h', 1, 2], ['a', 'unknown_metric', 1, 2], ['a', 'flow_m3h', 1, null], null]
  expect(translate('readings', { site: 'chaib', rows })).toEqual({
    type: 'readings',
    site: 'chaib',
    rows: [['a', 'flow_m3h', 1, 2]],
  })
  expect(onMalformed).toHaveBeenCalledExactlyOnceWith('reading', 3)
})

test('[R7.2] the notification event is a signal: its site, if it says one, is all that counts', () => {
  expect(translate('notification', { site: 'chaib', _id: 1 })).toEqual({ type: 'notification', site: 'chaib' })
  for (const payload of [undefined, null, 'x', {}, { site: 'NOT A SITE' }]) {
    expect(translate('notification', payload)).toEqual({ type: 'notification', site: null })
  }
  expect(onMalformed).not.toHaveBeenCalled()
})

test.each([
  ['journal', null],
  ['journal', { epoch: 'e', site: 'chaib', entries: [{ ...ENTRY, type: 'moon.risen' }] }],
  ['journal', { epoch: 'e', site: 'chaib', entries: [{ ...ENTRY, at: 'NaN' }] }],
  ['journal', { epoch: 'e', site: 'chaib', entries: [{ ...ENTRY, data: { ...ENTRY.data, deviceStatus: 0 } }] }],
  ['status', { site: 'chaib', status: { device: 'a', powered: 'off' } }],
  ['heartbeat', { at: 'now' }],
  ['readings', { site: 'chaib', rows: 'many' }],
])('a malformed %s is counted and skipped', (event, payload) => {
  expect(translate(event, payload)).toBeNull()
  expect(onMalformed).toHaveBeenCalledExactlyOnceWith(event, 1)
})

test('the name of the notification event is configurable', () => {
  const renamed = createTranslate('new_alert', onMalformed)
  expect(renamed('new_alert', undefined)).toEqual({ type: 'notification', site: null })
  expect(renamed('notification', undefined)).toBeNull()
})
