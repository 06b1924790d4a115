import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useNow, useUnpowered } from '@/data'
import type { DeviceColumn } from './device-column.tsx'

/** Live columns are put in order again this often: rows that jump at every reading cannot be read. A cut waits for nothing. */
const REORDER_MS = 10_000
export const NAME = 'name'
export const STATE = 'state'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic, alphanumeric: sortFn_alphanumeric },
})
const helper = createColumnHelper<typeof features, Device>()

const { compare } = new Intl.Collator('fr', { numeric: true })
const byName = (a: Device, b: Device): number => compare(a.name, b.name)

/**
 * Devices in the order chosen by a column, by name where it says the same of them; what is in trouble first until one
 * is chosen. Unknown values come last either way.
 * @param rank the place of a device among those in trouble; absent: the list begins by name
 */
export const useSortedDevices = (
  devices: readonly Device[],
  columns: readonly DeviceColumn[],
  rank?: (device: Device) => number,
) => {
  const tick = useNow(REORDER_MS)
  const off = useUnpowered()
  // a new list at each tick, and at each cut: what `sortBy` and `rank` read has moved
  const data = useMemo(() => devices.toSorted(byName), [devices, tick, off, rank])
  const defs = useMemo(
    () =>
      helper.columns([
        helper.accessor('name', { id: NAME, sortFn: 'alphanumeric' }),
        ...(rank === undefined ? [] : [helper.accessor(rank, { id: STATE, sortFn: 'basic', sortDescFirst: false })]),
        ...columns.map(({ id, sortBy }) =>
          helper.accessor((device) => sortBy(device) ?? undefined, {
            id,
            sortFn: 'basic',
            sortUndefined: 'last',
            sortDescFirst: true,
          }),
        ),
      ]),
    [columns, rank],
  )
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: ({ id }) => id,
    enableSortingRemoval: false,
    initialState: { sorting: [{ id: rank === undefined ? NAME : STATE, desc: false }] },
  })
  const [sorting] = table.state.sorting
  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    sortedBy: sorting?.id ?? NAME,
    descending: sorting?.desc ?? false,
    sort: (id: string) => table.getColumn(id)?.toggleSorting(),
    sortAs: (id: string, desc: boolean) => table.setSorting([{ id, desc }]),
  }
}
export type SortedDevices = ReturnType<typeof useSortedDevices>
