import type { Device, DeviceId } from '@vigie/contracts/entities'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { table } from '@/text/table'
import { cn } from '@/ui/cn'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/select'
import { Windowed } from '@/ui/windowed'
import type { Asset } from '../assets/assets-of.ts'
import { useSupply } from '../device-tile/use-supply.ts'
import type { DeviceColumn } from './device-column.tsx'
import { DeviceName } from './device-name.tsx'
import type { DeviceListProps } from './device-rows.tsx'
import { DeviceState } from './device-state.tsx'
import { NAME, STATE } from './use-sorted-devices.ts'

/** The same list on a narrow window: one card a device. */
export const DeviceCards = ({ title, sorted, columns, pathOf, assetOf }: DeviceListProps) => {
  const supply = useSupply()
  const { sortedBy, descending, sortAs } = sorted
  const isLast = sortedBy === STATE && descending
  const options = [
    { value: STATE, label: `${table.state}, ${table.stateOrder[isLast ? 'descending' : 'ascending']}` },
    { value: NAME, label: table.device },
    ...columns.map(({ id, title: label }) => ({ value: id, label })),
  ]
  return (
    <>
      <div className="flex items-center gap-2 print:hidden">
        <Select
          label={table.sort}
          value={sortedBy}
          options={options}
          onValueChange={(id) => sortAs(id, id !== NAME && id !== STATE)}
          className="min-w-0 grow sm:max-w-64"
        />
        <IconButton
          label={descending ? table.descending : table.ascending}
          onClick={() => sortAs(sortedBy, !descending)}
          className="border border-line"
        >
          {descending ? <ArrowDown /> : <ArrowUp />}
        </IconButton>
      </div>
      <Windowed items={sorted.rows} rowPx={CARD_PX}>
        {(devices) => (
          <ul aria-label={title} className="grid @min-[34rem]:grid-cols-2 @min-[60rem]:grid-cols-3 gap-3">
            {devices.map((device) => (
              <DeviceCard
                key={device.id}
                device={device}
                asset={assetOf(device)}
                columns={columns}
                path={pathOf(device)}
                supply={supply}
              />
            ))}
          </ul>
        )}
      </Windowed>
    </>
  )
}

const CARD_PX = 200

type DeviceCardProps = {
  readonly device: Device
  readonly asset: Asset | undefined
  readonly columns: readonly DeviceColumn[]
  readonly path: string
  readonly supply: DeviceId | null
}

const DeviceCard = memo(({ device, asset, columns, path, supply }: DeviceCardProps) => (
  <li
    data-device={device.id}
    data-card
    className="group/device @container relative flex min-w-0 flex-col gap-2 rounded-xl border border-line bg-surface p-3 shadow-xs has-[[data-state=leaking]]:border-warn has-[[data-cause]]:border-bad"
  >
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <DeviceName device={device} asset={asset} path={path} className="font-semibold text-sm after:rounded-xl" />
      </div>
      <DeviceState device={device} asset={asset} supply={supply} />
    </div>
    <dl className="grid @min-[24rem]:grid-cols-2 gap-x-6 gap-y-1 text-sm empty:hidden">
      {columns
        .filter(({ applies }) => applies?.(device) ?? true)
        .map(({ id, title, unit, isWide, cell }) => (
          <div
            key={id}
            className={cn(
              'flex items-baseline justify-between gap-3',
              isWide === true && '@min-[24rem]:order-last @min-[24rem]:col-span-2',
              '@max-[24rem]:first:border-line @max-[24rem]:first:border-b @max-[24rem]:first:pb-1 first:[&_dd]:text-xl first:[&_dt]:text-sm',
            )}
          >
            <dt className="text-muted">
              {title}
              {unit !== undefined && unit !== '' && <span className="text-xs">{` (${unit})`}</span>}
            </dt>
            <dd className="text-right font-medium tabular-nums">{cell(device)}</dd>
          </div>
        ))}
    </dl>
  </li>
))
