import { beforeEach, describe, expect, test } from 'vitest'
import { createMetrics } from '../http/metrics.ts'
import { createPeerDouble, type PeerDouble } from '../testing/peer-double.ts'
import { type Audience, createAudience } from './audience.ts'
import { createBatch, type DueFrame } from './batch.ts'
import { maskOf } from './topics.ts'

let audience: Audience
let metrics: ReturnType<typeof createMetrics>
beforeEach(() => {
  metrics = createMetrics()
  audience = createAudience(metrics, (since) => ({ texts: [], version: since, isComplete: true }))
})
const listeners = (count: number): PeerDouble[] =>
  Array.from({ length: count }, () => {
    const peer = createPeerDouble()
    audience.listen(peer.subscriber)
    return peer
  })
const reading: DueFrame = { topic: 'readings', text: 'reading' }
const entry: DueFrame = { topic: 'journal', text: 'entry' }
const deliver = (...frames: DueFrame[]) => audience.deliver(createBatch(frames, 1, () => null))
const heardBy = (peers: readonly PeerDouble[]) => peers.map(({ texts }) => texts.join())

describe('a batch', () => {
  test('is one write to each listener, of the topics it subscribed to', () => {
    const [all, journal] = listeners(2)
    if (all === undefined || journal === undefined) throw new Error('two were asked for')
    journal.subscriber.topics = maskOf(['journal'])
    deliver(entry, entry, reading)
    expect(heardBy([all, journal])).toEqual(['entry,entry,reading', 'entry,entry'])
    expect([all.writes, journal.writes]).toEqual([1, 1])
    deliver(reading)
    expect([all.writes, journal.writes]).toEqual([2, 1])
  })

  test('is built once for all who hear the same topics', () => {
    const batch = createBatch([entry, reading], 1, () => null)
    expect(batch.forTopics(maskOf(['journal']))).toBe(batch.forTopics(maskOf(['journal'])))
  })

  test('is counted: frames delivered, and writes', async () => {
    listeners(3)
    deliver(entry, entry)
    const { values } = await metrics.deliveries.get()
    expect([values[0]?.value, (await metrics.writes.get()).values[0]?.value]).toEqual([6, 3])
  })
})

describe('who leaves', () => {
  test.each([0, 1, 2, 3])('number %i of four hears nothing more; the others hear everything once', (leaver) => {
    const peers = listeners(4)
    const gone = peers[leaver]
    if (gone === undefined) throw new Error('four were asked for')
    audience.leave(gone.subscriber)
    deliver(entry)
    expect(heardBy(peers)).toEqual(peers.map((peer) => (peer === gone ? '' : 'entry')))
    expect([audience.size, audience.isPresent(gone.subscriber)]).toEqual([3, false])
  })

  test.each([
    ['itself', 1, [1]],
    ['one who has heard it', 2, [0]],
    ['one who has not', 0, [3]],
    ['everybody', 1, [0, 1, 2, 3, 4]],
  ])('in the middle of a delivery, %s: nobody hears it twice, nobody who stays misses it', (_, at, leavers) => {
    const peers = listeners(5)
    const trigger = peers[at]
    if (trigger === undefined) throw new Error('five were asked for')
    trigger.onWrite = () => {
      trigger.onWrite = () => undefined
      for (const leaver of leavers) audience.leave(peers[leaver]?.subscriber ?? trigger.subscriber)
    }
    deliver(entry)
    const hears = (index: number) => index <= at || !leavers.includes(index)
    expect(heardBy(peers)).toEqual(peers.map((_peer, index) => (hears(index) ? 'entry' : '')))
    expect(audience.size).toBe(5 - leavers.length)
    deliver(reading)
    const stayed = peers.filter((_peer, index) => !leavers.includes(index))
    expect(stayed.every(({ texts }) => texts.at(-1) === 'reading')).toBe(true)
    expect(peers.filter(({ texts }) => texts.at(-1) === 'reading')).toHaveLength(stayed.length)
  })

  test('and comes back hears from then on', () => {
    const [peer] = listeners(1)
    if (peer === undefined) throw new Error('one was asked for')
    audience.leave(peer.subscriber)
    deliver(entry)
    audience.listen(peer.subscriber)
    deliver(reading)
    expect(peer.texts).toEqual(['reading'])
  })
})

test('who joins in the middle of a delivery has a picture that holds the batch, and is not given it', () => {
  const [first] = listeners(1)
  const late = createPeerDouble()
  if (first !== undefined) first.onWrite = () => audience.listen(late.subscriber)
  deliver(entry)
  expect([late.texts, audience.size]).toEqual([[], 2])
})

describe('tokens to borrow', () => {
  test('are those of everybody present, the longest lasting first, each once, none that has expired', () => {
    const inMinutes = (minutes: number) => Date.now() + minutes * 60_000
    const enter = (token: string, expiresAt: number) =>
      audience.enter(createPeerDouble({ token, expiresAt }).subscriber)
    enter('short', inMinutes(1))
    enter('expired', inMinutes(-1))
    enter('long', inMinutes(60))
    enter('long', inMinutes(60))
    const listener = createPeerDouble({ token: 'middle', expiresAt: inMinutes(30) })
    audience.listen(listener.subscriber)
    expect(audience.tokens()).toEqual(['long', 'middle', 'short'])
  })
})
