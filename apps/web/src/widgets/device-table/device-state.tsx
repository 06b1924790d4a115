import type { Device, DeviceId } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { type Asset, assetsOf } from '../assets/assets-of.ts'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { StateSigns } from '../device-tile/state-signs.tsx'
import { TruthLine } from '../device-tile/truth-line.tsx'

type DeviceStateProps = {
  readonly device: Device
  /** what the device stands for; undefined: itself */
  readonly asset: Asset | undefined
  /** the meter that all of the site hangs on */
  readonly supply: DeviceId | null
}

/** What a device does now, in a word; and only when its value is late, of when that is. */
export const DeviceState = ({ device, asset, supply }: DeviceStateProps) => {
  const own = useMemo(() => asset ?? assetsOf([device])[0], [asset, device])
  return (
    <div className="flex min-w-0 max-w-44 shrink-0 flex-col items-start gap-0.5">
      {own !== undefined && <StateSigns asset={own} supply={supply} className="max-w-full" />}
      <TruthLine device={device.id} metric={mainMetric(device)} isQuiet />
    </div>
  )
}
