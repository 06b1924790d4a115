// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Alarm } from '@vigie/contracts/entities'
import { type DebriefReport, debriefFixtures } from '@vigie/machines/debrief'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionActorsProvider } from '@/actors/session-context'
import { createLiveStore, DataProvider, HttpProvider } from '@/data'
import { ConfigProvider } from '@/data/app-context'
import { setSiteTimeZone } from '@/text'
import { DebriefCard } from './debrief-card.tsx'

setSiteTimeZone('UTC')
afterEach(cleanup)

const [changes] = debriefFixtures.outcomes.readChanges.done
const [one] = changes.alarms
if (one === undefined) throw new Error('no sample')
const BACK = Date.parse('2026-11-22T14:14:30.000Z')
const [{ position }] = debriefFixtures.events['link.lost']
const report: DebriefReport = {
  ...changes,
  losses: [{ since: position, until: { seq: 9, at: BACK } }],
}

const show = (alarms: readonly Alarm[], now = BACK, told = report) => {
  const live = createLiveStore({ frame: (flush) => flush(), calm: (flush) => flush() })
  const say = (open: readonly Alarm[]) =>
    act(() =>
      live.apply({
        type: 'snapshot',
        epoch: 'e',
        seq: 1,
        at: new Date(now).toISOString(),
        series: [],
        readings: [],
        statuses: [],
        alarms: [...open],
      }),
    )
  say(alarms)
  const feed = { trusted: true, since: null, reason: null, clockStep: null }
  const never = () => new Promise(() => {})
  const send = vi.fn()
  const given = <T,>(value: unknown): T => value as T
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ConfigProvider value={given({ site: 'chaib' })}>
          <HttpProvider value={given({ get: never })}>
            <DataProvider
              value={given({
                live,
                clock: { now: () => now, nowBy: () => now, subscribe: () => () => {} },
                feed: { get: () => feed, subscribe: () => () => {} },
                readSite: never,
                firstSnapshot: Promise.resolve(),
              })}
            >
              <SessionActorsProvider value={given({ debrief: { send } })}>
                <DebriefCard view={{ kind: 'report', report: told }} />
              </SessionActorsProvider>
            </DataProvider>
          </HttpProvider>
        </ConfigProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { send, say }
}
const rows = () => screen.queryAllByRole('listitem')
const ACTIVE: Alarm = { ...one.alarm, id: 'a2', device: 'pompe-2', state: 'unacknowledged' }

test('[R11.6] above an active alarm what happened without a link is one line, until it is asked for', () => {
  const { say, send } = show([])
  expect(rows()).toHaveLength(1)
  say([ACTIVE])
  expect(rows()).toHaveLength(0)
  expect(screen.getByRole('heading').textContent).toBe(
    'Pendant que cette page n’était pas en direct\u00a0: 1\u00a0alarme',
  )
  const button = screen.getByRole('button', { name: 'Détail' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect(rows()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Replier' }).getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Replier' }))
  fireEvent.click(screen.getByRole('button', { name: /^J’ai vu/ }))
  expect(send).toHaveBeenCalledWith({ type: 'seen.pressed' })
})

test('[R11.6] a loss that was shorter than a second says so, and never that it lasted 0 s', () => {
  const losses = [{ since: position, until: { seq: 9, at: position.at + 300 } }]
  show([], BACK, { ...report, losses })
  expect(screen.getByRole('status').textContent).toContain('14:02:00, moins d’une seconde.')
})

test('[R11.6] an alarm that somebody has acknowledged does not fold it', () => {
  show([{ ...ACTIVE, state: 'acknowledged' }])
  expect(rows()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Replier' })).toBeNull()
})

test('[R11.6] its rows are dated as those of the list: by when the alarm began, with the day once that is a day ago', () => {
  const time = () => rows()[0]?.querySelector('time')
  const acknowledged = { ...one, changes: one.changes.slice(1) }
  show([], BACK, { ...report, alarms: [acknowledged] })
  expect([time()?.textContent, time()?.getAttribute('datetime')]).toEqual(['14:04:18', one.alarm.raisedAt])
  cleanup()
  show([], BACK + 86_400_000)
  expect(time()?.textContent).toBe('22/11 14:04')
  expect(rows()[0]?.textContent).toContain('acquittée par Salma B. 22/11 14:08')
})

test('[R11.6] folded it is a narrow line, asked for it stands high; what it tells of is on it either way', () => {
  const { say } = show([])
  const line = () => [...screen.getByRole('status').classList]
  expect(document.querySelector('[data-debrief]')?.getAttribute('data-debrief')).toBe('1')
  expect(line()).toEqual(expect.arrayContaining(['items-start', 'py-3']))
  say([ACTIVE])
  expect(line()).toEqual(expect.arrayContaining(['items-center', 'py-2']))
})

test('[R11.6] what was recorded well after it happened is told with both moments', () => {
  const [raised] = one.changes
  if (raised === undefined) throw new Error('no sample')
  const told = (alarm: Alarm) => {
    show([], BACK, { ...report, alarms: [{ alarm, changes: [raised] }] })
    const words = rows()[0]?.textContent ?? ''
    cleanup()
    return words
  }
  expect(told(one.alarm)).not.toContain('signalée')
  expect(told({ ...one.alarm, raisedAt: '2026-11-22T11:02:00.000Z' })).toMatch(
    /apparue 11:02:00 \(signalée à 14:04:\d\d\)/,
  )
})
