import { expect, test } from 'vitest'
import { changeMoment } from './change-moment.ts'

const ALARM = { raisedAt: '2026-11-22T09:10:00.000Z', clearedAt: '2026-11-22T09:40:00.000Z' }
const RECORDED = '2026-11-23T08:00:00.000Z'

test.each([
  ['it appeared when its condition began', { event: 'alarm.raised', from: null }, ALARM.raisedAt],
  ['it is over when its condition is', { event: 'alarm.cleared', from: 'acknowledged' }, ALARM.clearedAt],
  ['an act happened when it was recorded', { event: 'alarm.acknowledged', from: 'unacknowledged' }, RECORDED],
  ['another took its place when that one was recorded', { event: 'alarm.raised', from: 'returned' }, RECORDED],
] as const)('[R11.1] the life of an alarm: %s, whenever the journal learned of it', (_, change, moment) => {
  expect(changeMoment({ ...change, at: RECORDED }, ALARM)).toBe(Date.parse(moment))
})
