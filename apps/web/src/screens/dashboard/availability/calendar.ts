// In: power cuts and the columns of a period. Out: for each device cut, its share of time under power, column by column.
import type { DeviceId, Outage } from '@vigie/contracts/entities'
import type { Column } from './columns.ts'

/** `share` of the time under power, 0 to 1; null: not past yet. */
export type Cell = { readonly share: number | null; readonly cuts: number; readonly offMs: number }
export type CalendarRow = { readonly device: DeviceId; readonly whole: Cell; readonly cells: readonly Cell[] }
export type Calendar = { readonly site: Omit<CalendarRow, 'device'>; readonly rows: readonly CalendarRow[] }

/**
 * Who was without power, and when; the least available first. Devices never cut have no row, and count as powered in the site's.
 * @param until end of what is known, epoch ms
 */
export const calendarOf = (
  outages: readonly Outage[],
  devices: readonly DeviceId[],
  columns: readonly Column[],
  until: number,
): Calendar => {
  const known = new Set(devices)
  const cutsOf = Map.groupBy(
    outages.filter(({ device }) => known.has(device)),
    ({ device }) => device,
  )
  const period = { from: columns[0]?.from ?? until, to: columns.at(-1)?.to ?? until }
  const rows = [...cutsOf]
    .map(([device, cuts]) => ({
      device,
      whole: cellOf(cuts, period, until),
      cells: columns.map((column) => cellOf(cuts, column, until)),
    }))
    .filter(({ whole }) => whole.offMs > 0)
    .toSorted((a, b) => b.whole.offMs - a.whole.offMs || a.device.localeCompare(b.device))
  const together = (column: Column, cells: readonly Cell[]): Cell => {
    const offMs = cells.reduce((sum, cell) => sum + cell.offMs, 0)
    return {
      share: shareOf(offMs, lengthOf(column, until) * devices.length),
      cuts: cells.reduce((sum, cell) => sum + cell.cuts, 0),
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

const cellOf = (cuts: readonly Outage[], column: Column, until: number): Cell => {
  const end = Math.min(column.to, until)
  const inside = cuts
    .map(({ from, to }) => Math.min(to ?? until, end) - Math.max(from, column.from))
    .filter((ms) => ms > 0)
  const offMs = inside.reduce((sum, ms) => sum + ms, 0)
  return { share: shareOf(offMs, lengthOf(column, until)), cuts: inside.length, offMs }
}

const lengthOf = ({ from, to }: Column, until: number): number => Math.max(0, Math.min(to, until) - from)

const shareOf = (offMs: number, lengthMs: number): number | null =>
  lengthMs === 0 ? null : Math.min(1, Math.max(0, 1 - offMs / lengthMs))
