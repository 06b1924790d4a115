import { DAY_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { irradianceWm2, sunElevationSine } from './sun.ts'

const agadir = { lat: 30.09, lon: -9.55 }
const degrees = (iso: string) => (Math.asin(sunElevationSine(Date.parse(iso), agadir)) * 180) / Math.PI

describe('the sun', () => {
  test('stands at 83.3° at solar noon of the June solstice and 36.5° at that of December near Agadir', () => {
    expect(degrees('2026-06-21T12:40:00Z')).toBeCloseTo(83.3, 0)
    expect(degrees('2026-12-21T12:36:00Z')).toBeCloseTo(36.5, 0)
  })

  test('rises and sets at the equinox about twelve hours apart', () => {
    expect(Math.abs(degrees('2026-03-20T06:45:00Z'))).toBeLessThan(1)
    expect(Math.abs(degrees('2026-03-20T18:47:00Z'))).toBeLessThan(1)
  })

  test('gives nothing at night and at most a clear sky by day', () => {
    expect(irradianceWm2(Date.parse('2026-06-21T00:00:00Z'), agadir, 42)).toBe(0)
    for (let day = 0; day < 30; day += 1) {
      const noon = irradianceWm2(Date.parse('2026-06-01T12:40:00Z') + day * DAY_MS, agadir, 42)
      expect(noon).toBeGreaterThan(100)
      expect(noon).toBeLessThan(1_100)
    }
  })
})
