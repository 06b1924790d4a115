import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPeerDouble } from '../testing/peer-double.ts'
import { createRounds, type Rounds, type Watched } from './rounds.ts'

let rounds: Rounds
beforeEach(() => {
  vi.useFakeTimers()
  rounds = createRounds()
})
afterEach(() => {
  rounds.close()
  vi.useRealTimers()
})
const connect = (deadlineInMs = Number.POSITIVE_INFINITY) => {
  const peer = createPeerDouble()
  const connection: Watched = {
    transport: peer.transport,
    deadline: Date.now() + deadlineInMs,
    deadlineReason: 'tokenExpired',
    missedPings: 0,
    close: vi.fn(() => rounds.remove(connection)),
  }
  rounds.add(connection)
  return { peer, connection }
}

test('a connection is closed when its deadline has passed, for the reason it has then, and once', () => {
  const { connection } = connect(5_000)
  vi.advanceTimersByTime(4_900)
  expect(connection.close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(350)
  expect(connection.close).toHaveBeenCalledWith('tokenExpired')
  vi.advanceTimersByTime(5_000)
  expect(connection.close).toHaveBeenCalledTimes(1)
})

test('a deadline put off is the one that counts', () => {
  const { connection } = connect(5_000)
  connection.deadline += 5_000
  vi.advanceTimersByTime(9_000)
  expect(connection.close).not.toHaveBeenCalled()
})

test('a peer that answers its pings is kept; one that answers none of the last is cut', () => {
  const [alive, dead] = [connect(), connect()]
  for (let quarter = 0; quarter < 8; quarter += 1) {
    vi.advanceTimersByTime(15_000)
    alive.connection.missedPings = 0
  }
  expect([alive.peer.pings, alive.peer.isTerminated]).toEqual([8, false])
  expect([dead.peer.pings, dead.peer.isTerminated]).toEqual([2, true])
})
