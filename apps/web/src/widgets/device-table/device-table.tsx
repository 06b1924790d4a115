import type { Device } from '@vigie/contracts/entities'
import { SearchX } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { table } from '@/text/table'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { useMediaQuery } from '@/ui/use-media-query'
import { useOnPaper } from '@/ui/use-on-paper'
import type { Asset } from '../assets/assets-of.ts'
import { FilterBox } from '../device-grid/filter-box.tsx'
import { matchesWords } from '../device-grid/group-assets.ts'
import { useKeepPeriod } from '../period/use-period.ts'
import { DeviceCards } from './device-cards.tsx'
import type { DeviceColumn } from './device-column.tsx'
import { DeviceRows } from './device-rows.tsx'
import { narrowerOf } from './narrower.ts'
import { useTroubleRank } from './trouble-rank.ts'
import { useFits } from './use-fits.ts'
import { useSortedDevices } from './use-sorted-devices.ts'

/** Where a table of figures may fit: a wide window, a wider one for many columns, and paper. Whether it does, it shows. */
const WIDE = '(min-width: 72rem), print'
const WIDER = '(min-width: 100rem), print'
const MANY_COLUMNS = 8

type DeviceTableProps = {
  readonly title: string
  readonly devices: readonly Device[]
  readonly columns: readonly DeviceColumn[]
  /** Where a device's own page is; it opens on the same period. */
  readonly pathOf: (device: Device) => string
  /** What a row stands for, where it is more than its device; always the same function while the devices are. */
  readonly assetOf?: (device: Device) => Asset | undefined
  readonly actions?: ReactNode
  /** false: a few rows that nobody searches. */
  readonly isFiltered?: boolean
}

const none = () => undefined
const matchesRow = (device: Device, asset: Asset | undefined, words: string): boolean =>
  matchesWords(asset?.name ?? device.name, asset?.members ?? [device], words)

/** Devices as a list: live values and figures side by side, sorted by any column, filtered by words. */
export const DeviceTable = ({
  title,
  devices,
  columns: all,
  pathOf,
  assetOf = none,
  actions,
  isFiltered = true,
}: DeviceTableProps) => {
  const columns = useMemo(
    () => all.filter(({ rowsMost }) => rowsMost === undefined || devices.length <= rowsMost),
    [all, devices],
  )
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const found = useMemo(
    () => devices.filter((device) => matchesRow(device, assetOf(device), wanted)),
    [devices, assetOf, wanted],
  )
  const sorted = useSortedDevices(found, columns, useTroubleRank(assetOf))
  const isOnPaper = useOnPaper()
  const { ref, onWidth, fits } = useFits()
  // where all columns do not fit, those go one by one that other pages tell as well; where the rest does not either, cards stand
  const narrower = useMemo(() => narrowerOf(columns), [columns])
  const fewest = narrower.at(-1) ?? columns
  const wide = useMediaQuery(fewest.length > MANY_COLUMNS ? WIDER : WIDE)
  const fitting = isOnPaper ? columns : narrower.find(({ length }) => fits(length))
  const isTable = wide && fitting !== undefined
  const keep = useKeepPeriod()
  const keptPath = useCallback((device: Device) => keep(pathOf(device)), [keep, pathOf])
  const list = { title, sorted, columns, pathOf: keptPath, assetOf }
  return (
    <section ref={ref} aria-label={title} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-base">
          {title} <span className="font-normal text-muted text-sm">{table.shown(found.length, devices.length)}</span>
        </h2>
        <div className="flex grow flex-wrap items-center justify-end gap-2">
          {actions}
          {isFiltered && <FilterBox value={words} onChange={setWords} />}
        </div>
      </div>
      {found.length > 0 ? (
        isTable ? (
          <DeviceRows {...list} columns={fitting} onWidth={onWidth} />
        ) : (
          <DeviceCards {...list} />
        )
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
