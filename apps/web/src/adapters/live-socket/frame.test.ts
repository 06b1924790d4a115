import { afterEach, expect, test, vi } from 'vitest'
import { createFrameReader, type Frame, parseFrame } from './frame.ts'

const AT = '2026-11-21T14:02:31.000Z'
const status = (index: number) => ({
  device: `vanne-${index}`,
  powered: false,
  poweredAt: AT,
  online: null,
  onlineAt: null,
})
const alarm = (index: number) => ({
  id: `a${index}`,
  site: 'chaib',
  device: `vanne-${index}`,
  condition: 'power-off',
  priority: 'high',
  state: 'unacknowledged',
  raisedAt: AT,
  clearedAt: null,
})
const picture = (alarms: readonly unknown[]) => {
  const statuses = Array.from({ length: alarms.length }, (_, index) => status(index))
  return JSON.stringify({ type: 'snapshot', epoch: 'e', seq: 7, at: AT, series: [], readings: [], statuses, alarms })
}
const beat = (seq: number) => JSON.stringify({ type: 'heartbeat', seq, at: AT, source: { state: 'live', ageMs: 0 } })

/** Frames as they are read, and turns of the page as they pass: what a timer would do in between. */
const setUp = () => {
  const heard: Frame[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const read = createFrameReader((frame) => {
    heard.push(frame)
    if (frame.kind === 'event' && frame.event.type === 'heartbeat' && frame.event.seq === 8) resolve()
  })
  return { heard, read, last: promise }
}

test.each([100, 3_000])(
  'a picture with %d alarms is read over several turns of the page, and what comes after it waits',
  async (alarms) => {
    const { heard, read, last } = setUp()
    const long = picture(Array.from({ length: alarms }, (_, index) => alarm(index)))
    let turns = 0
    const count = () => {
      if (heard.length > 0) return
      turns += 1
      setImmediate(count)
    }
    setImmediate(count)
    read(long)
    read(beat(7))
    read(beat(8))
    expect(heard).toEqual([])
    await last
    expect(turns).toBeGreaterThan(1)
    expect(heard).toEqual([long, beat(7), beat(8)].map(parseFrame))
  },
)

/** Counts the turns that are given to the page from here on: each waits for a message of a channel of its own. */
const countTurns = () => {
  let turns = 0
  const Channel = MessageChannel
  vi.stubGlobal(
    'MessageChannel',
    class extends Channel {
      constructor() {
        super()
        turns += 1
      }
    },
  )
  return () => turns
}
afterEach(() => void vi.unstubAllGlobals())

test('between the text of a long message and what stands in it the page has a turn, and one after each fifty of a list', async () => {
  const { heard, read, last } = setUp()
  const turns = countTurns()
  read(JSON.stringify({ type: 'unheard-of', words: 'x'.repeat(300_000) }))
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  expect(turns()).toBe(1)
  read(picture(Array.from({ length: 101 }, (_, index) => alarm(index))))
  read(beat(8))
  await last
  // its text, then three times for its statuses and three times for its alarms
  expect(turns()).toBe(1 + 1 + 3 + 3)
})

test('a long picture of which one alarm is malformed is malformed as a whole', async () => {
  const { heard, read, last } = setUp()
  read(picture([...Array.from({ length: 3_000 }, (_, index) => alarm(index)), { id: 'a' }]))
  read(beat(8))
  await last
  expect(heard[0]).toEqual({ kind: 'malformed', type: 'snapshot' })
})

test('a short message is read at once; one that is long and no picture is read as any other', async () => {
  const { heard, read, last } = setUp()
  read(beat(1))
  expect(heard).toHaveLength(1)
  read(JSON.stringify({ type: 'unheard-of', words: 'x'.repeat(300_000) }))
  read(beat(8))
  await last
  expect(heard.slice(1)).toEqual([{ kind: 'unknown', type: 'unheard-of' }, parseFrame(beat(8))])
})
