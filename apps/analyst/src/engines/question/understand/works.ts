// In: a device without a motor that is asked about whether it works. Out: the call; null: it gives something, and that is told.
import type { Device } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'

/** What measures works while it answers; a meter of water or a tank is told with its alarms and findings, too. */
export const worksCall = ({ id, kind, metrics }: Device): CallOf<'status'> | null => {
  // panels work while they give something
  const isMeter = kind === 'energy' && !metrics.some((metric) => metric.id === 'irradiance_wm2')
  if (isMeter || kind === 'camera' || kind === 'sensor' || kind === 'pressure')
    return { tool: 'status', state: 'online', of: [id] }
  return kind === 'flow-meter' || kind === 'quantity'
    ? { tool: 'status', state: 'running', of: [id], asks: 'well' }
    : null
}
