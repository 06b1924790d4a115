import type { Device } from '@vigie/contracts/entities'

/** Whether a device counts or draws electricity, or stands for the site's energy. */
export const isElectric = ({ role, metrics }: Device): boolean =>
  role === 'energy' || metrics.some(({ id }) => id === 'power_kw' || id === 'energy_kwh')

/** Whether it counts energy itself. */
export const isMeter = ({ metrics }: Device): boolean => metrics.some(({ id }) => id === 'energy_kwh')

/** The meter of what is bought from the grid, among the site's devices. */
export const gridMeter = (devices: readonly Device[]): Device | undefined =>
  devices.find(
    (device) =>
      device.role === 'energy' && isMeter(device) && !device.metrics.some(({ id }) => id === 'irradiance_wm2'),
  )
