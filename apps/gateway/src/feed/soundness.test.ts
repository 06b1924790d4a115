import type { IngestState } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSoundness, type Soundness } from './soundness.ts'

let soundness: Soundness
beforeEach(() => {
  vi.useFakeTimers()
  soundness = createSoundness()
})
afterEach(() => {
  vi.useRealTimers()
})
/** A heartbeat, of an upstream of which everything that was missed has been read. */
const beat = (ingest: IngestState) => {
  soundness.noteStand({ rev: 1, digest: null, turn: 1, ingest }, null)
  soundness.noteCaughtUp()
  return soundness.reason()
}

test('[R12.2] after the upstream was not heard, that nothing is recorded is not said on its first word, which may be of a freeze', () => {
  beat('live')
  soundness.noteLost(Date.now())
  expect([beat('blocked'), beat('blocked'), beat('live')]).toEqual(['behind', 'not-recording', null])
})

test('of an upstream that was heard all along, and of one that said so before it was lost, it is said at once', () => {
  expect(beat('blocked')).toBe('not-recording')
  soundness.noteLost(Date.now())
  expect(beat('blocked')).toBe('not-recording')
})
