import type { Topic } from '@vigie/contracts/live'
import { joinFrames } from './frames.ts'
import { hears, maskOf, type TopicMask } from './topics.ts'

/** The text of one frame, and who hears it. */
export type DueFrame = { readonly topic: Topic; readonly text: string }

/** Frames joined in one Buffer that every subscriber of the same topics is given. */
export type SharedFrames = { readonly bytes: Buffer; readonly frames: number }

/** Frames due together, joined once per set of topics however many subscribers share it. */
export type Batch = {
  /** version of the picture up to which readings and statuses are in this batch or were in an earlier one */
  readonly version: number
  /** what a subscriber of these topics gets; null: nothing */
  readonly forTopics: (mask: TopicMask) => SharedFrames | null
  /** its journal entries alone, for a subscriber that has fallen behind; null: there are none */
  readonly journalOnly: () => SharedFrames | null
}

/** @param heartbeatFor asked once per set of topics that somebody hears: the heartbeat to end with, if one is due */
export const createBatch = (
  frames: readonly DueFrame[],
  version: number,
  heartbeatFor: (mask: TopicMask, hasFrames: boolean) => string | null,
): Batch => {
  const built: (SharedFrames | null | undefined)[] = []
  let journal: SharedFrames | null | undefined
  const textsFor = (mask: TopicMask): string[] =>
    frames.flatMap(({ topic, text }) => (hears(mask, topic) ? [text] : []))
  const build = (mask: TopicMask): SharedFrames | null => {
    const texts = textsFor(mask)
    const heartbeat = heartbeatFor(mask, texts.length > 0)
    return join(heartbeat === null ? texts : [...texts, heartbeat])
  }
  return {
    version,
    forTopics: (mask) => {
      const known = built[mask]
      if (known !== undefined) return known
      const shared = build(mask)
      built[mask] = shared
      return shared
    },
    journalOnly: () => {
      if (journal === undefined) journal = join(textsFor(JOURNAL))
      return journal
    },
  }
}

const JOURNAL = maskOf(['journal'])

const join = (texts: readonly string[]): SharedFrames | null =>
  texts.length === 0 ? null : { bytes: joinFrames(texts), frames: texts.length }
