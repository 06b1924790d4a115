import { expect, test } from 'vitest'
import { describeFault, drawSchedule, FAULT_KINDS, type Fault, type Schedule, shrink } from './schedule.ts'

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

const fault = (id: number): Fault => ({ id, kind: 'reset', target: 'clients-a', afterMs: 1, lastsMs: 1, value: 0 })
const ten = Array.from({ length: 10 }, (_, index) => fault(index + 1))
const ids = (schedule: Schedule): number[] => schedule.map(({ id }) => id)
const failsWith =
  (...needed: readonly number[]) =>
  async (part: Schedule) =>
    needed.every((id) => ids(part).includes(id))

test.each([[[7]], [[1, 10]], [[3, 4, 8]]])(
  'a failing schedule shrinks to the faults that it takes: %j',
  async (needed) => {
    expect(ids(await shrink(ten, failsWith(...needed), 1_000))).toEqual(needed)
  },
)

test('what fails without any fault shrinks to none; what never fails again keeps all', async () => {
  expect(await shrink(ten, async () => true, 1_000)).toEqual([])
  expect(await shrink(ten, async () => false, 1_000)).toEqual(ten)
})

test('shrinking ends after the runs that it is given, with the shortest so far', async () => {
  let runs = 0
  const shortest = await shrink(
    ten,
    async (part) => {
      runs += 1
      return ids(part).includes(7)
    },
    3,
  )
  expect(runs).toBe(3)
  expect(ids(shortest)).toContain(7)
  expect(shortest.length).toBeLessThan(10)
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
