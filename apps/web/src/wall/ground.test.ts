import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectionOn } from './ground.ts'

const place = fc.record({
  lat: fc.double({ min: 30, max: 30.4, noNaN: true }),
  lon: fc.double({ min: -9.6, max: -9.2, noNaN: true }),
})

test('[R12.3] every place of a site is on its map, however the site lies', () => {
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 8, max: 40 }),
      fc.integer({ min: 4, max: 20 }),
      (places, cols, rows) => {
        const project = projectionOn(places, { cols, rows })
        return places.map(project).every(({ x, y }) => x > 0 && x < cols && y > 0 && y < rows)
      },
    ),
  )
})

test('[R12.3] north is above, east to the right, and a kilometre as long one way as the other', () => {
  const middle = { lat: 30, lon: -9 }
  const north = { lat: 30.01, lon: -9 }
  const east = { lat: 30, lon: -9 + 0.01 / Math.cos((30 * Math.PI) / 180) }
  const project = projectionOn([north, east, middle], { cols: 20, rows: 10 })
  const up = project(middle).y - project(north).y
  expect(up).toBeGreaterThan(1)
  expect(project(east).x - project(middle).x).toBeCloseTo(up, 1)
})
