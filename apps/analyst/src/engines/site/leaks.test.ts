import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { SiteHistory } from './history.ts'
import { inspectSite } from './inspect.ts'
import { inTown, TOWN } from './town.fixtures.ts'

const FIRST = Date.UTC(2026, 7, 1)
const [DAYS, LEAK_DAY] = [80, 60]
const SECTOR = inTown({ id: 'secteur', kind: 'flow-meter', role: 'consumption', name: 'Secteur' }, 'flow_m3h')

/** Water by day, nearly none at night, and from a day on three cubic metres an hour more. */
const history = (leaksSince?: SiteHistory['leaksSince']): SiteHistory => {
  const flow = Array.from({ length: DAYS * 24 }, (_, hour) => {
    const day = Math.floor(hour / 24)
    const drawn = hour % 24 >= 6 && hour % 24 < 18 ? 20 : 1 + ((day * 7) % 5) / 100
    const value = drawn + (day >= LEAK_DAY ? 3 : 0)
    return { at: FIRST + hour * HOUR_MS, value, min: value, max: value }
  })
  const series = new Map([[SECTOR.id, new Map([['flow_m3h', flow] as const])]])
  return { site: TOWN, devices: [SECTOR], series, until: FIRST + DAYS * DAY_MS, ...(leaksSince && { leaksSince }) }
}
const leakOf = (leaksSince?: SiteHistory['leaksSince']) =>
  inspectSite(history(leaksSince)).findings.find(({ kind }) => kind === 'leak')

test('[R13.2] a leak of which the upstream’s alarm tells begins at the same moment as that, else with its first day', () => {
  expect(leakOf()?.since).toBe(FIRST + LEAK_DAY * DAY_MS)
  const raisedAt = FIRST + (LEAK_DAY + 1) * DAY_MS + 4 * HOUR_MS
  expect(leakOf(new Map([[SECTOR.id, raisedAt]]))?.since).toBe(raisedAt)
})
