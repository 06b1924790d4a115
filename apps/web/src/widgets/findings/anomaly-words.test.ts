import { type Finding, finding } from '@vigie/contracts/rest/analyst'
import { beforeAll, expect, test } from 'vitest'
import { formatQuantity, setSiteTimeZone } from '@/text'
import { anomalyWords, findingsAbout, stuckSince } from './anomaly-words.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const found = (change: Partial<Finding>): Finding =>
  finding.parse({
    id: 'a',
    kind: 'unusual-behaviour',
    device: 'pompe',
    since: 1,
    provedAt: 2,
    endedAt: null,
    unit: 'm³/h',
    usual: 12,
    present: 4,
    moved: [
      { device: 'pompe', metric: 'flow_m3h', usual: 12, present: 4 },
      { device: 'pompe', metric: 'power_kw', usual: 5, present: 7.5 },
      { device: 'pompe', metric: 'pressure_bar', usual: 3, present: 1 },
    ],
    volumeM3: null,
    energyKwh: null,
    cost: null,
    evidence: [],
    feedback: null,
    ...change,
  })
const said = (...findings: readonly Finding[]) => anomalyWords(findings, 'pompe')?.replaceAll(/\s/g, ' ')

test('an abnormal device says which of its metrics moved, the most telling first, and how many more', () => {
  expect(said(found({}))).toBe(
    'Débit 4,00 m³/h au lieu de 12,0 m³/h · Puissance 7,50 kW au lieu de 5,00 kW · 1 autre mesure',
  )
})

test('a sensor that stands still says at what', () => {
  expect(said(found({ kind: 'stuck-sensor', moved: [], unit: 'm', present: 3.2 }))).toBe('mesure bloquée à 3,20 m')
})

test('[R13.2] a sensor that stands still is told at the value that its tile shows, also where a finding kept a mean of it', () => {
  const span = { device: 'pompe', metric: 'level_m', usual: 7.295, present: 0 } as const
  const kept = 37.144999999999996
  const stuck = found({ kind: 'stuck-sensor', unit: 'm', usual: kept, present: kept, moved: [span] })
  const tile = formatQuantity(37.145, 'level_m').replaceAll(/\s/g, ' ')
  expect(tile).toBe('37,15 m')
  expect(said(stuck)).toBe(`mesure bloquée à ${tile}`)
})

test('what is over, was rejected, or is about another device says nothing', () => {
  const rejected = { verdict: 'rejected', by: 'Ana', at: 3 } as const
  expect(said(found({ endedAt: 3 }), found({ feedback: rejected }), found({ device: 'autre' }))).toBeUndefined()
})

test('of the filter of a pump it says what it does, beside the alarm on the efficiency and no other', () => {
  const lost = { device: 'pression-filtre', metric: 'pressure_bar', usual: 0.23, present: 1.28 } as const
  const clogged = found({ kind: 'clogged-filter', moved: [lost], unit: 'bar', usual: 0.23, present: 1.28 })
  expect(anomalyWords([clogged], 'pompe', 'efficiency-drift')?.replaceAll(/\s/g, ' ')).toBe(
    'filtre : 1,28 bar de pression perdue au débit habituel au lieu de 0,23 bar',
  )
  expect(anomalyWords([clogged], 'pompe')).toBeNull()
})

test('what a filter takes is said of the pump as it ran, until the last day that was measured', () => {
  const evidence = [24, 25].map((day) => ({ at: Date.UTC(2026, 10, day, 6), value: 1.28, sum: 9 }))
  const clogged = found({ kind: 'clogged-filter', moved: [], unit: 'bar', usual: 0.23, present: 1.28, evidence })
  expect(anomalyWords([clogged], 'pompe', 'efficiency-drift')).toMatch(
    /perdue au débit habituel .*, mesuré jusqu’au 25\/11$/,
  )
})

test('a page tells what was found about its device, also as a part of something else, but no leak and nothing over', () => {
  const kinds = (device: string, ...findings: readonly Finding[]) =>
    findingsAbout(findings, device).map(({ kind }) => kind)
  const gauge = { device: 'pression-filtre', metric: 'pressure_bar', usual: 0.23, present: 1.28 } as const
  const clogged = found({ kind: 'clogged-filter', moved: [gauge] })
  expect(kinds('pompe', clogged, found({ kind: 'leak' }), found({ endedAt: 3 }))).toEqual(['clogged-filter'])
  expect(kinds('pression-filtre', clogged)).toEqual(['clogged-filter'])
  expect(kinds('autre', clogged)).toEqual([])
})

test('a value that is stuck is that one metric of its device, since it began, as long as it reads the same', () => {
  // what moved is the span of its values
  const span = { device: 'pompe', metric: 'level_m', usual: 7.295, present: 0 } as const
  const stuck = found({ kind: 'stuck-sensor', since: 5, unit: 'm', usual: 37.101, present: 37.101, moved: [span] })
  expect(stuckSince([stuck], 'pompe', 'level_m', 37.1)).toBe(5)
  expect(stuckSince([stuck], 'pompe', 'level_m', null)).toBe(5)
  expect(stuckSince([stuck], 'pompe', 'flow_m3h', 37.1)).toBeNull()
  expect(stuckSince([{ ...stuck, endedAt: 9 }], 'pompe', 'level_m', 37.1)).toBeNull()
  // it moves again
  expect(stuckSince([stuck], 'pompe', 'level_m', 30.17)).toBeNull()
})
