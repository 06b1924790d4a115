import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSupervisor, type OnDeath } from './supervisor.ts'

const KILLED = { code: null, signal: 'SIGKILL' } as const
const said: string[] = []
const started: string[] = []
const givenUp: string[] = []
let ending: AbortController
let fails: boolean
let onDeath: OnDeath

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  for (const list of [said, started, givenUp]) list.length = 0
  ending = new AbortController()
  fails = false
  onDeath = createSupervisor({
    restart: async (name) => {
      started.push(name)
      if (fails) throw new Error('upstream did not start: port 8081 is taken')
    },
    say: (line) => said.push(line),
    giveUp: (reason) => givenUp.push(reason),
    ending: ending.signal,
  })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a service that died is started again, later each time, with a line before and after', async () => {
  onDeath('gateway', KILLED, 'out of memory')
  await vi.advanceTimersByTimeAsync(500)
  expect(said).toEqual([
    'gateway died by SIGKILL, and is started again. Its last line: out of memory',
    'gateway is back after 0.5 s',
  ])
  onDeath('gateway', { code: 1, signal: null }, 'again')
  await vi.advanceTimersByTimeAsync(900)
  expect(started).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(started).toHaveLength(2)
})

test('the third death of a service within a minute ends the run, with its last line', async () => {
  for (let death = 0; death < 3; death += 1) {
    onDeath('upstream', KILLED, `line ${death}`)
    await vi.advanceTimersByTimeAsync(5_000)
  }
  expect(started).toHaveLength(2)
  expect(givenUp).toEqual(['upstream died 3 times within a minute, the last time by SIGKILL: line 2'])
})

test('deaths further apart, or of different services, are not counted together', async () => {
  for (let death = 0; death < 6; death += 1) {
    onDeath('upstream', KILLED, '')
    onDeath('simulator', KILLED, '')
    await vi.advanceTimersByTimeAsync(31_000)
  }
  expect(givenUp).toEqual([])
  expect(started).toHaveLength(12)
})

test('a start that fails is a death', async () => {
  fails = true
  onDeath('upstream', KILLED, 'killed')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(givenUp).toEqual([
    'upstream died 3 times within a minute, the last time by a start that failed: upstream did not start: port 8081 is taken',
  ])
})

test('nothing is started again while the run ends', async () => {
  onDeath('gateway', KILLED, '')
  ending.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  onDeath('gateway', KILLED, '')
  expect([started, givenUp]).toEqual([[], []])
})
