import type { Device } from '@vigie/contracts/entities'
import { measures } from '@/widgets/device-tile/device-metrics'

/** Whether a device counts or draws electricity, or stands for the site's energy. */
export const isElectric = (device: Device): boolean =>
  device.role === 'energy' || measures(device, 'power_kw', 'energy_kwh')

/** Whether it counts energy itself. */
export const isMeter = (device: Device): boolean => measures(device, 'energy_kwh')
