// Rows of a recording → telemetry of one device over MQTT, in order, each acknowledged after its commit.
import type { Devices } from './devices.ts'

export type Recorded = Readonly<Record<string, number>>

/**
 * Publishes rows from `from` to `to` as they were measured, `stepMs` apart, the first of all at `startMs`. So many are
 * on their way at once; a device's own broker session keeps them in order.
 */
export const replay = async (
  devices: Devices,
  device: string,
  rows: readonly Recorded[],
  { startMs, stepMs, from = 0, to = rows.length }: { startMs: number; stepMs: number; from?: number; to?: number },
): Promise<void> => {
  const IN_FLIGHT = 20
  for (let first = from; first < to; first += IN_FLIGHT)
    await Promise.all(
      rows
        .slice(first, Math.min(to, first + IN_FLIGHT))
        .map((values, index) => devices.telemetry(device, values, startMs + (first + index) * stepMs)),
    )
}
