import { expect, test, vi } from 'vitest'
import { createLastLive } from '@/data'
import { createFeed } from './feed.fixtures.ts'
import { createFeedView } from './feed-view.ts'

test('every value hears when trust comes and when it goes, and not at each frame between', () => {
  const { feed, say } = createFeed()
  const lastLive = createLastLive()
  const view = createFeedView(feed, lastLive)
  const [one, two] = [vi.fn(), vi.fn()]
  view.subscribe(one)
  view.subscribe(two)
  expect(view.get()).toEqual({ trusted: false, since: null, reason: null, clockStep: null })
  say({ type: 'socket.opened' })
  say({ type: 'welcome.received', resumed: false })
  for (let i = 0; i < 100; i++) say({ type: 'frame.received', source: 'live' })
  expect(view.get()).toEqual({ trusted: true, since: null, reason: null, clockStep: null })
  lastLive.hear({ at: '2026-11-21T14:02:31.000Z', source: { state: 'live', ageMs: 1_000 } })
  say({ type: 'socket.closed', code: 1006 })
  expect(view.get()).toMatchObject({ trusted: false, since: Date.parse('2026-11-21T14:02:30.000Z') })
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([2, 2])
})

test('why a source that speaks is not live, and a step of its clock, are told as they come and go', () => {
  const { feed, say } = createFeed()
  const lastLive = createLastLive()
  const view = createFeedView(feed, lastLive)
  const hear = (source: Parameters<typeof lastLive.hear>[0]['source']) => {
    lastLive.hear({ at: '2026-11-21T14:02:31.000Z', source })
    say({ type: 'frame.received', source: source.state })
    return view.get()
  }
  say({ type: 'socket.opened' })
  say({ type: 'welcome.received', resumed: false })
  expect(hear({ state: 'silent', ageMs: 3_000, reason: 'devices-unread' })).toMatchObject({
    trusted: false,
    reason: 'devices-unread',
    since: Date.parse('2026-11-21T14:02:28.000Z'),
  })
  const clockStep = { at: '2026-11-21T14:02:31.000Z', ms: 3_600_000 }
  expect(hear({ state: 'live', ageMs: 0, clockStep })).toMatchObject({ trusted: true, reason: null, clockStep })
})
