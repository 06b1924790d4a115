import type { MetricId } from '@vigie/contracts/entities'
import {
  createDeviceStream,
  type DeviceMemory,
  type DeviceRow,
  type Episode,
  type Rejections,
  STREAM_SETTINGS,
} from '../../engines/index.ts'

/** One device: what is remembered of it (JSON; null: nothing yet), and its new rows. */
export type StreamTask = {
  readonly metrics: readonly MetricId[]
  readonly lessonRows: number
  readonly memory: string | null
  readonly rows: readonly DeviceRow[]
  readonly rejected: Rejections
}
/** What is remembered after them, and the episodes that they began, went on with or ended, oldest first. */
export type StreamTold = {
  readonly memory: string
  readonly isLearning: boolean
  readonly hasOpen: boolean
  readonly episodes: readonly Episode[]
}

/** In a thread: devices' new rows judged. */
export default (tasks: readonly StreamTask[]): readonly StreamTold[] => tasks.map(toldOf)

const toldOf = ({ metrics, lessonRows, memory, rows, rejected }: StreamTask): StreamTold => {
  const before = memory === null ? null : (JSON.parse(memory) as DeviceMemory)
  const stream = createDeviceStream(metrics, { ...STREAM_SETTINGS, warmUpRows: lessonRows }, before, rejected)
  const episodes = new Map<number, Episode>()
  for (const row of rows) {
    const episode = stream.push(row)
    if (episode !== null) episodes.set(episode.since, episode)
  }
  const after = stream.memory()
  return {
    memory: JSON.stringify(after),
    isLearning: stream.isLearning(),
    hasOpen: after.open !== null,
    episodes: [...episodes.values()],
  }
}
