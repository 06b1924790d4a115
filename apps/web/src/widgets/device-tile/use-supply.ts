import type { DeviceId } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useDevices } from '@/data'
import { gridMeter } from './device-metrics.ts'

/** The meter that all of the site hangs on; null: none, or not known yet. */
export const useSupply = (): DeviceId | null => {
  const devices = useDevices().data
  return useMemo(() => (devices === undefined ? null : (gridMeter(devices)?.id ?? null)), [devices])
}
