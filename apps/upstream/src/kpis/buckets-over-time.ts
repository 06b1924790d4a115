import type { KpiBody } from '@vigie/contracts/entities'
import { readHourlyTotals } from '../store/rollups/hours.ts'
import type { Database } from '../store/tables.ts'
import type { Stretch } from '../time.ts'
import type { Day } from './days.ts'
import { type Network, type Node, seriesOf } from './network.ts'

type Bucket = KpiBody['buckets'][number]
type Quantity = 'producedM3' | 'consumedM3' | 'gridKwh' | 'solarKwh'

/** The totals of a day, or of its first part, hour by hour on the site's clock, oldest first. */
export const readHours = async (
  db: Database,
  network: Network,
  stretch: Stretch,
  timeZone: string,
): Promise<Bucket[]> => {
  const members = membersOf(network).map(([quantity, series]) => ({ total: QUANTITIES.indexOf(quantity), series }))
  const buckets = new Map<number, Bucket>()
  for (const { start, total, counted } of await readHourlyTotals(db, members, stretch, timeZone)) {
    const quantity = QUANTITIES[total]
    if (quantity === undefined) continue
    buckets.set(start, { ...(buckets.get(start) ?? emptyBucket(start)), [quantity]: counted })
  }
  return [...buckets.values()]
}

/** The totals of each day that has any, oldest first. */
export const bucketsOfDays = (network: Network, days: readonly Day[]): Bucket[] => {
  const members = membersOf(network)
  return days.flatMap(({ from, sums }) => {
    const bucket: Bucket = emptyBucket(from)
    for (const [quantity, id] of members) {
      const sum = sums.get(id)
      if (sum !== undefined) bucket[quantity] = (bucket[quantity] ?? 0) + sum.delta
    }
    return QUANTITIES.some((quantity) => bucket[quantity] !== null) ? [bucket] : []
  })
}

const membersOf = (network: Network): readonly (readonly [Quantity, number])[] => [
  ...idsOf('producedM3', network.sources, 'volume_m3'),
  ...idsOf('consumedM3', network.consumptions, 'volume_m3'),
  ...idsOf('gridKwh', network.grid, 'energy_kwh'),
  ...idsOf('solarKwh', network.solar, 'energy_kwh'),
]

const QUANTITIES: readonly Quantity[] = ['producedM3', 'consumedM3', 'gridKwh', 'solarKwh']

const emptyBucket = (from: number): Bucket => ({
  from,
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
