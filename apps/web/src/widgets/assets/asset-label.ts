import type { Device } from '@vigie/contracts/entities'
import { DEVICE_KIND_LABELS } from '@/text'
import { assetLabels } from '@/text/asset-labels'
import { gridMeter, measures, metersWater } from '../device-tile/device-metrics.ts'

/** What kind a device is (R8.1); a quantity says of what. */
export const kindLabel = (device: Device): string =>
  device.kind === 'quantity' && measures(device, 'level_pct', 'level_m')
    ? assetLabels.quantity
    : DEVICE_KIND_LABELS[device.kind]

/** The same, with the kind of its main device where that says more (R8.1). */
export const assetKind = (main: Device): string => {
  const [label, kind] = [assetLabel(main), kindLabel(main)]
  return label === kind ? label : `${label} · ${kind}`
}

/** What a thing is to those who work with it, by its main device: a tank, a sector; else the kind of the device. */
export const assetLabel = (main: Device): string => {
  const { role, kind, capacityM3 } = main
  if (role === 'storage' && (capacityM3 !== null || measures(main, 'level_pct'))) return assetLabels.tank
  if (kind === 'flow-meter' && metersWater(main)) {
    if (role === 'consumption') return assetLabels.sector
    if (role === 'source') return assetLabels.inlet
  }
  if (role === 'energy' && measures(main, 'energy_kwh', 'power_kw')) {
    if (measures(main, 'irradiance_wm2')) return assetLabels.solar
    if (gridMeter([main]) !== undefined) return assetLabels.grid
  }
  if (kind === 'sensor') {
    if (measures(main, 'level_m')) return assetLabels.level
    if (measures(main, 'irradiance_wm2')) return assetLabels.sun
  }
  return kindLabel(main)
}
