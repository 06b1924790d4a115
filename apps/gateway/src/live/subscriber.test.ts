import { type CloseReason, LIVE_LIMITS } from '@vigie/contracts/live'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMetrics } from '../plugins/metrics.ts'
import { createBatch, type DueFrame } from './batch.ts'
import { createSubscriber, type Portion, type Subscriber } from './subscriber.ts'
import { maskOf } from './topics.ts'
import type { Transport } from './transport.ts'

type Peer = { -readonly [K in keyof Transport]: Transport[K] } & {
  readonly written: string[]
  closed: CloseReason | null
  drained: (() => void) | null
  drain(): void
}
const createPeer = (): Peer => {
  const peer: Peer = {
    isOpen: true,
    isCongested: false,
    written: [],
    closed: null,
    drained: null,
    write: (bytes: Buffer) => void peer.written.push(...textsOf(bytes)),
    onceDrained: (listener: () => void) => {
      peer.drained = listener
    },
    ping: () => undefined,
    close: (reason: CloseReason) => {
      peer.closed = reason
      peer.isOpen = false
    },
    terminate: () => undefined,
    drain: () => {
      const listener = peer.drained
      peer.drained = null
      peer.isCongested = false
      listener?.()
    },
  }
  return peer
}
const textsOf = (bytes: Buffer): string[] => {
  const texts: string[] = []
  for (let at = 0; at < bytes.length; ) {
    const short = bytes.readUInt8(at + 1)
    const [start, size] = short === 126 ? [at + 4, bytes.readUInt16BE(at + 2)] : [at + 2, short]
    texts.push(bytes.toString('utf8', start, start + size))
    at = start + size
  }
  return texts
}

let peer: Peer
let portions: Portion[]
let asked: number[]
let subscriber: Subscriber
beforeEach(() => {
  peer = createPeer()
  portions = []
  asked = []
  const catchUp = (since: number): Portion => {
    asked.push(since)
    return portions.shift() ?? { texts: [], version: since, isComplete: true }
  }
  subscriber = createSubscriber(peer, catchUp, createMetrics())
})
const deliver = (version: number, ...frames: DueFrame[]) => subscriber.deliver(createBatch(frames, version))
const reading: DueFrame = { topic: 'readings', text: 'reading' }
const entry: DueFrame = { topic: 'journal', text: 'entry' }
const beat: DueFrame = { topic: 'control', text: 'beat' }

test('a subscriber hears its topics, and what is for everybody', () => {
  subscriber.topics = maskOf(['journal'])
  expect(deliver(1, entry, reading, beat)).toBe(2)
  expect(peer.written).toEqual(['entry', 'beat'])
})

test('subscribers of the same topics are given the very same bytes', () => {
  const batch = createBatch([entry, reading], 1)
  expect(batch.forTopics(maskOf(['journal']))).toBe(batch.forTopics(maskOf(['journal'])))
})

describe('one who does not read', () => {
  beforeEach(() => {
    deliver(7, reading)
    peer.written.length = 0
    peer.isCongested = true
  })

  test('keeps getting the journal, and no more readings', () => {
    deliver(8, entry, reading, beat)
    deliver(9, reading)
    expect(peer.written).toEqual(['entry'])
  })

  test('gets what changed since it fell behind once it has read what waits, then goes on with the others', () => {
    deliver(8, reading)
    portions = [{ texts: ['latest'], version: 9, isComplete: true }]
    peer.drain()
    expect(asked).toEqual([7])
    deliver(10, reading)
    expect(peer.written).toEqual(['latest', 'reading'])
  })

  test('is brought up in portions, no faster than it reads', () => {
    deliver(8, reading)
    portions = [
      { texts: ['one'], version: 8, isComplete: false },
      { texts: ['two'], version: 9, isComplete: true },
    ]
    peer.write = (bytes) => {
      peer.written.push(...textsOf(bytes))
      peer.isCongested = true
    }
    peer.drain()
    expect(peer.written).toEqual(['one'])
    peer.drain()
    expect(peer.written).toEqual(['one', 'two'])
    expect(asked).toEqual([7, 8])
  })

  test('is closed with 4008 when more journal waits than the bound', () => {
    const big: DueFrame = { topic: 'journal', text: 'x'.repeat(60_000) }
    const fitting = Math.floor(LIVE_LIMITS.queueBytes / 60_004)
    for (let n = 0; n < fitting; n += 1) deliver(8, big)
    expect(peer.closed).toBeNull()
    deliver(8, big)
    expect(peer.closed).toBe('slowConsumer')
  })
})

test('nothing is written to a closed connection', () => {
  peer.isOpen = false
  expect(deliver(1, entry)).toBe(0)
  expect(peer.written).toEqual([])
})
