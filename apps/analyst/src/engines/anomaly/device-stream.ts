// Rows of one device, with whether the pump that it belongs to ran → its episodes. What is usual differs with what
// runs: rows at rest and at work teach and are judged apart, and rows around a change are left out.
import type { MetricId } from '@vigie/contracts/entities'
import { METRICS } from '@vigie/contracts/entities'
import { createStream, type Episode, STREAM_SETTINGS, type StreamMemory, type StreamSettings } from './stream.ts'

export type DeviceRow = {
  readonly at: number
  readonly values: readonly number[]
  /** share of the step that the pump ran; null: the device belongs to none */
  readonly running: number | null
}

/** `rest` also of a device that belongs to no pump. */
type Mode = 'rest' | 'work'

/** All that is remembered of a device, as plain data. */
export type DeviceMemory = {
  readonly metrics: readonly MetricId[]
  readonly rest: StreamMemory | null
  readonly work: StreamMemory | null
  /** of the row before, and how many rows it has been so */
  readonly running: number | null
  readonly rowsSince: number
  /** whose episode is open; null: none */
  readonly open: Mode | null
}

export type DeviceStream = {
  /** @returns the episode that this row proved, went on with or ended, one at a time; null: none */
  readonly push: (row: DeviceRow) => Episode | null
  readonly memory: () => DeviceMemory
  readonly isLearning: () => boolean
}

/** Rows after a change that are still on the way to what they will be. */
const SETTLING_ROWS = 2
/** A change that a metric's own digits barely show means nothing. */
const LEAST_DIGITS = 5

/** How often people rejected an episode of a device, by the metric that led it. */
export type Rejections = Readonly<Partial<Record<MetricId, number>>>

/** `before`: what an earlier stream of this device was left with; forgotten where it has other metrics now. */
export const createDeviceStream = (
  metrics: readonly MetricId[],
  settings: StreamSettings = STREAM_SETTINGS,
  before: DeviceMemory | null = null,
  rejected: Rejections = {},
): DeviceStream => {
  const known = before !== null && before.metrics.join() === metrics.join() ? before : null
  const read = metrics.map((id) => ({
    id,
    leastChange: LEAST_DIGITS * 10 ** -METRICS[id].decimals,
    rejections: rejected[id] ?? 0,
  }))
  const streams = {
    rest: createStream(read, settings, known?.rest ?? undefined),
    work: createStream(read, settings, known?.work ?? undefined),
  }
  let running = known?.running ?? null
  let rowsSince = known?.rowsSince ?? SETTLING_ROWS
  let open = known?.open ?? null
  return {
    isLearning: () => streams.rest.isLearning() && streams.work.isLearning(),
    memory: () => ({ metrics, rest: streams.rest.memory(), work: streams.work.memory(), running, rowsSince, open }),
    push: ({ running: now, ...row }) => {
      rowsSince = now === running ? rowsSince + 1 : 0
      running = now
      if (now !== null && (rowsSince < SETTLING_ROWS || (now !== 0 && now !== 1))) return null
      const mode = now === 1 ? 'work' : 'rest'
      const episode = streams[mode].push(row)
      if (episode === null || (open !== null && open !== mode)) return null
      open = episode.endedAt === null ? mode : null
      return episode
    },
  }
}

/** What of a device is read as it comes: counters say nothing of a moment, and whether it runs is told apart. */
export const isStreamed = (metric: MetricId): boolean => METRICS[metric].nature === 'gauge'
