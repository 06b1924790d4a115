import type { Device } from '@vigie/contracts/entities'
import { measures } from '@/widgets/device-tile/device-metrics'

/** Whether a device counts or draws electricity, or stands for the site's energy. */
export const isElectric = (device: Device): boolean =>
  device.role === 'energy' || measures(device, 'power_kw', 'energy_kwh')

/** Whether it counts energy itself. */
export const isMeter = (device: Device): boolean => measures(device, 'energy_kwh')

/** The meter of what is bought from the grid, among the site's devices. */
export const gridMeter = (devices: readonly Device[]): Device | undefined =>
  devices.find((device) => device.role === 'energy' && isMeter(device) && !measures(device, 'irradiance_wm2'))
