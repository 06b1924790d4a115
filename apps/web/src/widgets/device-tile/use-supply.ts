import type { DeviceId } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useDeviceStatus, useDevices } from '@/data'
import { gridMeter } from './device-metrics.ts'

/** The meter that all of the site hangs on; null: none, or not known yet. */
export const useSupply = (): DeviceId | null => {
  const devices = useDevices().data
  return useMemo(() => (devices === undefined ? null : (gridMeter(devices)?.id ?? null)), [devices])
}

/** Whether a device is without power because the meter that all of the site hangs on is: red is a cause only. */
export const useIsCutBySupply = (device: DeviceId, supply: DeviceId | null): boolean => {
  const status = useDeviceStatus(supply ?? device)
  return supply !== null && supply !== device && status?.powered === false
}
