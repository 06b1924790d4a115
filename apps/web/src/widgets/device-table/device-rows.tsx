import type { Device, DeviceId } from '@vigie/contracts/entities'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { table } from '@/text/table'
import { cn } from '@/ui/cn'
import { useCutEdges } from '@/ui/use-cut-edges'
import { Windowed } from '@/ui/windowed'
import type { Asset } from '../assets/assets-of.ts'
import { useSupply } from '../device-tile/use-supply.ts'
import type { DeviceColumn } from './device-column.tsx'
import { DeviceName } from './device-name.tsx'
import { DeviceState } from './device-state.tsx'
import { useToldWidth } from './use-fits.ts'
import { NAME, type SortedDevices, STATE } from './use-sorted-devices.ts'

export type DeviceListProps = {
  readonly title: string
  readonly sorted: SortedDevices
  readonly columns: readonly DeviceColumn[]
  readonly pathOf: (device: Device) => string
  readonly assetOf: (device: Device) => Asset | undefined
}

type DeviceRowsProps = DeviceListProps & {
  /** how wide a table of so many columns came out, and how wide its place is, px */
  readonly onWidth?: (columns: number, taken: number, room: number) => void
}

/** The list as a table; arrow keys go from one device to the next, Enter opens it. */
export const DeviceRows = ({ title, sorted, columns, pathOf, assetOf, onWidth }: DeviceRowsProps) => {
  const box = useCutEdges<HTMLDivElement>()
  useToldWidth(box, columns.length, onWidth)
  const supply = useSupply()
  // a title of several words may stand in two lines, by what its column holds: the place is there from the start
  const isTall = columns.some(({ title: words }) => words.includes(' '))
  return (
    <div
      ref={box}
      className="scroll-thin scroll-shade relative overflow-x-auto rounded-xl border border-line bg-surface shadow-xs"
    >
      <table className="w-full text-sm print:text-xs" onKeyDown={moveBetweenRows}>
        <caption className="sr-only">{title}</caption>
        <thead className="bg-sunken text-left text-muted text-xs">
          <tr>
            <SortableTitle id={NAME} title={table.device} sorted={sorted} className="pl-3" />
            <SortableTitle id={STATE} title={table.state} order={table.stateOrder} sorted={sorted} className="px-3" />
            {columns.map((column) => (
              <SortableTitle key={column.id} {...column} sorted={sorted} numeric isTall={isTall} />
            ))}
          </tr>
        </thead>
        <Windowed items={sorted.rows} rowPx={ROW_PX} as="tbody" placeholder={emptyRow}>
          {(devices) =>
            devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                asset={assetOf(device)}
                columns={columns}
                path={pathOf(device)}
                supply={supply}
              />
            ))
          }
        </Windowed>
      </table>
    </div>
  )
}

const ROW_PX = 60

/** Holds the place of rows out of view. */
const emptyRow = (heightPx: number) => (
  <tr aria-hidden>
    <td style={{ height: heightPx }} />
  </tr>
)

type DeviceRowProps = {
  readonly device: Device
  readonly asset: Asset | undefined
  readonly columns: readonly DeviceColumn[]
  readonly path: string
  readonly supply: DeviceId | null
}

const DeviceRow = memo(({ device, asset, columns, path, supply }: DeviceRowProps) => (
  <tr
    data-device={device.id}
    className="relative border-line border-t transition-colors focus-within:bg-hover hover:bg-hover has-[[data-cause]]:bg-bad-soft/50 has-[[data-state=leaking]]:bg-warn-soft/40 has-[[data-freshness=frozen]]:text-muted has-[[data-state=off]]:text-muted"
  >
    <th
      scope="row"
      className="max-w-64 min-[80rem]:min-w-52 py-2 pr-2 pl-3 print:py-0.5 min-[100rem]:max-w-80 text-left font-medium print:max-w-none"
    >
      <DeviceName device={device} asset={asset} path={path} className="focus-visible:after:-outline-offset-2" />
    </th>
    <td className="w-36 max-w-44 px-2 py-2 print:w-auto print:px-1 print:py-0.5">
      <DeviceState device={device} asset={asset} supply={supply} />
    </td>
    {columns.map(({ id, cell }) => (
      <td key={id} className="whitespace-nowrap px-2 py-2 text-right tabular-nums last:pr-3 print:px-1.5 print:py-0.5">
        {cell(device)}
      </td>
    ))}
  </tr>
))

type SortableTitleProps = Pick<DeviceColumn, 'id' | 'title' | 'unit' | 'help'> & {
  readonly sorted: SortedDevices
  readonly numeric?: boolean
  /** what its order means, told below the title while the list is in it */
  readonly order?: { readonly ascending: string; readonly descending: string }
  /** keeps the place of two lines for the title */
  readonly isTall?: boolean
  readonly className?: string
}

const SortableTitle = ({
  id,
  title,
  unit,
  help,
  sorted,
  numeric = false,
  order,
  isTall = false,
  className,
}: SortableTitleProps) => {
  const active = sorted.sortedBy === id
  const Icon = active ? (sorted.descending ? ArrowDown : ArrowUp) : ChevronsUpDown
  const sign = <Icon aria-hidden className={cn('size-3.5 shrink-0 print:hidden', !active && 'opacity-60')} />
  return (
    <th
      scope="col"
      aria-sort={active ? (sorted.descending ? 'descending' : 'ascending') : undefined}
      className={cn('px-1 py-1 font-medium last:pr-2', className)}
    >
      <button
        type="button"
        title={help === undefined ? table.sortBy(title) : `${table.sortBy(title)}\n${help}`}
        onClick={() => sorted.sort(id)}
        className={cn(
          'touch flex w-full items-center gap-1 rounded px-1.5 py-1 hover:text-ink',
          numeric ? 'justify-end text-right' : '-ml-2 text-left',
          active && 'text-ink',
        )}
      >
        {numeric ? (
          // the sign stands beside the unit: beside the title, eight of them would push the last column out of view
          <span className="flex flex-col items-end">
            <span className={cn('flex items-end text-balance', title.includes(' ') && 'min-w-16', isTall && 'min-h-9')}>
              {title}
            </span>
            <span className="flex min-h-4 items-center gap-1 whitespace-nowrap font-normal text-xs leading-4">
              {sign}
              {unit}
            </span>
          </span>
        ) : (
          <>
            {sign}
            <span>
              {title}
              {active && order !== undefined && (
                <span className="block whitespace-nowrap font-normal text-muted leading-4">
                  {sorted.descending ? order.descending : order.ascending}
                </span>
              )}
            </span>
          </>
        )}
      </button>
    </th>
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const moveBetweenRows = (event: KeyboardEvent<HTMLTableElement>) => {
  const step = STEPS[event.key]
  if (step === undefined || !(event.target instanceof HTMLAnchorElement)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('tbody th > a')]
  const next = links[links.indexOf(event.target) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
