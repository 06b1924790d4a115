// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { type Alarm, alarm } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { createLiveClock, createLiveStore, DataProvider } from '@/data'
import { Alarms } from './alarms.tsx'

afterEach(cleanup)

const NOW = Date.parse('2026-11-26T01:23:00Z')
const CUT = alarm.parse({
  ...{ id: 'a1', device: 'pepiniere', condition: 'power-off', priority: 'high', state: 'unacknowledged' },
  ...{ raisedAt: '2026-11-26T00:58:00Z', clearedAt: null },
})

const rows = (open: readonly Alarm[], trusted = true): readonly (string | null)[] => {
  const now = (flush: () => void) => flush()
  const live = createLiveStore({ frame: now, calm: now })
  const picture = { epoch: 'e', seq: 1, at: CUT.raisedAt, series: [], readings: [], statuses: [] }
  live.apply({ type: 'snapshot', ...picture, alarms: [...open] })
  const feed = { trusted, since: null, reason: null, clockStep: null }
  const sources = {
    live,
    clock: createLiveClock(() => NOW),
    feed: { get: () => feed, subscribe: () => () => {} },
    readSite: () => new Promise<never>(() => undefined),
    firstSnapshot: Promise.resolve(),
  }
  const { container } = render(
    <DataProvider value={sources}>
      <Alarms devices={[]} box={{ cols: 33, rows: 12, isStanding: false }} />
    </DataProvider>,
  )
  return [...container.querySelectorAll('.wall-row-end')].map(({ textContent }) => textContent)
}

test.each([
  ['holds says since when', { ...CUT }, 'depuis 25\u00a0min'],
  [
    'is over says how long it held, since the power is there again',
    { ...CUT, state: 'returned' as const, clearedAt: '2026-11-26T00:58:22Z' },
    'a duré 22\u00a0s',
  ],
])('[R12.2] a cut that %s', (_, open, words) => {
  expect(rows([open])).toEqual([words])
})

test('[R12.4] one that holds comes before a graver one that is over', () => {
  const over = { ...CUT, id: 'a2', state: 'returned' as const, clearedAt: '2026-11-26T00:58:22Z' }
  const filter = { ...CUT, id: 'a3', condition: 'threshold-low' as const, priority: 'low' as const }
  expect(rows([over, filter])).toEqual(['depuis 25\u00a0min', 'a duré 22\u00a0s'])
})

test('[R12.2] while nothing is heard no length grows: a cut says when it was raised', () => {
  expect(rows([CUT], false)).toEqual(['apparue 00:58'])
})
