import type { Topic } from '@vigie/contracts/live'
import { joinFrames } from './frames.ts'
import { hears, type TopicMask } from './topics.ts'

/** A frame that is due; `control` goes to everybody whatever they subscribed to. */
export type DueFrame = { readonly topic: Topic | 'control'; readonly text: string }

/** Frames due together, as one Buffer per set of topics, built once however many share it. */
export type Batch = {
  /** picture version up to which readings and statuses are in this batch or were sent before it */
  readonly version: number
  /** what a subscriber of these topics gets, with its number of frames; null: nothing */
  forTopics(mask: TopicMask): SharedBuffer | null
  /** the journal part alone, for one who has fallen behind */
  journalOnly(): SharedBuffer | null
}
export type SharedBuffer = { readonly bytes: Buffer; readonly frames: number }

export const createBatch = (frames: readonly DueFrame[], version: number): Batch => {
  const built = new Map<TopicMask | 'journal', SharedBuffer | null>()
  const build = (key: TopicMask | 'journal', isDue: (frame: DueFrame) => boolean): SharedBuffer | null => {
    const known = built.get(key)
    if (known !== undefined) return known
    const texts = frames.filter(isDue).map((frame) => frame.text)
    const shared = texts.length === 0 ? null : { bytes: joinFrames(texts), frames: texts.length }
    built.set(key, shared)
    return shared
  }
  return {
    version,
    forTopics: (mask) => build(mask, ({ topic }) => topic === 'control' || hears(mask, topic)),
    journalOnly: () => build('journal', ({ topic }) => topic === 'journal'),
  }
}
