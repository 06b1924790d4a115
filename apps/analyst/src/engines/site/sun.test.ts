import { HOUR_MS, type MetricId } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import type { Hour, SiteHistory } from './history.ts'
import { sunToSpareOf } from './sun.ts'
import { inTown, TOWN } from './town.fixtures.ts'

const PUMP = inTown({ id: 'pompe', kind: 'pump', role: 'source' }, 'power_kw')
const PANELS = inTown({ id: 'panneaux', kind: 'energy', role: 'energy' }, 'power_kw', 'irradiance_wm2')
const METER = inTown({ id: 'compteur', kind: 'energy', role: 'energy' }, 'power_kw')

/** One hour of the record: light, W/m²; the rest mean powers, kW. `grid` undefined: the meter told nothing. */
type Told = { readonly light: number; readonly sun: number; readonly grid: number | undefined; readonly pump: number }

/** What is said to be to spare in the last hours, after a week in which 1 kW came of each 25 W/m², all of it used. */
const spared = (...last: readonly Told[]): readonly number[] => {
  const week = Array.from({ length: 7 * 24 }, (_, place): Told => {
    const light = place % 24 >= 8 && place % 24 < 18 ? 600 : 0
    return { light, sun: light / 25, grid: 30, pump: 0 }
  })
  const record = [...week, ...last]
  const series = (of: (told: Told) => number | undefined): readonly Hour[] =>
    record.flatMap((told, place) => {
      const value = of(told)
      return value === undefined ? [] : [{ at: place * HOUR_MS, value, min: value, max: value }]
    })
  const history: SiteHistory = {
    site: TOWN,
    devices: [PUMP, PANELS, METER],
    until: record.length * HOUR_MS,
    series: new Map<string, ReadonlyMap<MetricId, readonly Hour[]>>([
      [PUMP.id, new Map<MetricId, readonly Hour[]>([['power_kw', series(({ pump }) => pump)]])],
      [
        PANELS.id,
        new Map<MetricId, readonly Hour[]>([
          ['power_kw', series(({ sun }) => sun)],
          ['irradiance_wm2', series(({ light }) => light)],
        ]),
      ],
      [METER.id, new Map<MetricId, readonly Hour[]>([['power_kw', series(({ grid }) => grid)]])],
    ]),
  }
  const free = sunToSpareOf(history, [PUMP])
  return last.map((_, place) => free(week.length + place))
}

describe('the sun to spare in an hour [R13.2]', () => {
  test('is none where the other uses take all that the panels gave and more', () => {
    expect(spared({ light: 225, sun: 9, grid: 12, pump: 0 })).toEqual([0])
  })

  test('is of what the panels gave while the grid gave too, not of what such a light gives at other times', () => {
    // dust, a part of the panels out or a low sun: 600 W/m² gave 18 kW instead of 24, and others took 20 kW
    expect(spared({ light: 600, sun: 18, grid: 2, pump: 0 })).toEqual([0])
    // others took 10 kW of it, the pump what was left and 12 kW of the grid
    expect(spared({ light: 600, sun: 18, grid: 12, pump: 20 })).toEqual([8])
  })

  test('is of what such a light gave while all of it was used, where nothing of the grid was', () => {
    expect(spared({ light: 600, sun: 10, grid: 0, pump: 0 })).toEqual([14])
    expect(spared({ light: 600, sun: 10, grid: 0, pump: 10 })).toEqual([24])
    // never less than what the panels gave
    expect(spared({ light: 200, sun: 11, grid: 0, pump: 4 })).toEqual([4])
  })

  test('is none where the meter of the grid told nothing: what others took is not known', () => {
    expect(spared({ light: 600, sun: 10, grid: undefined, pump: 0 })).toEqual([0])
  })
})
