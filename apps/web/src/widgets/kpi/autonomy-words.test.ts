import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { autonomyLength } from './autonomy-length.ts'
import { autonomyWords } from './autonomy-words.ts'

const at = (text: string) => Date.parse(`2026-11-${text}:00Z`)
const NOW = at('21T14:02')
beforeAll(() => setSiteTimeZone('Etc/UTC'))

test('autonomy says about when it ends, to the quarter of an hour, with its day when that is not today', () => {
  const today = { autonomyHours: 7.6, autonomyEndsAt: at('21T21:40') }
  expect(autonomyWords(today, null, NOW)).toBe('fin vers 21:45 sans pompage, à la demande attendue')
  const later = { autonomyHours: 31, autonomyEndsAt: at('22T21:02') }
  expect(autonomyWords(later, null, NOW)).toBe('fin le 22/11 vers 21:00 sans pompage, à la demande attendue')
})

test('what rests on a level read before a cut is estimated, and says when it was read', () => {
  const end = { autonomyHours: 7.6, autonomyEndsAt: at('21T21:40') }
  expect(autonomyWords(end, at('21T11:30'), NOW)).toBe(
    'fin vers 21:45 sans pompage, à la demande attendue ; estimé, niveau lu à 11:30',
  )
  expect(autonomyWords(end, at('21T11:30'), NOW, 2)).toBe(
    'fin vers 21:45 sans pompage, à la demande attendue ; estimé, plus ancien niveau lu à 11:30',
  )
})

test('a spent stock says so, an unknown draw says nothing', () => {
  expect(autonomyWords({ autonomyHours: 0, autonomyEndsAt: NOW }, null, NOW)).toBe('la réserve est entamée')
  const end = { autonomyHours: 7.6, autonomyEndsAt: at('21T21:40') }
  expect(autonomyWords(end, null, NOW, 2, 'Bassin haut')).toBe(
    'Bassin haut d’abord ; fin vers 21:45 sans pompage, à la demande attendue',
  )
  expect(autonomyWords({ autonomyHours: null }, null, NOW)).toBeUndefined()
})

test('[R10] within one minute every place tells the same length, whether it looks each second or each minute', () => {
  const days = { autonomyHours: 71.9, autonomyEndsAt: at('24T14:00') }
  const minute = at('21T14:30')
  expect(autonomyLength(days, minute)).toBe('3\u00a0j')
  expect(autonomyLength(days, minute + 37_000)).toBe(autonomyLength(days, minute))
})

test('[12.2] how long it lasts ends at the very moment that is told, not at one that was rounded by itself', () => {
  // 7 h 38 min from the figures of 13:55; told at 14:02
  const today = { autonomyHours: 7.7, autonomyEndsAt: at('21T21:37') }
  expect(autonomyWords(today, null, NOW)).toContain('21:30')
  expect(autonomyLength(today, NOW)).toBe('7\u00a0h 30\u00a0min')
  // from a day on both are whole hours
  const days = { autonomyHours: 82.3, autonomyEndsAt: at('25T00:25') }
  expect(autonomyWords(days, null, NOW)).toContain('25/11 vers 00:00')
  expect(autonomyLength(days, NOW)).toBe('3\u00a0j 10\u00a0h')
  expect(autonomyLength({ autonomyHours: 0, autonomyEndsAt: NOW }, NOW)).toBe('0\u00a0min')
  expect(autonomyLength({ autonomyHours: 7 }, NOW)).toBe('7\u00a0h')
})
