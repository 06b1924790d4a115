import { CLOSE_CODES, LIVE_LIMITS } from '@vigie/contracts/live'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMetrics } from '../http/metrics.ts'
import { createPeerDouble, type PeerDouble } from '../testing/peer-double.ts'
import { createAudience } from './audience.ts'
import type { Portion } from './backlog.ts'
import { createBatch, type DueFrame } from './batch.ts'
import { joinFrames } from './frames.ts'
import { maskOf } from './topics.ts'
import { close, write } from './transport.ts'

const reading: DueFrame = { topic: 'readings', text: 'reading' }
const entry: DueFrame = { topic: 'journal', text: 'entry' }
/** More than the kernel and the stream take at once, so that the socket is congested. */
const big: DueFrame = { topic: 'journal', text: 'x'.repeat(65_000) }
const BIG_BYTES = 65_004

let peer: PeerDouble
let portions: Portion[]
let asked: number[]
let audience: ReturnType<typeof createAudience>
beforeEach(() => {
  peer = createPeerDouble()
  portions = []
  asked = []
  audience = createAudience(createMetrics(), (since) => {
    asked.push(since)
    return portions.shift() ?? { texts: [], version: since, isComplete: true }
  })
  audience.listen(peer.subscriber)
})
const deliver = (version: number, ...frames: DueFrame[]) => audience.deliver(createBatch(frames, version, () => null))
/** Delivers what congests its socket as the batch of a version, and forgets that it was written. */
const congest = (version: number) => {
  peer.stopReading()
  deliver(version, big, big)
  peer.texts.length = 0
}

describe('a subscriber that does not read', () => {
  test('keeps getting the journal, and no more readings', () => {
    congest(7)
    deliver(8, entry, reading)
    deliver(9, reading)
    expect(peer.texts).toEqual(['entry'])
  })

  test('of the journal gets nothing when it did not subscribe to it', () => {
    congest(7)
    peer.subscriber.topics = maskOf(['readings'])
    deliver(8, entry, reading)
    expect(peer.texts).toEqual([])
  })

  test('gets what changed since it fell behind once it has read what waits, then goes on with the others', async () => {
    congest(7)
    deliver(8, reading)
    portions = [{ texts: ['latest'], version: 9, isComplete: true }]
    await peer.read()
    expect(asked).toEqual([7])
    deliver(10, reading)
    expect(peer.texts).toEqual(['latest', 'reading'])
  })

  test('that was brought further than the batches by what was written to it alone catches up from there', async () => {
    congest(7)
    peer.subscriber.version = 12
    deliver(8, reading)
    await peer.read()
    expect(asked).toEqual([12])
  })

  test('is brought up in portions, no faster than it reads', async () => {
    congest(7)
    deliver(8, reading)
    portions = [
      { texts: ['one', big.text, big.text], version: 8, isComplete: false },
      { texts: ['two'], version: 9, isComplete: true },
    ]
    peer.onWrite = peer.stopReading
    await peer.read()
    expect([peer.texts[0], asked]).toEqual(['one', [7]])
    peer.onWrite = () => undefined
    await peer.read()
    expect([peer.texts.at(-1), asked]).toEqual(['two', [7, 8]])
  })
})

describe('what may wait for a subscriber that does not read', () => {
  const fitting = Math.floor(LIVE_LIMITS.queueBytes / BIG_BYTES)

  test('of the journal is bounded: beyond, it is closed with 4008', () => {
    congest(7)
    for (let n = 0; n < fitting; n += 1) deliver(8, big)
    expect(peer.closedWith).toEqual([])
    deliver(8, big)
    expect(peer.closedWith).toEqual([CLOSE_CODES.slowConsumer.code])
  })

  test('of answers, replays and catch-ups counts with the rest', () => {
    congest(7)
    for (let n = 0; n < fitting; n += 1) {
      if (n % 2 === 0) deliver(8, big)
      else write(peer.subscriber, joinFrames([big.text]))
    }
    expect(peer.closedWith).toEqual([])
    expect(write(peer.subscriber, joinFrames([big.text]))).toBe(false)
    expect(peer.closedWith).toEqual([CLOSE_CODES.slowConsumer.code])
  })

  test('of resets with their snapshot counts with the rest', () => {
    congest(7)
    for (let n = 0; n <= fitting; n += 1) audience.sendAll(joinFrames([big.text]), 8)
    expect(peer.closedWith).toEqual([CLOSE_CODES.slowConsumer.code])
  })

  test('is counted anew once it has read it', async () => {
    congest(7)
    for (let n = 0; n < fitting; n += 1) deliver(8, big)
    await peer.read()
    congest(9)
    for (let n = 0; n < fitting; n += 1) deliver(9, big)
    expect(peer.closedWith).toEqual([])
  })

  test('may be more in one piece where nothing waited, as a first snapshot is', () => {
    peer.stopReading()
    const snapshot = joinFrames(Array.from({ length: 2 * fitting }, () => big.text))
    expect(write(peer.subscriber, snapshot)).toBe(true)
    deliver(8, entry)
    expect(peer.closedWith).toEqual([])
  })
})

test.each([
  ['we closed', () => close(peer.subscriber, 'accessRevoked')],
  ['it closed', () => peer.leave()],
])('nothing is written to a client after %s', (_, end) => {
  end()
  deliver(1, entry)
  audience.sendAll(joinFrames(['reset']), 1)
  expect(write(peer.subscriber, joinFrames(['answer']))).toBe(false)
  expect(peer.writes).toBe(0)
})
