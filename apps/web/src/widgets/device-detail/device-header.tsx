import type { Device } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { DEVICE_KIND_LABELS } from '@/text'
import { DeviceState } from '../device-table/device-state.tsx'
import { KindIcon } from '../device-tile/kind-icon.tsx'
import { PeriodLabel } from '../period/period-picker.tsx'

type DeviceHeaderProps = { readonly device: Device; readonly actions?: ReactNode }

/** Which device, and its state now. */
export const DeviceHeader = ({ device, actions }: DeviceHeaderProps) => (
  <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <div className="flex min-w-0 items-center gap-3">
      <KindIcon kind={device.kind} role={device.role} className="size-10" />
      <div className="min-w-0">
        <h1 className="truncate font-semibold text-xl leading-7">{device.name}</h1>
        <p className="text-muted text-sm">
          {DEVICE_KIND_LABELS[device.kind]} · <PeriodLabel className="inline" />
        </p>
      </div>
    </div>
    <div className="flex flex-wrap items-center gap-4">
      {actions}
      <div className="w-52 rounded-lg border border-line bg-surface px-3 py-2">
        <DeviceState device={device} />
      </div>
    </div>
  </div>
)
