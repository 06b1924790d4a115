import { HOUR_MS, type KpiBody, MINUTE_MS, type Outage } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { cutsWords } from './cuts-words.ts'

const NAMES = ['a', 'b', 'c', 'd']
const cut = (device: string, from: number, minutes: number) =>
  ({ device, from: from * MINUTE_MS, to: (from + minutes) * MINUTE_MS }) as unknown as Outage
/** What is said of these outages, of four devices over six hours. */
const said = (...outages: readonly Outage[]): string => {
  const availability = NAMES.map((device) => {
    const own = outages.filter((one) => one.device === device && one.from < 6 * HOUR_MS)
    return {
      device,
      powerPct: { value: null, previous: null, completenessPct: null },
      outages: own.length,
      offMs: own.reduce((sum, { from, to }) => sum + ((to ?? from) - from), 0),
    }
  })
  const body = { availability, period: { from: 0, to: 24 * HOUR_MS }, until: 6 * HOUR_MS }
  return cutsWords(body as unknown as KpiBody, outages).replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('[12.2] a cut is of one device, as on the home page; what is summed over devices says so', () => {
  expect(said()).toBe('aucune coupure')
  expect(said(cut('a', 10, 4))).toBe('1 coupure d’appareil : 4 min, soit 1 min par appareil')
  expect(said(cut('a', 10, 4), cut('a', 60, 4), cut('b', 90, 4))).toBe(
    '3 coupures d’appareils : 12 min cumulées, soit 3 min par appareil',
  )
})

test('[12.2] a mean of less than a second is not told as none', () => {
  expect(said(cut('a', 10, 1 / 30))).toBe('1 coupure d’appareil : 2 s')
})

test('[12.2] a cut of the site is one of the site, and says how many device cuts it is', () => {
  const site = NAMES.map((name) => cut(name, 100, 2))
  expect(said(...site)).toBe('site coupé 1 fois (4 coupures d’appareils) : 8 min cumulées, soit 2 min par appareil')
  expect(said(...site, cut('a', 200, 4))).toMatch(
    /^site coupé 1 fois \(4 coupures d’appareils\), 1 coupure d’appareil à part : 12 min cumulées/,
  )
})

test('[12.2] cuts that began after the figures end are told, and said not to be counted', () => {
  const body = { availability: [], period: { from: 0, to: 24 * HOUR_MS }, until: 6 * HOUR_MS }
  const later = [cut('a', 361, 2), cut('b', 363, 2)]
  expect(cutsWords(body, later.slice(1))).toBe('1\u00a0coupure d’appareil depuis, pas encore comptée')
  expect(said(cut('a', 10, 4), cut('b', 60, 4), cut('c', 361, 2))).toBe(
    '2 coupures d’appareils : 8 min cumulées, soit 2 min par appareil ; 1 autre depuis, pas encore comptée',
  )
  expect(cutsWords(body, later)).toBe('2\u00a0coupures d’appareils depuis, pas encore comptées')
})
