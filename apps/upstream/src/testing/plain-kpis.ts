import type { Figure, KpiBody } from '@vigie/contracts/entities'
import type { PlainFacts, Stretch } from './plain-facts.ts'
import { plainStock } from './plain-stock.ts'
import { CUT, HOUR, WEEK_DEVICES, WEEK_SITE } from './week-farm.ts'

/** What a week is asked and compared with. */
export type Asked = { readonly period: Stretch; readonly current: Stretch; readonly previous: Stretch }

const PUMPS = ['forage-1', 'forage-2']
const SOURCES = [...PUMPS, 'reseau']
const SECTORS = ['secteur-1', 'secteur-2', 'secteur-3', 'secteur-4']
const TANKS = { 'bassin-1': ['forage-1', ['secteur-1']], 'bassin-2': ['forage-2', ['secteur-2', 'secteur-4']] } as const
const METERS = ['compteur', 'solaire', ...PUMPS]
const reserveOf = (tank: string) => (WEEK_DEVICES[tank]?.reservePct ?? 10) / 100
const { tariff } = WEEK_SITE

const of = (metric: string, ...devices: readonly string[]) => devices.map((device) => `${device}/${metric}`)
const isNumber = (value: number | null): value is number => value !== null
const byHourPrice = (hour: number) =>
  hour >= 17 && hour < 22 ? 'peak' : hour >= 7 && hour < 17 ? 'standard' : 'off-peak'

/** Every figure of a period of the site of `week-farm`, from its readings alone, as domain.md says. */
export const plainKpis = (facts: PlainFacts, { period, current, previous }: Asked) => {
  const { sum } = facts
  const total = (keys: readonly string[], stretch: Stretch) => {
    const values = keys.map((key) => facts.counted(key, stretch)).filter(isNumber)
    return values.length === 0 ? null : sum(values)
  }
  const figure = (read: (stretch: Stretch) => number | null, ...series: readonly (readonly string[])[]): Figure => {
    const complete = (stretch: Stretch) => Math.min(...series.map((keys) => facts.completeness(keys, stretch)))
    return {
      value: read(current),
      previous: read(previous),
      completenessPct: series.length === 0 ? null : complete(current),
      previousCompletenessPct: series.length === 0 ? null : complete(previous),
    }
  }
  const volume = (...devices: string[]) => of('volume_m3', ...devices)
  const energy = (...devices: string[]) => of('energy_kwh', ...devices)
  const counted = (keys: readonly string[]) => figure((stretch) => total(keys, stretch), keys)
  const m3 = (stretch: Stretch, ...devices: string[]) => total(volume(...devices), stretch) ?? 0
  const kWh = (stretch: Stretch, ...devices: string[]) => total(energy(...devices), stretch) ?? 0

  const capacityOf = (tank: string) => WEEK_DEVICES[tank]?.capacityM3 ?? 0
  const held = (tank: string, ts: number) => ((facts.valueAt(`${tank}/level_pct`, ts) ?? 0) / 100) * capacityOf(tank)
  const delta = (stretch: Stretch, tank: string) => held(tank, stretch.to) - held(tank, stretch.from)
  const allDelta = (stretch: Stretch) => sum(Object.keys(TANKS).map((tank) => delta(stretch, tank)))
  const lost = (stretch: Stretch) => m3(stretch, ...SOURCES) - m3(stretch, ...SECTORS) - allDelta(stretch)
  const balance = [volume(...SOURCES), volume(...SECTORS)]

  const slots = (stretch: Stretch, counter = 'compteur/energy_kwh') => {
    const kwh = new Map<keyof typeof tariff.pricePerKwh, number>()
    for (const { ts, counted: more } of facts.increments(counter, stretch)) {
      const slot = byHourPrice(facts.clock(ts - 1).hour)
      kwh.set(slot, (kwh.get(slot) ?? 0) + more)
    }
    return [...kwh].map(([slot, energyKwh]) => ({ slot, energyKwh, cost: energyKwh * tariff.pricePerKwh[slot] }))
  }
  const { to: until } = current
  const stock = plainStock(facts, until)
  const hours = (at: number) => ({ autonomyHours: Math.max(0, at - until) / HOUR, autonomyEndsAt: at })
  const tanks = Object.entries(TANKS).map(([device, [source, sectors]]) => {
    const last = facts.lastBefore(`${device}/level_pct`, until)
    const capacityM3 = capacityOf(device)
    const above = Math.max(0, (last?.value ?? 0) / 100 - reserveOf(device)) * capacityM3
    const [volumeM3, gained] = [held(device, until), held(device, until) - held(device, until - HOUR)]
    // within what its meters may be wrong by, 2 %, a tank is steady
    const steadyM3 = Math.max(0.05, 0.02 * m3({ from: until - HOUR, to: until }, source, ...sectors))
    return {
      kpi: {
        device,
        volumeM3,
        levelPct: (100 * volumeM3) / capacityM3,
        levelM: (4 * volumeM3) / capacityM3,
        levelAt: last?.ts,
        capacityM3,
        inM3: figure((stretch) => m3(stretch, source)),
        outM3: figure((stretch) => m3(stretch, ...sectors)),
        deltaM3: figure((stretch) => delta(stretch, device)),
        ...hours(stock.endOf(sectors, above, last?.ts ?? 0)),
        netFlowM3h: gained,
        emptyInHours: gained < -steadyM3 ? volumeM3 / -gained : null,
        overflowInHours: gained > steadyM3 ? (capacityM3 - volumeM3) / gained : null,
      },
    }
  })
  const flows = [
    ...Object.entries(TANKS).flatMap(([tank, [source, sectors]]) => [
      { from: source, to: tank, volumeM3: m3(current, source) },
      ...sectors.map((sector) => ({ from: tank, to: sector, volumeM3: m3(current, sector) })),
    ]),
    { from: 'reseau', to: 'secteur-3', volumeM3: m3(current, 'secteur-3') },
  ].sort((one, other) => one.from.localeCompare(other.from))
  const offMs = ({ from, to }: Stretch) => Math.max(0, Math.min(to, CUT.to) - Math.max(from, CUT.from))
  const onShare = (device: string) => (stretch: Stretch) =>
    CUT.devices.includes(device) ? 100 * (1 - offMs(stretch) / (stretch.to - stretch.from)) : 100
  const known = { completenessPct: 100, previousCompletenessPct: 100 }
  const devices = Object.keys(WEEK_DEVICES).sort()
  const cutIn = ({ from, to }: Stretch) => (CUT.from >= from && CUT.from < to ? CUT.devices.length : 0)
  const pumpWork = [energy(...PUMPS), volume(...PUMPS)]

  return {
    period,
    until,
    previous,
    water: {
      producedM3: counted(volume(...SOURCES)),
      consumedM3: counted(volume(...SECTORS)),
      storedDeltaM3: figure(allDelta),
      unaccountedM3: figure(lost, ...balance),
      unaccountedPct: figure((stretch) => (100 * lost(stretch)) / m3(stretch, ...SOURCES), ...balance),
      storedM3: sum(tanks.map(({ kpi }) => kpi.volumeM3)),
      ...hours(Math.min(...tanks.map(({ kpi }) => kpi.autonomyEndsAt))),
      autonomyDevice: tanks.toSorted((one, other) => one.kpi.autonomyEndsAt - other.kpi.autonomyEndsAt)[0]?.kpi.device,
    },
    energy: {
      gridKwh: counted(energy('compteur')),
      solarKwh: counted(energy('solaire')),
      solarSharePct: figure(
        (stretch) => (100 * kWh(stretch, 'solaire')) / kWh(stretch, 'solaire', 'compteur'),
        energy('solaire'),
        energy('compteur'),
      ),
      cost: figure((stretch) => sum(slots(stretch).map(({ cost }) => cost)), energy('compteur')),
      pumpKwh: counted(energy(...PUMPS)),
      kwhPerM3: figure((stretch) => kWh(stretch, ...PUMPS) / m3(stretch, ...PUMPS), ...pumpWork),
      co2Kg: figure((stretch) => kWh(stretch, 'compteur') * tariff.emissionKgPerKwh, energy('compteur')),
      bySlot: slots(current),
    },
    powerPct: {
      ...known,
      value: sum(devices.map((device) => onShare(device)(current))) / devices.length,
      previous: sum(devices.map((device) => onShare(device)(previous))) / devices.length,
    },
    alarmsRaised: { ...known, value: cutIn(current), previous: cutIn(previous) },
    sources: SOURCES.map((device) => {
      const running = `${device}/running`
      const isPump = PUMPS.includes(device)
      return {
        device,
        volumeM3: counted(volume(device)),
        ...(isPump && {
          runningHours: figure((stretch) => facts.onMs(running, stretch) / HOUR, [running]),
          starts: figure((stretch) => facts.starts(running, stretch), [running]),
          energyKwh: counted(energy(device)),
          kwhPerM3: figure((stretch) => kWh(stretch, device) / m3(stretch, device), energy(device), volume(device)),
        }),
      }
    }),
    storages: tanks.map(({ kpi }) => kpi),
    consumptions: SECTORS.map((device) => ({
      device,
      volumeM3: counted(volume(device)),
      budgetM3: ((WEEK_DEVICES[device]?.budgetM3PerMonth ?? Number.NaN) * 7) / 31,
      nightFlowM3h: figure((stretch) => facts.nightFlow(`${device}/flow_m3h`, stretch), of('flow_m3h', device)),
    })),
    meters: METERS.map((device) => {
      const peak = facts.peak(`${device}/power_kw`, current)
      const factor = `${device}/power_factor`
      return {
        device,
        energyKwh: counted(energy(device)),
        peakKw: peak?.mean,
        peakAt: peak?.at,
        ...(PUMPS.includes(device) && {
          cost: sum(slots(current, `${device}/energy_kwh`).map(({ cost }) => cost)),
        }),
        ...(device !== 'solaire' && {
          powerFactor: figure((stretch) => facts.powerFactor(factor, `${device}/power_kw`, stretch), [factor]),
        }),
      }
    }),
    availability: devices.map((device) => ({
      device,
      powerPct: { ...known, value: onShare(device)(current), previous: onShare(device)(previous) },
      outages: CUT.devices.includes(device) && offMs(current) > 0 ? 1 : 0,
      offMs: CUT.devices.includes(device) ? offMs(current) : 0,
    })),
    flows,
    buckets: bucketsOf(facts, current),
  } satisfies Record<string, unknown> & { readonly [K in keyof KpiBody]?: unknown }
}

/** What was counted on each day, the ends of the period cut short. */
const bucketsOf = (facts: PlainFacts, stretch: Stretch) => {
  const days = new Map<string, Record<'producedM3' | 'consumedM3' | 'gridKwh' | 'solarKwh', number>>()
  const totals = [
    ['producedM3', of('volume_m3', ...SOURCES)],
    ['consumedM3', of('volume_m3', ...SECTORS)],
    ['gridKwh', of('energy_kwh', 'compteur')],
    ['solarKwh', of('energy_kwh', 'solaire')],
  ] as const
  for (const [total, keys] of totals)
    for (const { ts, counted } of keys.flatMap((key) => facts.increments(key, stretch))) {
      const { day } = facts.clock(ts - 1)
      const sums = days.get(day) ?? { producedM3: 0, consumedM3: 0, gridKwh: 0, solarKwh: 0 }
      days.set(day, { ...sums, [total]: sums[total] + counted })
    }
  return [...days].sort(([one], [other]) => one.localeCompare(other)).map(([, sums]) => sums)
}
