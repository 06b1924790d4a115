import { expect, test } from 'vitest'
import { noise } from '../testing/noise.ts'
import { learnRelations, type PlantRow } from './relations.ts'

const SIGNALS = { measured: ['L', 'F', 'P'], switched: ['S'], dependent: ['L', 'P'] }

/** A pump that goes on and off, its flow, the pressure it makes over the level; `tell` falsifies what is told. */
const plant = (
  seed: number,
  hours: number,
  tell: (row: Record<string, number>, at: number) => void = () => undefined,
) => {
  const next = noise(seed)
  let level = 3
  return Array.from({ length: hours }, (_, at): PlantRow => {
    const on = at % 6 < 3 ? 1 : 0
    level = 3 + 0.8 * (level - 3) + 0.2 * (on ? 1 : -1) + 0.05 * next()
    const flow = on * (40 - 3 * level)
    const row = { L: level, F: flow, P: 20 + level + 0.2 * flow + 0.01 * next(), S: on }
    tell(row, at)
    return { at, values: new Map(Object.entries(row)) }
  })
}

const relations = learnRelations(SIGNALS, plant(1, 1_200))
const verdictsOf = (rows: readonly PlantRow[]) => {
  const watch = relations.watch()
  return rows.map(watch.push)
}

test('a plant whose signals agree is not named', () => {
  const named = verdictsOf(plant(2, 600)).filter(({ isUnusual }) => isUnusual)
  expect(named.length).toBeLessThan(600 * 0.05)
})

test('a level that is told falsely is found by the others, although its value alone is usual [R13.2]', () => {
  const verdicts = verdictsOf(
    plant(3, 400, (row, at) => {
      if (at >= 300) row['L'] = 3
    }),
  )
  const found = verdicts.findIndex(({ isUnusual }, at) => isUnusual && at >= 300)
  expect(found).toBeGreaterThanOrEqual(300)
  expect(found).toBeLessThan(312)
  expect(verdicts[found]?.moved.map(({ metric }) => metric)).toContain('P')
})

test('two watches do not share what they remember', () => {
  const rows = plant(4, 50)
  const first = relations.watch()
  const second = relations.watch()
  const told = rows.map((row) => [first.push(row).score, second.push(row).score])
  expect(told.every(([a, b]) => a === b)).toBe(true)
})
