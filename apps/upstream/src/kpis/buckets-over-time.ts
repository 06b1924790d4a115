import { TZDate } from '@date-fns/tz'
import type { KpiBody, Site, Tariff } from '@vigie/contracts/entities'
import { HOUR_MS, type Stretch } from '../time.ts'
import type { Day } from './days.ts'
import { costOf, priced } from './energy.ts'
import type { HoursOfDay } from './hours-of-days.ts'
import { type Network, type Node, seriesOf } from './network.ts'
import { type SlotEnergy, slotAt } from './slots.ts'

type Bucket = KpiBody['buckets'][number]
/** What a bucket totals. */
export type Quantity = 'producedM3' | 'consumedM3' | 'gridKwh' | 'solarKwh'

/** The totals of the hours of days, or of parts of them, oldest first. */
export const bucketsOfHours = (
  network: Network,
  days: readonly HoursOfDay[],
  site: Pick<Site, 'tariff' | 'timeZone'>,
): Bucket[] => {
  const buckets = new Map<number, Bucket>()
  for (const day of days) {
    for (const [quantity, id] of membersOf(network)) {
      for (const [start, counted] of day.counters.get(id)?.hours ?? []) {
        const bucket = buckets.get(start) ?? emptyBucket(within(day, { from: start, to: start + HOUR_MS }))
        bucket[quantity] = (bucket[quantity] ?? 0) + counted
        buckets.set(start, bucket)
      }
    }
  }
  return [...buckets.values()].sort((one, other) => one.from - other.from).map((bucket) => pricedHour(bucket, site))
}

/** The bucket of a local hour with what its grid energy costs. */
export const pricedHour = (bucket: Bucket, { tariff, timeZone }: Pick<Site, 'tariff' | 'timeZone'>): Bucket =>
  withSlots(bucket, slotOfHour(bucket, tariff, timeZone), tariff)

/** The grid energy of a local hour, all of it in the slot of that hour: the rules of a tariff name whole hours. */
const slotOfHour = ({ from, gridKwh }: Bucket, tariff: Tariff | null, timeZone: string): SlotEnergy | undefined => {
  if (tariff === null || gridKwh === null) return undefined
  const local = new TZDate(from, timeZone)
  return new Map([[slotAt(tariff, local.getMonth() + 1, local.getHours()), gridKwh]])
}

const withSlots = (bucket: Bucket, slots: SlotEnergy | undefined, tariff: Tariff | null): Bucket => {
  if (tariff === null || slots === undefined) return bucket
  const bySlot = priced(slots, tariff)
  return { ...bucket, cost: costOf(bySlot), bySlot }
}

/** The totals of each day that has any, oldest first. */
export const bucketsOfDays = (network: Network, days: readonly Day[], tariff: Tariff | null = null): Bucket[] => {
  const members = membersOf(network)
  return days.flatMap(({ from, to, sums, slots }) => {
    const bucket: Bucket = emptyBucket({ from, to })
    for (const [quantity, id] of members) {
      const sum = sums.get(id)
      if (sum !== undefined) bucket[quantity] = (bucket[quantity] ?? 0) + sum.delta
    }
    return QUANTITIES.some((quantity) => bucket[quantity] !== null) ? [withSlots(bucket, slots, tariff)] : []
  })
}

/** The counters that make up the totals, each with the one it adds to. */
export const membersOf = (network: Network): readonly (readonly [Quantity, number])[] => [
  ...idsOf('producedM3', network.sources, 'volume_m3'),
  ...idsOf('consumedM3', network.consumptions, 'volume_m3'),
  ...idsOf('gridKwh', network.grid, 'energy_kwh'),
  ...idsOf('solarKwh', network.solar, 'energy_kwh'),
]

export const QUANTITIES: readonly Quantity[] = ['producedM3', 'consumedM3', 'gridKwh', 'solarKwh']

const within = (day: Stretch, { from, to }: Stretch): Stretch => ({
  from: Math.max(day.from, from),
  to: Math.min(day.to, to),
})

const emptyBucket = ({ from, to }: Stretch): Bucket => ({
  from,
  to,
  producedM3: null,
  consumedM3: null,
  gridKwh: null,
  solarKwh: null,
})

const idsOf = (quantity: Quantity, nodes: readonly Node[], metric: 'volume_m3' | 'energy_kwh') =>
  nodes.flatMap((node): (readonly [Quantity, number])[] => {
    const id = seriesOf(node, metric)
    return id === undefined ? [] : [[quantity, id]]
  })
