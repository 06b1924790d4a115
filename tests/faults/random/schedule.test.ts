import { expect, test } from 'vitest'
import { describeFault, drawSchedule, FAULT_KINDS } from './schedule.ts'

const MINUTE_MS = 60_000

test('a schedule is drawn from its seed: the same one again, another from another seed', () => {
  const drawn = drawSchedule('1', 'production', MINUTE_MS)
  expect(drawSchedule('1', 'production', MINUTE_MS)).toEqual(drawn)
  expect(drawSchedule('2', 'production', MINUTE_MS)).not.toEqual(drawn)
  expect(drawn.map(({ id }) => id)).toEqual(drawn.map((_, place) => place + 1))
})

test('every kind of fault and every process is drawn, and no schedule is empty', () => {
  const all = (['single', 'production'] as const).flatMap((configuration) =>
    Array.from({ length: 100 }, (_, seed) => drawSchedule(String(seed), configuration, MINUTE_MS)).flat(),
  )
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(FAULT_KINDS))
  const targets = new Set(all.map(({ target }) => target))
  for (const name of ['upstream-a', 'upstream-b', 'gateway-b', 'postgres', 'redis', 'mosquitto', 'identity'])
    expect(targets).toContain(name)
  expect(drawSchedule('1', 'single', 1)).toHaveLength(1)
})

test('a fault says what is done to what, how long, and when', () => {
  const words = describeFault({
    id: 3,
    kind: 'clock',
    target: 'upstream-a',
    afterMs: 2_100,
    lastsMs: 4_250,
    value: -120_000,
  })
  expect(words).toBe('3. clock upstream-a by -120 s for 4.3 s, 2.1 s after the one before')
})
