import { DAY_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import {
  atPace,
  BOREHOLES,
  createFarm,
  type FarmState,
  isPowered,
  nth,
  type PowerChange,
  powerChanges,
  walk,
} from './index.ts'

const ORIGIN = Date.parse('2026-05-01T00:00:00Z')

const changesOver = (from: FarmState, days: number): { changes: PowerChange[]; states: FarmState[] } => {
  const changes: PowerChange[] = []
  const states: FarmState[] = []
  let state = from
  for (const next of walk(from, from.atMs + days * DAY_MS)) {
    changes.push(...powerChanges(state.supply, next.supply))
    states.push(next)
    state = next
  }
  return { changes, states }
}

describe('the power supply', () => {
  const farm = createFarm('massa', 42, 'Africa/Casablanca', ORIGIN)

  test('live, fails every 3 to 6 minutes for 20 to 90 s, never the whole farm', () => {
    const { changes } = changesOver(atPace(farm, 'live'), 1)
    const starts = [...new Set(changes.filter(({ state }) => state === 'off').map(({ ts }) => ts))]
    const ends = [...new Set(changes.filter(({ state }) => state === 'on').map(({ ts }) => ts))]
    expect(starts.length).toBeGreaterThan(200)
    for (const [index, endMs] of ends.entries()) {
      const length = endMs - nth(starts, index)
      expect(length).toBeGreaterThanOrEqual(20_000)
      expect(length).toBeLessThanOrEqual(90_000)
      const next = starts[index + 1]
      if (next === undefined) continue
      expect(next - endMs).toBeGreaterThanOrEqual(180_000)
      expect(next - endMs).toBeLessThanOrEqual(360_000)
    }
    for (const start of starts) expect(changes.filter(({ ts }) => ts === start).length).toBeLessThan(12)
  })

  test('in history, fails a few times a week', () => {
    const { changes } = changesOver(farm, 90)
    const starts = new Set(changes.filter(({ state }) => state === 'off').map(({ ts }) => ts))
    expect(starts.size / (90 / 7)).toBeGreaterThan(1.5)
    expect(starts.size / (90 / 7)).toBeLessThan(6)
  })

  test('says off, then on, in turn for each device, in order of time', () => {
    const { changes } = changesOver(farm, 60)
    for (const device of new Set(changes.map((change) => change.device))) {
      const own = changes.filter((change) => change.device === device)
      own.forEach((change, index) => {
        expect(change.state).toBe(index % 2 === 0 ? 'off' : 'on')
        if (index > 0) expect(change.ts).toBeGreaterThan(nth(own, index - 1).ts)
      })
    }
  })

  test('stops a pump that loses it', () => {
    const { states } = changesOver(atPace(farm, 'live'), 3)
    const unpowered = states.flatMap((state) =>
      BOREHOLES.flatMap((id, index) => (isPowered(state.supply, id) ? [] : [nth(state.boreholes, index)])),
    )
    expect(unpowered.length).toBeGreaterThan(0)
    for (const borehole of unpowered)
      expect([borehole.running, borehole.flowM3h, borehole.powerKw]).toEqual([false, 0, 0])
  })
})
