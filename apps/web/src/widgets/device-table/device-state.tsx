import type { Device } from '@vigie/contracts/entities'
import { text } from '@/text'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { FreshnessSign } from '../device-tile/freshness-sign.tsx'
import { PowerSign } from '../device-tile/power-sign.tsx'

/** How fresh a device's main value is, and whether it has power and a connection. */
export const DeviceState = ({ device }: { readonly device: Device }) => {
  const main = mainMetric(device)
  return (
    <div className="grid min-w-40 gap-1">
      {main === null ? (
        <span className="text-xs text-muted">{text.home.noMetrics}</span>
      ) : (
        <FreshnessSign device={device.id} metric={main.id} cadenceMs={main.cadenceMs} />
      )}
      <PowerSign device={device.id} />
    </div>
  )
}
