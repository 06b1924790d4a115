import type { LiveEvent, LiveEventOf } from '@vigie/contracts/live'
import type { DebriefEvent, DebriefLoss } from '@vigie/machines/debrief'
import { expect, test } from 'vitest'
import { createAbsences } from './absences.ts'
import { createFeed } from './feed.fixtures.ts'

const AT = Date.parse('2026-11-22T14:02:00.000Z')
const beat = (seq: number, state: 'live' | 'silent' = 'live'): LiveEventOf<'heartbeat'> => ({
  type: 'heartbeat',
  seq,
  at: new Date(AT + seq * 1_000).toISOString(),
  source: { state, ageMs: 100 },
})

const debriefEntry = (seq: number): LiveEventOf<'journal'>['entry'] => ({
  type: 'notification.created',
  seq,
  at: new Date(AT).toISOString(),
  data: { _id: `n${seq}`, device_id: { name: 'p' }, deviceStatus: 'off', created_at: new Date(AT).toISOString() },
})

/** A feed as the session wires it: an event is heard, then the chart of the connection has its frame. */
const session = (beginsAway = false, end: DebriefLoss['until'] = null) => {
  const { feed, say } = createFeed()
  const sent: DebriefEvent[] = []
  let now = AT
  const absences = createAbsences({ feed, send: (event) => sent.push(event), beginsAway, end, now: () => now })
  /** `lateMs`: how long after it was said it is heard */
  const hear = (event: LiveEvent, source: 'live' | 'silent', lateMs = 0) => {
    if (event.type === 'heartbeat') now = Date.parse(event.at) + lateMs
    absences.hear(event)
    say({ type: 'frame.received', source })
  }
  const connect = (epoch: string, seq: number) => {
    say({ type: 'socket.opened' })
    say({ type: 'welcome.received', resumed: false })
    absences.hear({ type: 'welcome', epoch, seq, site: 'chaib', resumed: false, capabilities: [] })
  }
  return { sent, connect, hear, say, feed }
}

test('[R11.6] an absence begins where the journal stood when it was last heard live, and ends when it is again', () => {
  const { sent, connect, hear, say, feed } = session()
  connect('e', 5)
  hear(beat(5), 'live')
  hear(beat(7), 'live')
  expect(sent).toEqual([])
  say({ type: 'socket.closed', code: 1006 })
  expect(sent.at(-1)).toEqual({ type: 'link.lost', position: { epoch: 'e', seq: 7, at: AT + 6_900 } })
  feed.send({ type: 'retry.pressed' })
  connect('e', 12)
  hear(beat(12), 'live')
  expect(sent.at(-1)).toEqual({ type: 'link.restored', at: AT + 12_000, seq: 12 })
})

test('[R11.6] an absence is over at the first live heartbeat, however many entries come before it', () => {
  const { sent, connect, hear, say, feed } = session()
  connect('e', 5)
  hear(beat(5), 'live')
  say({ type: 'socket.closed', code: 1006 })
  feed.send({ type: 'retry.pressed' })
  connect('e', 7)
  for (const seq of [6, 7]) hear({ type: 'journal', entry: debriefEntry(seq) }, 'live')
  expect(sent).toHaveLength(1)
  hear(beat(7), 'live')
  expect(sent.at(-1)).toEqual({ type: 'link.restored', at: AT + 7_000, seq: 7 })
  hear(beat(8), 'live')
  expect(sent).toHaveLength(2)
})

test('[R11.6] what comes while the source is silent was not seen as it happened', () => {
  const { sent, connect, hear } = session()
  connect('e', 5)
  hear(beat(5), 'live')
  hear(beat(6, 'silent'), 'silent')
  hear(beat(9, 'silent'), 'silent')
  hear(beat(9), 'live')
  expect(sent).toEqual([
    { type: 'link.lost', position: { epoch: 'e', seq: 5, at: AT + 4_900 } },
    { type: 'link.restored', at: AT + 9_000, seq: 9 },
  ])
})

test('before anything was ever live, nobody was away', () => {
  const { sent, connect, hear, say } = session()
  connect('e', 5)
  hear(beat(5, 'silent'), 'silent')
  say({ type: 'socket.closed', code: 1006 })
  expect(sent).toEqual([])
})

test('[R11.6] a page that was loaded again in an absence is back as soon as it is live', () => {
  const { sent, connect, hear } = session(true)
  connect('e', 5)
  hear(beat(5), 'live')
  expect(sent).toEqual([{ type: 'link.restored', at: AT + 5_000, seq: 5 }])
})

test('[R11.6] an absence that was over before the page was loaded again does not grow with each page', () => {
  const { sent, connect, hear, say } = session(true, { seq: 3, at: AT + 1_000 })
  connect('e', 5)
  hear(beat(5), 'live')
  expect(sent).toEqual([{ type: 'link.restored', at: AT + 1_000, seq: 3 }])
  say({ type: 'socket.closed', code: 1006 })
  expect(sent.at(-1)).toEqual({ type: 'link.lost', position: { epoch: 'e', seq: 5, at: AT + 4_900 } })
})

test.each([
  ['its first frame comes a minute late', { ageMs: 100 }, 60_000, 66_000],
  ['a gateway that stood still says how long ago it heard its source', { ageMs: 60_000 }, 0, 6_000],
] as const)('[R11.6] a link that stalled was lost until it was heard again, though %s', (_, source, lateMs, at) => {
  const { sent, connect, hear, say, feed } = session()
  connect('e', 5)
  hear(beat(5), 'live')
  say({ type: 'socket.closed', code: 1006 })
  feed.send({ type: 'retry.pressed' })
  connect('e', 6)
  hear({ ...beat(6), source: { state: 'live', ...source } }, 'live', lateMs)
  expect(sent.at(-1)).toEqual({ type: 'link.restored', at: AT + at, seq: 6 })
})
