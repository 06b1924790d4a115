import type { Device } from '@vigie/contracts/entities'
import { useFeed, useSources, useUnpowered } from '@/data'
import { useDeviceStates } from '../device-grid/use-device-states.ts'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { type AttentionItem, attentionOf } from './attention.ts'

/** The devices somebody should look at now, the worst first; looked at each second. */
export const useAttention = (devices: readonly Device[]): readonly AttentionItem[] => {
  const { readings, board } = useSources().live
  const { trusted } = useFeed()
  const states = useDeviceStates(devices, useUnpowered())
  return attentionOf(devices, {
    states,
    statusOf: ({ id }) => board.status(id),
    latestTs: (device) => {
      const main = mainMetric(device)
      return main === null ? null : (readings.get(device.id, main.id)?.ts ?? null)
    },
    trusted,
  })
}
