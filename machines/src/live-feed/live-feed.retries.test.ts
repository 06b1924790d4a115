import { CLOSE_CODES, LIVE_TIMING } from '@vigie/contracts/live'
import { expect, test } from 'vitest'
import { drive, type Step } from '../testing/drive.ts'
import { liveFeedMachine, liveFeedView } from './index.ts'

// when a lost connection is tried again, and after how long

const input = { random: () => 0.5 }
const opened = { type: 'socket.opened' }
const welcomed = { type: 'welcome.received', resumed: true }
const closed = (code: number) => ({ type: 'socket.closed', code })
const lost = closed(1_006)
const frame = { type: 'frame.received', source: 'live' }
const live: readonly Step[] = [opened, welcomed, frame]
const stale: readonly Step[] = [...live, LIVE_TIMING.staleAfterMs]
const [offline, online, shown] = [{ type: 'network.offline' }, { type: 'network.online' }, { type: 'page.shown' }]

const run = (...steps: readonly Step[]) => drive(liveFeedMachine, input).take(...steps)
const view = (...steps: readonly Step[]) => liveFeedView(run(...steps).actor.getSnapshot())
const effects = (...steps: readonly Step[]) => run(...steps).effects.map(([kind]) => kind)

test('retries wait longer at each failure, from 1 s to 5 s with jitter [R7.3]', () => {
  const waits = [500, 1_000, 2_000, 2_500, 2_500]
  const steps: Step[] = []
  for (const [index, wait] of waits.entries()) {
    steps.push(lost)
    expect(view(...steps)).toMatchObject({ kind: 'retrying', attempt: index + 1, retryInMs: wait, closeCode: 1_006 })
    steps.push(wait)
    expect(view(...steps)).toMatchObject({ kind: 'connecting', attempt: index + 1, retryInMs: null })
  }
})

test('retries are drawn from the whole window that a gateway which restarts asked for, however often they failed', () => {
  const restarting = { ...closed(CLOSE_CODES.restarting.code), retryWithinMs: 20_000 }
  const drawn = (random: number, ...steps: readonly Step[]) => {
    const feed = drive(liveFeedMachine, { random: () => random }).take(...steps)
    return liveFeedView(feed.actor.getSnapshot()).retryInMs
  }
  const draws = [0, 0.25, 0.5, 0.999].map((random) => drawn(random, ...live, restarting))
  expect(draws).toEqual([0, 5_000, 10_000, 19_980])
  expect(drawn(0.5, lost, 500, lost, 1_000, restarting)).toBe(10_000)
  // the next failure names no window: a backoff again
  expect(view(...live, restarting, 10_000, lost)).toMatchObject({ attempt: 2, retryInMs: 1_000 })
})

test('retries start over once welcomed', () => {
  expect(view(lost, 500, lost, 1_000, ...live)).toMatchObject({ attempt: 0, closeCode: null })
  expect(view(lost, 500, lost, 1_000, ...live, lost)).toMatchObject({ attempt: 1, retryInMs: 500 })
})

test('retries after silence name no close code', () => {
  expect(view(lost, 500, 20_000)).toMatchObject({ kind: 'retrying', attempt: 2, closeCode: null })
  expect(view(...stale, 5_000)).toMatchObject({ kind: 'retrying', attempt: 1, closeCode: null })
})

const { authenticationTimeout, ...others } = CLOSE_CODES
test.each(Object.values(others))('a close with $code ($meaning) is answered as its range says', ({ code }) => {
  expect(view(...live, closed(code))).toMatchObject({ kind: code < 4_500 ? 'retrying' : 'refused', closeCode: code })
})

test('[R7.3] a gateway that heard no token is tried again: what was said to it was lost on the way', () => {
  expect(view(opened, closed(authenticationTimeout.code))).toMatchObject({
    kind: 'retrying',
    attempt: 1,
    retryInMs: 500,
  })
})

test('retries do not happen once refused, whatever the time, the network or the page says', () => {
  const refused = [...live, closed(4_504)]
  expect(effects(...refused, 3_600_000, offline, online, shown)).toEqual(['started', 'stopped'])
  expect(view(...refused, offline)).toMatchObject({ kind: 'refused' })
  expect(effects(...refused, { type: 'session.renewed' })).toEqual(['started', 'stopped', 'started'])
})
