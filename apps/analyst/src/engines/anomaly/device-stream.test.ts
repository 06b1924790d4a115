import type { MetricId } from '@vigie/contracts/entities'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noise } from '../testing/noise.ts'
import { createDeviceStream, type DeviceMemory, type DeviceRow, type Rejections } from './device-stream.ts'
import { type Episode, STREAM_SETTINGS } from './stream.ts'

const METRICS: readonly MetricId[] = ['flow_m3h', 'pressure_bar']
const LESSON = 120
const SETTINGS = { ...STREAM_SETTINGS, warmUpRows: LESSON, shownRows: 40 }

/** A meter with its noise; `fault` changes its flow from a row on, until another. */
const rowsOf = (seed: number, count: number, from = count, to = count): readonly DeviceRow[] => {
  const next = noise(seed)
  return Array.from({ length: count }, (_, at) => ({
    at,
    values: [30 + next() - (at >= from && at < to ? 12 : 0), 3 + 0.1 * next()],
    running: null,
  }))
}

const judged = (rows: readonly DeviceRow[], before: DeviceMemory | null = null, rejected: Rejections = {}) => {
  const stream = createDeviceStream(METRICS, SETTINGS, before, rejected)
  const episodes = new Map<number, Episode>()
  for (const row of rows) {
    const episode = stream.push(row)
    if (episode !== null) episodes.set(episode.since, episode)
  }
  return { stream, episodes: [...episodes.values()] }
}

describe('a stream of a device [R13.2]', () => {
  test('a fault is found within a few rows, with what moved, and ends with it', () => {
    const { episodes } = judged(rowsOf(1, LESSON + 120, LESSON + 40, LESSON + 70))
    expect(episodes).toHaveLength(1)
    const [found] = episodes
    expect(found?.since).toBeGreaterThanOrEqual(LESSON + 40)
    expect(found?.since).toBeLessThan(LESSON + 46)
    expect(found?.endedAt).toBeGreaterThanOrEqual(LESSON + 70)
    expect(found?.moved[0]).toMatchObject({ metric: 'flow_m3h' })
    expect(found?.moved[0]?.usual).toBeCloseTo(30, 0)
    expect(found?.moved[0]?.present).toBeLessThan(27)
    expect(found?.evidence.some(({ at }) => at < LESSON + 40)).toBe(true)
    expect(found?.evidence.some(({ at }) => at >= LESSON + 45)).toBe(true)
  })

  test('a healthy device is not named', () => {
    for (const seed of [2, 3, 4, 5]) expect(judged(rowsOf(seed, 20 * LESSON)).episodes).toEqual([])
  })

  test('cut anywhere and gone on with from what was saved, it tells the same', () => {
    const rows = rowsOf(6, LESSON + 120, LESSON + 40, LESSON + 80)
    const whole = judged(rows).episodes
    fc.assert(
      fc.property(fc.integer({ min: 0, max: rows.length }), (cut) => {
        const first = judged(rows.slice(0, cut))
        const saved: DeviceMemory = JSON.parse(JSON.stringify(first.stream.memory()))
        const second = judged(rows.slice(cut), saved)
        const told = new Map([...first.episodes, ...second.episodes].map((one) => [one.since, one]))
        expect([...told.values()]).toEqual(whole)
      }),
      { numRuns: 40 },
    )
  })

  test('what it remembers does not grow', () => {
    const { stream } = judged(rowsOf(7, 3 * LESSON))
    const early = JSON.stringify(stream.memory()).length
    const late = judged(rowsOf(8, 60 * LESSON)).stream
    expect(JSON.stringify(late.memory()).length).toBeLessThan(3 * early)
  })

  test('what lasts as long as a lesson is how the device is now: it is said once and ends', () => {
    const { episodes, stream } = judged(rowsOf(9, 4 * LESSON, LESSON + 40))
    expect(episodes).toHaveLength(1)
    expect(episodes[0]?.endedAt).toBeLessThan(3 * LESSON)
    expect(stream.memory().open).toBeNull()
  })

  test('a pump is compared with itself at work when it works, and at rest when it rests', () => {
    const next = noise(10)
    const rows = Array.from({ length: 900 }, (_, at): DeviceRow => {
      const running = at % 100 < 30 ? 1 : 0
      const isBlocked = at >= 800 && running === 1
      return { at, values: [running * (isBlocked ? 12 : 30) + 0.2 * next(), 3 + 0.01 * next()], running }
    })
    const { episodes } = judged(rows)
    expect(episodes.map(({ moved }) => moved[0]?.metric)).toEqual(['flow_m3h'])
    expect(episodes[0]?.since).toBeGreaterThanOrEqual(800)
    expect(episodes[0]?.moved[0]?.usual).toBeCloseTo(30, 0)
  })

  test('a change that the digits of a metric barely show is not told', () => {
    const rows = Array.from({ length: LESSON + 60 }, (_, at): DeviceRow => {
      const next = noise(at + 1)
      return { at, values: [30, 3 + 0.001 * next() - (at >= LESSON + 20 ? 0.02 : 0)], running: null }
    })
    expect(judged(rows).episodes).toEqual([])
  })

  test('what people rejected must last longer before it is told, twice as long each time and no more than sixteen', () => {
    const toldAfter = (rejected: Rejections): number | undefined => {
      const [found] = judged(rowsOf(12, LESSON + 110, LESSON + 40, LESSON + 100), null, rejected).episodes
      return found && found.provedAt - found.since + 1
    }
    const { provingRows } = SETTINGS
    expect(toldAfter({})).toBe(provingRows)
    expect(toldAfter({ flow_m3h: 1 })).toBe(2 * provingRows)
    expect(toldAfter({ flow_m3h: 3 })).toBe(8 * provingRows)
    expect(toldAfter({ flow_m3h: 90 })).toBe(16 * provingRows)
    expect(toldAfter({ pressure_bar: 90 })).toBe(provingRows)
  })

  test('other metrics than it learnt begin anew', () => {
    const { stream } = judged(rowsOf(11, LESSON + 10))
    expect(stream.isLearning()).toBe(false)
    expect(createDeviceStream(['flow_m3h'], SETTINGS, stream.memory()).isLearning()).toBe(true)
  })
})
