import { type Device, freshnessOf } from '@vigie/contracts/entities'
import { useDeviceStatus, useLatest, useNow } from '@/data'
import { VOLTAGES } from './phases.ts'

/** How often it is looked whether a voltage that was read is still one of now, ms */
const LOOK_MS = 10_000
/** Half of the 230 V between a phase and the neutral: below it no supply is there. V */
const LIVE_FROM_V = 115

const NOBODY: Pick<Device, 'id' | 'metrics'> = { id: '', metrics: [] }

/**
 * Whether a device without power still reads a voltage on each phase that it measures: it is read ahead of what is cut, so
 * the supply is there. Of no device it is not known.
 */
export const useVoltageAhead = (device: Pick<Device, 'id' | 'metrics'> | undefined): boolean => {
  const { id, metrics } = device ?? NOBODY
  const status = useDeviceStatus(id)
  const [first, second, third] = VOLTAGES
  const read = [useLatest(id, first, 'calm'), useLatest(id, second, 'calm'), useLatest(id, third, 'calm')]
  const now = useNow(LOOK_MS)
  if (status?.powered !== false || status.poweredAt === null) return false
  const cutAt = Date.parse(status.poweredAt)
  const phases = VOLTAGES.flatMap((phase, place) => {
    const metric = metrics.find((one) => one.id === phase)
    return metric === undefined ? [] : [{ ...metric, latest: read[place] ?? null }]
  })
  return (
    phases.length > 0 &&
    phases.every(
      ({ latest, cadenceMs }) =>
        latest !== null &&
        latest.ts >= cutAt &&
        latest.value >= LIVE_FROM_V &&
        freshnessOf(now - latest.ts, cadenceMs) !== 'stale',
    )
  )
}
