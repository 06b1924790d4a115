import { device, MINUTE_MS, type Outage, outage, site } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { CallOf } from '../call.ts'
import { tell } from './tell.ts'

const TODAY = '2026-11-18'
const START = Date.parse(`${TODAY}T00:00:00+01:00`)
const SITE = site.parse({ slug: 's', name: 'S', link: 'http://s.localhost', position: { lat: 30, lon: -9 } })
const NAMES = ['a', 'b', 'c', 'd']
const DEVICES = NAMES.map((id) =>
  device.parse({
    id,
    site: 's',
    kind: 'sensor',
    role: 'energy',
    name: id,
    metrics: [{ id: 'power_kw', cadenceMs: 5_000 }],
  }),
)
const FACTS = { site: SITE, devices: DEVICES, today: TODAY, now: START + 600 * MINUTE_MS, otherSites: [] }
const cut = (of: string, minute: number, minutes: number): Outage =>
  outage.parse({ device: of, from: START + minute * MINUTE_MS, to: START + (minute + minutes) * MINUTE_MS })
const said = (
  outages: readonly Outage[],
  operation: CallOf<'outages'>['operation'] = 'count',
  of: 'site' | [string] = 'site',
) =>
  tell(
    { tool: 'outages', operation, of, period: { unit: 'day', date: TODAY } },
    [{ read: 'outages', body: { outages } }],
    FACTS,
  )
    .sentences[0]?.replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace(/, mercredi 18 novembre 2026/, '')

const GENERAL = NAMES.map((name) => cut(name, 100, 3))

test('[R13.3] [12.2] a cut of most of the site is one of the site, and says how many device cuts it is', () => {
  expect(said(GENERAL)).toBe(
    'Site coupé 1 fois (4 coupures d’appareils) (aujourd’hui) : 12 min, durées des appareils additionnées.',
  )
  expect(said([...GENERAL, cut('a', 200, 3)])).toMatch(
    /^Site coupé 1 fois \(4 coupures d’appareils\), 1 coupure d’appareil à part \(aujourd’hui\) : 15 min/,
  )
  expect(said(GENERAL, 'duration')).toBe(
    '12 min sans alimentation (aujourd’hui), durées des appareils additionnées : site coupé 1 fois (4 coupures d’appareils).',
  )
})

test('[R13.3] [12.2] what is cut alone is a cut of a device; of one device it is a cut', () => {
  expect(said([cut('a', 100, 3), cut('b', 200, 4)])).toBe(
    '2 coupures d’appareils (aujourd’hui) : 7 min, durées des appareils additionnées.',
  )
  expect(said([cut('a', 100, 3)])).toBe('1 coupure d’appareil (aujourd’hui) : 3 min.')
  expect(said(GENERAL, 'count', ['a'])).toBe('1 coupure – a (aujourd’hui) : 3 min.')
})

test('[R13.3] the longest, the last and the most often are told as several where they are, none of them alone', () => {
  expect(said(GENERAL, 'longest')).toBe(
    'Les plus longues : 4 appareils, la même durée, le 18/11/2026 00:40, 3 min (aujourd’hui).',
  )
  expect(said([cut('a', 100, 3), cut('b', 200, 3), cut('c', 300, 1)], 'longest')).toBe(
    'Les plus longues : 2 appareils (a, b), la même durée, 3 min (aujourd’hui).',
  )
  expect(said([cut('a', 100, 3), cut('a', 200, 3)], 'longest')).toBe(
    'Les plus longues : a, 2 coupures, la même durée, 3 min (aujourd’hui).',
  )
  expect(said(GENERAL, 'last')).toBe(
    'Les dernières, ensemble : 4 appareils, le 18/11/2026 00:40 ; elles sont terminées.',
  )
  expect(said(GENERAL, 'most')).toBe('4 appareils, à égalité : 1 coupure chacun (aujourd’hui).')
  expect(said([...GENERAL, cut('a', 200, 4)], 'longest')).toMatch(/^La plus longue : a, le 18\/11\/2026 02:20/)
  expect(said([...GENERAL, cut('a', 200, 4)], 'most')).toMatch(/^a : 2 coupures/)
})
