import { type Finding, finding } from '@vigie/contracts/rest/analyst'
import { expect, test } from 'vitest'
import { anomalyWords } from './anomaly-words.ts'

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
  expect(said(found({ kind: 'stuck-sensor', moved: [], unit: 'm', present: 3.2 }))).toBe('mesure figée à 3,20 m')
})

test('what is over, was rejected, or is about another device says nothing', () => {
  const rejected = { verdict: 'rejected', by: 'Ana', at: 3 } as const
  expect(said(found({ endedAt: 3 }), found({ feedback: rejected }), found({ device: 'autre' }))).toBeUndefined()
})
