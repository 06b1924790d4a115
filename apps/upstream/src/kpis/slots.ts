import { TZDate } from '@date-fns/tz'
import type { Tariff, TariffSlot } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import type { Database } from '../store/tables.ts'
import type { Stretch } from './period.ts'
import { hourlyPiecesOf, piecesAndSeries, ROLLUPS_OF_PAIR } from './pieces.ts'

/** Energy by time-of-use slot, kWh. */
export type SlotEnergy = ReadonlyMap<TariffSlot, number>

/** What meters counted within each window, together, by the slot of the hour on the site's clock. */
export const readSlots = async (
  db: Database,
  meters: readonly number[],
  windows: readonly Stretch[],
  { timeZone, tariff }: { readonly timeZone: string; readonly tariff: Tariff | null },
): Promise<SlotEnergy[]> => {
  const energy = windows.map(() => new Map<TariffSlot, number>())
  const pieces = hourlyPiecesOf(windows, timeZone)
  if (tariff === null || meters.length === 0 || pieces.length === 0) return energy
  const { rows } = await sql<{ n: number; start: number; kwh: number }>`
    select p.n, a.start, sum(a.kwh) as kwh
    from ${piecesAndSeries(pieces, meters)}, lateral (
      select (r.start / ${HALF_HOUR_MS}) * ${HALF_HOUR_MS} as start, r.delta as kwh from ${ROLLUPS_OF_PAIR}) a
    group by 1, 2`.execute(db)
  for (const { n, start, kwh } of rows) {
    const local = new TZDate(start, timeZone)
    const slot = slotAt(tariff, local.getMonth() + 1, local.getHours())
    energy[n]?.set(slot, (energy[n]?.get(slot) ?? 0) + kwh)
  }
  return energy
}

export const joinSlots = (days: readonly SlotEnergy[]): SlotEnergy => {
  const joined = new Map<TariffSlot, number>()
  for (const energy of days) for (const [slot, kwh] of energy) joined.set(slot, (joined.get(slot) ?? 0) + kwh)
  return joined
}

/** Zones differ from UTC by halves of an hour at the finest that matters to a tariff. */
const HALF_HOUR_MS = 1_800_000

/** The slot of a local hour; hours that no rule names are `creuses`. */
const slotAt = ({ rules }: Pick<Tariff, 'rules'>, month: number, hour: number): TariffSlot =>
  rules.find(({ months, fromHour, toHour }) => months.includes(month) && hour >= fromHour && hour < toHour)?.slot ??
  'creuses'
