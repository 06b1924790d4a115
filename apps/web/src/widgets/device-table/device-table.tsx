import type { Device } from '@vigie/contracts/entities'
import { SearchX } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { table } from '@/text/kpi'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { useMediaQuery } from '@/ui/use-media-query'
import { FilterBox } from '../device-grid/filter-box.tsx'
import { filterDevices } from '../device-grid/group-devices.ts'
import { useKeepPeriod } from '../period/use-period.ts'
import { DeviceCards } from './device-cards.tsx'
import type { DeviceColumn } from './device-column.tsx'
import { DeviceRows } from './device-rows.tsx'
import { useSortedDevices } from './use-sorted-devices.ts'

/** Where a table of figures fits: a wide window, and paper. */
const WIDE = '(min-width: 72rem), print'

type DeviceTableProps = {
  readonly title: string
  readonly devices: readonly Device[]
  readonly columns: readonly DeviceColumn[]
  /** Where a device's own page is; it opens on the same period. */
  readonly pathOf: (device: Device) => string
  readonly actions?: ReactNode
}

/** Devices as a list: live values and figures side by side, sorted by any column, filtered by words. */
export const DeviceTable = ({ title, devices, columns, pathOf, actions }: DeviceTableProps) => {
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const found = useMemo(() => filterDevices(devices, wanted), [devices, wanted])
  const sorted = useSortedDevices(found, columns)
  const wide = useMediaQuery(WIDE)
  const List = wide ? DeviceRows : DeviceCards
  const keep = useKeepPeriod()
  const keptPath = useCallback((device: Device) => keep(pathOf(device)), [keep, pathOf])
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-base">
          {title} <span className="font-normal text-muted text-sm">{table.shown(found.length, devices.length)}</span>
        </h2>
        <div className="flex grow flex-wrap items-center justify-end gap-2">
          {actions}
          <FilterBox value={words} onChange={setWords} />
        </div>
      </div>
      {found.length > 0 ? (
        <List title={title} sorted={sorted} columns={columns} pathOf={keptPath} />
      ) : (
        <EmptyState
          icon={SearchX}
          title={devices.length === 0 ? table.emptyTitle : table.noMatchTitle}
          {...(devices.length > 0 && {
            action: (
              <Button variant="outline" onClick={() => setWords('')}>
                {table.clear}
              </Button>
            ),
          })}
        >
          {devices.length === 0 ? table.emptyHelp : table.noMatchHelp}
        </EmptyState>
      )}
    </section>
  )
}
