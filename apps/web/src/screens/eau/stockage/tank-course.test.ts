import { device, deviceId } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { endMoment } from '@/widgets/kpi/autonomy-words'
import { sharedWith, tankCourse, weekdaysOf } from './tank-course.ts'

const HOUR = 3_600_000
const at = (text: string) => Date.parse(`2026-11-${text}:00Z`)
const NOW = at('21T14:02')
beforeAll(() => setSiteTimeZone('Etc/UTC'))

const tank = { capacityM3: 200, heightM: 4, reservePct: 10 }
const end = at('21T16:37')
const autonomyCourse = [
  { at: at('21T14:00'), volumeM3: 30 },
  { at: at('21T15:00'), volumeM3: 26 },
  { at: at('21T16:00'), volumeM3: 22 },
  { at: end, volumeM3: 20 },
]

test('[R10] the course meets the reserve at the very end that the autonomy tells, whatever its level is read in', () => {
  const inPercent = tankCourse(tank, 'level_pct', { autonomyCourse, autonomyEndsAt: end }, NOW)
  expect(inPercent?.expected.at(-1)).toEqual([end, inPercent?.reserve, null, null])
  expect([inPercent?.reserve, inPercent?.endsAt]).toEqual([10, end])
  expect(inPercent?.expected[0]?.[1]).toBe(15)
  const inMetres = tankCourse(tank, 'level_m', { autonomyCourse, autonomyEndsAt: end }, NOW)
  expect(inMetres?.expected.map(([, level]) => level)).toEqual([0.6, 0.52, 0.44, 0.4])
  expect(inMetres?.reserve).toBe(0.4)
})

test('[R10] twelve hours that were read stand before it, and its end does not stand on the edge', () => {
  const soon = tankCourse(tank, 'level_pct', { autonomyCourse, autonomyEndsAt: end }, NOW)
  expect(soon?.from).toBe(NOW - 12 * HOUR)
  expect(soon?.to).toBeGreaterThan(NOW + 12 * HOUR)
  const far = [...autonomyCourse.slice(0, 3), { at: at('22T20:00'), volumeM3: 20 }]
  const late = tankCourse(tank, 'level_pct', { autonomyCourse: far, autonomyEndsAt: at('22T20:00') }, NOW)
  expect(late?.to).toBeGreaterThan(at('22T20:00'))
  expect(late?.to).toBeLessThan(at('22T23:00'))
})

test('[R10] of a stock that lasts beyond the course no end is marked', () => {
  const autonomyEndsAt = at('24T06:00')
  const shown = tankCourse(tank, 'level_pct', { autonomyCourse: autonomyCourse.slice(0, 3), autonomyEndsAt }, NOW)
  expect(shown?.endsAt).toBeNull()
  expect(endMoment(autonomyEndsAt, NOW)).toEqual(['24/11', '06:00'])
})

test('[R10] there is no curve without a course, nor of a metric that does not tell how full a tank is', () => {
  const known = { autonomyCourse, autonomyEndsAt: end }
  expect(tankCourse(tank, 'level_pct', { autonomyEndsAt: end }, NOW)).toBeNull()
  expect(tankCourse(tank, 'volume_m3', known, NOW)).toBeNull()
  expect(tankCourse({ ...tank, heightM: null }, 'level_m', known, NOW)).toBeNull()
  expect(tankCourse({ ...tank, capacityM3: null }, 'level_pct', known, NOW)).toBeNull()
})

test('[R10] the weekdays that it rests on are those of the clock on the site', () => {
  expect(weekdaysOf(autonomyCourse)).toBe('samedis')
  const over = [at('21T22:00'), at('22T22:00'), at('23T22:00'), at('24T00:30')].map((one) => ({ at: one, volumeM3: 9 }))
  expect(weekdaysOf(over)).toBe('samedis, dimanches et lundis')
  setSiteTimeZone('Asia/Tokyo')
  expect(weekdaysOf([...autonomyCourse.slice(0, 2), ...over.slice(0, 1)])).toBe('samedis et dimanches')
  setSiteTimeZone('Etc/UTC')
})

test('[R10] a tank shares its water with those it feeds and those that feed it, over others as well', () => {
  const of = (id: string, ...feeds: readonly string[]) =>
    device.parse({
      ...{ id: deviceId.parse(id), site: 's', kind: 'quantity', role: 'storage', name: id, capacityM3: 100, feeds },
      metrics: [],
    })
  const [top, middle, low, alone] = [of('haut', 'relais'), of('relais', 'bas'), of('bas'), of('seul', 'secteur-1')]
  const all = [top, middle, low, alone]
  expect(sharedWith(low, all)).toEqual(['relais', 'haut'])
  expect(sharedWith(top, all)).toEqual(['relais', 'bas'])
  expect(sharedWith(alone, all)).toEqual([])
})
