import type { Figure, KpiBody } from '@vigie/contracts/entities'

const figure = (value: number | null): Figure => ({ value, previous: value, completenessPct: 100 })
const DAY_MS = 86_400_000

/** Figures of 1 January 2026 (UTC) of a site with one device of each kind, which all bear one id. */
export const kpiSample = (device: string): KpiBody => {
  const from = Date.parse('2026-01-01T00:00:00.000Z')
  const period = { from, to: from + DAY_MS }
  return {
    period,
    until: period.to,
    previous: { from: from - DAY_MS, to: from },
    watermark: period.to,
    water: {
      producedM3: figure(12.5),
      consumedM3: figure(10),
      storedDeltaM3: figure(1),
      unaccountedM3: figure(1.5),
      unaccountedPct: figure(12),
      storedM3: 900,
      autonomyHours: null,
    },
    energy: {
      gridKwh: figure(20),
      solarKwh: figure(5),
      solarSharePct: figure(20),
      cost: figure(null),
      pumpKwh: figure(18),
      kwhPerM3: figure(1.44),
      co2Kg: figure(14),
      bySlot: [{ slot: 'peak', energyKwh: 4, cost: 5.5 }],
    },
    powerPct: figure(99),
    activeAlarms: 2,
    alarmsRaised: figure(3),
    sources: [
      {
        device,
        volumeM3: figure(12.5),
        runningHours: figure(2),
        starts: figure(1),
        energyKwh: figure(18),
        kwhPerM3: figure(1.44),
      },
    ],
    storages: [
      {
        device,
        volumeM3: 900,
        levelPct: 50,
        levelM: 2,
        capacityM3: 1_800,
        inM3: figure(12),
        outM3: figure(10),
        deltaM3: figure(2),
        autonomyHours: null,
        overflowInHours: 40,
      },
    ],
    consumptions: [{ device, volumeM3: figure(10), budgetM3: 30, nightFlowM3h: figure(0.2) }],
    meters: [{ device, energyKwh: figure(20), peakKw: 11, peakAt: from, powerFactor: figure(0.92) }],
    availability: [{ device, powerPct: figure(99), outages: 1, offMs: 3_600_000 }],
    flows: [],
    deviations: [],
    buckets: [],
  }
}
