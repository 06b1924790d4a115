import { type DeviceId, MINUTE_MS } from '@vigie/contracts/entities'
import { useSources } from '@/data'

/** How old what a pump says of itself may be, ms. */
const TELLS_MS = 15 * MINUTE_MS

/** Whether a pump runs, by what it last said; null: it did not lately. @param now epoch ms */
export const useIsRunning = (now: number) => {
  const { readings } = useSources().live
  return (pump: DeviceId): boolean | null => {
    const read = readings.get(pump, 'running')
    return read === null || now - read.ts > TELLS_MS ? null : read.value > 0.5
  }
}
