import type { AlarmLoad, Figure, KpiBody, Outage } from '@vigie/contracts/entities'
import { expect } from 'vitest'

const sumOf = (values: readonly (number | null)[]): number | null => {
  const known = values.flatMap((value) => value ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}
const expectSum = (total: number | null, parts: readonly (number | null)[], what: string) => {
  const sum = sumOf(parts)
  if (total === null || sum === null) expect(total, what).toBe(sum)
  else expect(total, what).toBeCloseTo(sum, 6)
}
const expectSums = (total: Figure, parts: readonly Figure[], what: string) => {
  const of = (key: 'value' | 'previous') => parts.map((part) => part[key])
  expectSum(total.value, of('value'), what)
  expectSum(total.previous, of('previous'), `${what}, before`)
}

/** Every total of a body is the sum of its parts, and nothing in it comes after its watermark. */
export const judgeSums = (body: KpiBody, load: AlarmLoad, outages: readonly Outage[], nowMs: number) => {
  const { water, energy, buckets, until, period } = body
  const meters = (...ids: readonly string[]) =>
    body.meters.filter(({ device: id }) => ids.includes(id)).map(({ energyKwh }) => energyKwh)
  expect(until).toBeLessThanOrEqual(Math.max(period.from, nowMs))
  expectSums(
    water.producedM3,
    body.sources.map(({ volumeM3 }) => volumeM3),
    'produced by source',
  )
  expectSums(
    water.consumedM3,
    body.consumptions.map(({ volumeM3 }) => volumeM3),
    'consumed by sector',
  )
  expectSum(
    water.storedM3,
    body.storages.map(({ volumeM3 }) => volumeM3),
    'stored by tank',
  )
  expectSums(
    water.storedDeltaM3,
    body.storages.every(({ deltaM3 }) => deltaM3.value !== null && deltaM3.previous !== null)
      ? body.storages.map(({ deltaM3 }) => deltaM3)
      : [water.storedDeltaM3],
    'gained by tank',
  )
  expectSums(energy.gridKwh, meters('reseau-1', 'reseau-2'), 'bought by meter')
  expectSums(energy.solarKwh, meters('solaire'), 'made by meter')
  expectSums(energy.pumpKwh, meters('forage-1', 'forage-2'), 'used by pump')
  expectSum(energy.gridKwh.value ?? 0, [0, ...energy.bySlot.map(({ energyKwh }) => energyKwh)], 'bought by slot')
  expectSum(energy.cost.value ?? 0, [0, ...energy.bySlot.map(({ cost }) => cost)], 'paid by slot')
  for (const [total, key] of [
    [water.producedM3, 'producedM3'],
    [water.consumedM3, 'consumedM3'],
    [energy.gridKwh, 'gridKwh'],
    [energy.solarKwh, 'solarKwh'],
  ] as const)
    expectSum(total.value ?? 0, [0, ...buckets.map((bucket) => bucket[key])], `${key} by hour or day`)
  for (const [place, { from, to = Number.NaN }] of buckets.entries()) {
    expect(from >= period.from && from < to && to <= until).toBe(true)
    expect(to).toBeLessThanOrEqual(buckets[place + 1]?.from ?? until)
  }
  for (const tank of body.storages) {
    const edges = (end: 'from' | 'to') => body.flows.filter((flow) => flow[end] === tank.device)
    expectSum(
      tank.inM3.value,
      edges('to').map(({ volumeM3 }) => volumeM3),
      `into ${tank.device}`,
    )
    expectSum(
      tank.outM3.value,
      edges('from').map(({ volumeM3 }) => volumeM3),
      `out of ${tank.device}`,
    )
  }
  if (water.unaccountedM3.value !== null)
    expect(water.unaccountedM3.value).toBeCloseTo(
      (water.producedM3.value ?? 0) - (water.consumedM3.value ?? 0) - (water.storedDeltaM3.value ?? 0),
      6,
    )
  for (const [key, planned] of Object.entries({ producedM3: body.plan?.producedM3, consumedM3: body.plan?.consumedM3 }))
    if (planned?.basis === 'weekdays') {
      const course = body.plan?.buckets.map((bucket) => bucket[key === 'producedM3' ? 'producedM3' : 'consumedM3'])
      expectSum(planned.whole, course ?? [], `${key} planned by hour`)
      expect(planned.byNow).toBeLessThanOrEqual(planned.whole + 1e-6)
    }
  if (body.plan?.consumedM3?.projected != null)
    expectSum(
      body.plan.consumedM3.projected,
      body.consumptions.map(({ projectedM3 = null }) => projectedM3),
      'projected by sector',
    )
  if (body.restOfDay?.consumedM3 != null)
    expectSum(
      body.restOfDay.consumedM3,
      body.consumptions.map(({ restOfDayM3 = null }) => restOfDayM3),
      'rest of the day by sector',
    )
  const ends = body.storages.flatMap(({ autonomyEndsAt }) => autonomyEndsAt ?? [])
  expect(water.autonomyEndsAt, 'the first tank to end').toBe(ends.length === 0 ? null : Math.min(...ends))
  const shares = body.availability.flatMap(({ powerPct }) => powerPct.value ?? [])
  expectSum(
    body.powerPct.value,
    shares.map((share) => share / shares.length),
    'mean of the power of devices',
  )
  expect(load.to).toBe(until)
  expect(body.alarmsRaised.value).toBe(load.raised)
  expect(load.days.reduce((sum, { raised }) => sum + raised, 0)).toBe(load.raised)
  for (const one of body.availability) {
    const own = (until > load.from ? outages : []).filter(
      (cut) => cut.device === one.device && cut.from < until && (cut.to ?? until) > load.from,
    )
    expect(one.outages, `cuts of ${one.device}`).toBe(own.length)
    const offMs = own.map((cut) => Math.min(cut.to ?? until, until) - Math.max(cut.from, load.from))
    expectSum(one.offMs, [0, ...offMs], `time off of ${one.device}`)
  }
}
