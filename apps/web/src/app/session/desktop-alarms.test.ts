import { type Alarm, alarm } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { DesktopNotices } from '@/adapters/desktop-notices'
import { tellByDesktop } from './desktop-alarms.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const raised = alarm.parse({
  ...{ id: 'a1', device: 'forage', condition: 'power-off', priority: 'high', state: 'unacknowledged' },
  ...{ raisedAt: '2026-11-22T08:00:00Z', clearedAt: null },
})

const told = (change: Partial<Alarm>, { type = 'alarm.raised', ageMs = 0, state = 'on' }: Told = {}): string[] => {
  const titles: string[] = []
  const notices = {
    get: () => state,
    show: (tag: string, { title }: { title: string }) => titles.push(`${tag} ${title}`),
  }
  const tell = tellByDesktop({ notices, now: () => NOW, nameOf: () => 'Forage 1' })
  tell({ type, at: new Date(NOW - ageMs).toISOString(), data: { ...raised, ...change } })
  return titles
}
type Told = {
  readonly type?: 'alarm.raised' | 'alarm.cleared'
  readonly ageMs?: number
  readonly state?: DesktopNotices
}

test('[R11.7] the desktop tells a new alarm, where somebody wants it', () => {
  expect(told({})).toEqual(['a1 Alimentation coupée, Forage 1'])
  for (const state of ['off', 'denied', 'unsupported'] as const) expect(told({}, { state })).toEqual([])
})

test('[R11.7] once for a cause, once for what comes again, and nothing that is told late or is no new alarm', () => {
  expect(told({ cause: 'a0' })).toEqual([])
  expect(told({ occurrences: 2 })).toEqual([])
  expect(told({}, { ageMs: 61_000 })).toEqual([])
  expect(told({ state: 'shelved' })).toEqual([])
  expect(told({}, { type: 'alarm.cleared' })).toEqual([])
})
