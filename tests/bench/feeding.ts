import type { Play } from './feeder.ts'
import { answerOf, CLIENT_CORE, forkPinned, stop } from './pinned.ts'

/** The process that stands for the upstream. */
export type Feeder = {
  readonly url: string
  /** Settles when the last event has been handed over. */
  readonly play: (play: Play) => Promise<void>
  readonly stop: () => Promise<void>
}

/** @param devices of the site that it tells of, with their power */
export const createFeeder = async (devices = 0): Promise<Feeder> => {
  const env = { FEEDER_DEVICES: String(devices) }
  const child = forkPinned(new URL('./feeder.ts', import.meta.url), CLIENT_CORE, { env })
  const { port } = await answerOf<{ port: number }>(child)
  return {
    url: `http://127.0.0.1:${port}`,
    play: async (play) => {
      child.send(play)
      await answerOf(child)
    },
    stop: () => stop(child),
  }
}
