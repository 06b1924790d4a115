// In: outages and the columns of a period, and who is off now. Out: for each device that had a cut, its share of time with power,
// column by column.
import type { DeviceId, Outage } from '@vigie/contracts/entities'
import type { Column } from '@/widgets/period-columns/columns'

/** `share` of the time with power, 0 to 1; null: not known, before the first data or not past yet. */
export type Cell = { readonly share: number | null; readonly outages: number; readonly offMs: number }
export type CalendarRow = {
  readonly device: DeviceId
  readonly whole: Cell
  readonly cells: readonly Cell[]
  /** without power now; a cut that the figures do not hold yet; none of both */
  readonly since: 'off' | 'uncounted' | null
}
export type Calendar = { readonly site: Omit<CalendarRow, 'device' | 'since'>; readonly rows: readonly CalendarRow[] }

/**
 * Who was without power, and when; who is now first, then the least available. Devices without an outage have no row, and
 * count as powered in the site's. What began after the data end is in no share yet, but has its row.
 * @param known what data there are of, epoch ms
 * @param off devices without power at this moment
 */
export const calendarOf = (
  outages: readonly Outage[],
  devices: readonly DeviceId[],
  columns: readonly Column[],
  known: Column,
  off: ReadonlySet<string> = new Set(),
): Calendar => {
  const ours = new Set(devices)
  const byDevice = Map.groupBy(
    outages.filter(({ device }) => ours.has(device)),
    ({ device }) => device,
  )
  const period = { from: columns[0]?.from ?? known.from, to: columns.at(-1)?.to ?? known.to }
  const rows = devices
    .map((device): CalendarRow => {
      const own = byDevice.get(device) ?? []
      const isUncounted = own.some(({ from }) => from >= known.to && from < period.to)
      return {
        device,
        whole: cellOf(own, period, known),
        cells: columns.map((column) => cellOf(own, column, known)),
        since: off.has(device) ? 'off' : isUncounted ? 'uncounted' : null,
      }
    })
    .filter(({ whole, since }) => whole.offMs > 0 || since !== null)
    .toSorted(
      (a, b) =>
        Number(b.since === 'off') - Number(a.since === 'off') ||
        b.whole.offMs - a.whole.offMs ||
        a.device.localeCompare(b.device),
    )
  const together = (column: Column, cells: readonly Cell[]): Cell => {
    const offMs = cells.reduce((sum, cell) => sum + cell.offMs, 0)
    return {
      share: shareOf(offMs, lengthOf(column, known) * devices.length),
      outages: cells.reduce((sum, cell) => sum + cell.outages, 0),
      offMs,
    }
  }
  return {
    site: {
      whole: together(
        period,
        rows.map(({ whole }) => whole),
      ),
      cells: columns.map((column, place) =>
        together(
          column,
          rows.flatMap(({ cells }) => cells[place] ?? []),
        ),
      ),
    },
    rows,
  }
}

const cellOf = (outages: readonly Outage[], column: Column, known: Column): Cell => {
  const { from, to } = overlap(column, known)
  const inside = outages
    .map((outage) => Math.min(outage.to ?? to, to) - Math.max(outage.from, from))
    .filter((ms) => ms > 0)
  const offMs = inside.reduce((sum, ms) => sum + ms, 0)
  return { share: shareOf(offMs, to - from), outages: inside.length, offMs }
}

const overlap = (a: Column, b: Column): Column => {
  const from = Math.max(a.from, b.from)
  return { from, to: Math.max(from, Math.min(a.to, b.to)) }
}

const lengthOf = (column: Column, known: Column): number => {
  const { from, to } = overlap(column, known)
  return to - from
}

const shareOf = (offMs: number, lengthMs: number): number | null =>
  lengthMs === 0 ? null : Math.min(1, Math.max(0, 1 - offMs / lengthMs))
