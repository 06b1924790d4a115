import { type Finding, inspectSite } from '@vigie/analyst/engines'
import { describe, expect, test } from 'vitest'
import { farmHistory } from '../harness/farm-history.ts'

const DAY_MS = 86_400_000
/** A leak and a filter grow from nothing over weeks: below what is usual they cannot be dated. */
const DATED_WITHIN_DAYS = 4
const PROVED_WITHIN_DAYS = 8

/** Neither seed was looked at while the engines were made; `npm run bench -- ai farm` does five, on all sites. */
const FARMS = [
  { site: 'chaib', seed: 7_001 },
  { site: 'massa', seed: 7_002 },
  { site: 'tifnout', seed: 7_003 },
]

describe('[R13.2] on the first 90 days of a farm', () => {
  test.each(FARMS)('the planted events of $site are found and dated, and no healthy device is named', async (farm) => {
    const { state, history } = await farmHistory(farm.site, farm.seed)
    const { leak, clog, stuck } = state.faults
    const { findings } = inspectSite(history)
    const named = findings.map(({ kind, device }) => `${kind} ${device}`).sort()
    expect(named).toEqual([
      `clogged-filter forage-${clog.borehole + 1}`,
      `leak secteur-${leak.sector + 1}`,
      `stuck-sensor niveau-forage-${stuck.borehole + 1}`,
    ])
    const found = (kind: Finding['kind']) => findings.find((one) => one.kind === kind) as Finding
    for (const [kind, fromMs] of [
      ['leak', leak.fromMs],
      ['clogged-filter', clog.fromMs],
      ['stuck-sensor', stuck.fromMs],
    ] as const) {
      const { since, provedAt } = found(kind)
      expect(Math.abs(since - fromMs) / DAY_MS, `${kind} dated`).toBeLessThan(DATED_WITHIN_DAYS)
      expect((provedAt - fromMs) / DAY_MS, `${kind} proved`).toBeLessThan(PROVED_WITHIN_DAYS)
    }
    const { volumeM3, energyKwh, cost } = found('leak')
    expect(volumeM3?.low).toBeGreaterThan(0)
    expect(energyKwh?.low).toBeGreaterThan(0)
    expect(cost?.low).toBeGreaterThan(0)
    expect(found('clogged-filter').energyKwh?.low).toBeGreaterThan(0)
    expect(found('clogged-filter').cost?.low).toBeGreaterThan(0)
  })

  test('before anything was planted nothing is named', async () => {
    const { history } = await farmHistory('chaib', 7_004, 45)
    expect(inspectSite(history).findings).toEqual([])
  })
})
