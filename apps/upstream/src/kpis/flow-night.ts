import { TZDate } from '@date-fns/tz'
import { sql } from 'kysely'
import type { Database } from '../store/tables.ts'
import type { Stretch } from './period.ts'
import { byWindow, fiveMinutePieces, piecesAndSeries, ROLLUPS_OF_PAIR } from './pieces.ts'

/** Of each day's night, 02:00 to 04:00 local as far as the window goes, the lowest 5-minute mean of each flow, m³/h. */
export const readNightLows = async (
  db: Database,
  flows: readonly number[],
  windows: readonly Stretch[],
  timeZone: string,
): Promise<ReadonlyMap<number, number>[]> => {
  const nights = windows.map((window) => nightOf(window, timeZone))
  const pieces = fiveMinutePieces(nights).filter(({ from, to }) => from < to)
  if (flows.length === 0 || pieces.length === 0) return windows.map(() => new Map())
  const { rows } = await sql<{ n: number; series_id: number; lowest: number }>`
    select p.n, s.id as series_id, a.lowest
    from ${piecesAndSeries(pieces, flows)}, lateral (select min(r.sum / r.count) as lowest from ${ROLLUPS_OF_PAIR}) a
    where a.lowest is not null`.execute(db)
  return byWindow(windows.length, rows, ({ lowest }) => lowest)
}

/** Minimum night flow (IWA), m³/h: the mean over the nights of the lowest of each. */
export const meanOfNights = (nights: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, { sum: number; count: number }>()
  for (const lows of nights)
    for (const [id, lowest] of lows) {
      const { sum, count } = sums.get(id) ?? { sum: 0, count: 0 }
      sums.set(id, { sum: sum + lowest, count: count + 1 })
    }
  return new Map([...sums].map(([id, { sum, count }]) => [id, sum / count]))
}

/** The clock is the site's, by the zone rules of this process alone. */
const nightOf = ({ from, to }: Stretch, timeZone: string): Stretch => {
  const local = new TZDate(from, timeZone)
  const at = (hour: number) =>
    new TZDate(local.getFullYear(), local.getMonth(), local.getDate(), hour, timeZone).getTime()
  return { from: Math.max(from, at(2)), to: Math.min(to, at(4)) }
}
