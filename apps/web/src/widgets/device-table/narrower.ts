// In: the columns of a table, some of which give way. Out: the tables to try, the widest first.
import type { DeviceColumn } from './device-column.tsx'

/** All columns, then without the first that gives way, then without the second too, and so on. */
export const narrowerOf = <T extends Pick<DeviceColumn, 'givesWay'>>(
  columns: readonly T[],
): readonly (readonly T[])[] => {
  const spare = columns
    .filter(({ givesWay }) => givesWay !== undefined)
    .toSorted((a, b) => (a.givesWay ?? 0) - (b.givesWay ?? 0))
  return [columns, ...spare.map((_, last) => columns.filter((column) => !spare.slice(0, last + 1).includes(column)))]
}
