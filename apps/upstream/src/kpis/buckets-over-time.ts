import type { KpiBody, PeriodUnit } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { int2Array, int4Array } from '../store/arrays.ts'
import { RES } from '../store/buckets.ts'
import type { Database } from '../store/tables.ts'
import { type Network, type Node, seriesOf } from './network.ts'
import type { Stretch } from './period.ts'

type Bucket = KpiBody['buckets'][number]
type Quantity = 'producedM3' | 'consumedM3' | 'gridKwh' | 'solarKwh'

/** The period's totals hour by hour (a day) or day by day (longer), oldest first. */
export const readBuckets = async (
  db: Database,
  network: Network,
  { from, to }: Stretch,
  unit: PeriodUnit,
): Promise<Bucket[]> => {
  const members: readonly (readonly [Quantity, number])[] = [
    ...idsOf('producedM3', network.sources, 'volume_m3'),
    ...idsOf('consumedM3', network.consumptions, 'volume_m3'),
    ...idsOf('gridKwh', network.grid, 'energy_kwh'),
    ...idsOf('solarKwh', network.solar, 'energy_kwh'),
  ]
  if (members.length === 0) return []
  const { rows } = await sql<{ start: number; quantity: number; total: number }>`
    select r.start, m.quantity, sum(r.delta) as total
    from unnest(${int2Array(members.map(([quantity]) => QUANTITIES.indexOf(quantity)))}::int2[],
      ${int4Array(members.map(([, id]) => id))}::int4[]) as m (quantity, series_id)
    join rollups r on r.res = ${unit === 'day' ? RES.hour : RES.day} and r.series_id = m.series_id
      and r.start >= ${from} and r.start < ${to}
    group by 1, 2 order by 1`.execute(db)
  const buckets = new Map<number, Bucket>()
  for (const { start, quantity, total } of rows) {
    const name = QUANTITIES[quantity]
    if (name === undefined) continue
    buckets.set(start, { ...(buckets.get(start) ?? emptyBucket(start)), [name]: total })
  }
  return [...buckets.values()]
}

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
