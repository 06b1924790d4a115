import type { ClockStep } from '@vigie/contracts/entities'

/** Less than this is the clock being kept right, ms. */
const STEP_MS = 2_000
/** For so long a step is told, and both of its sides are believed, ms. */
const TOLD_MS = 3_600_000

/** A device time that is as near to ours is that of a report just made, ms. */
export const PRESENT_MS = 10_000
/** A device time ahead of ours is right when it is as near to what our clock shows, or would show had it not been set, ms. */
export const AGREES_MS = 2_000

/** Our clock, watched against one that is never set. */
export type Clock = {
  /** The time, ms. */
  readonly now: () => number
  /**
   * The latest time that may be right, ms: when the clock was put back a short while ago, the time that it would show
   * otherwise. What a device says with such a time is no sign that its clock is wrong.
   */
  readonly latest: () => number
  /**
   * The earliest time that may be right, ms: when the clock was put forward a short while ago, the time that it would
   * show otherwise. What is dated by it does not lie in the future.
   */
  readonly earliest: () => number
  /** The last step of the past hour. */
  readonly step: () => ClockStep | null
}

/** `before`: the offset before the first of the steps that are told, so that one that undoes another leaves nothing. */
type Step = { readonly at: number; readonly ms: number; readonly steadyAt: number; readonly before: number }

/** @param steady ms since some instant, by a clock that is never set */
export const createClock = (wall: () => number = Date.now, steady: () => number = () => performance.now()): Clock => {
  /** what to add to the steady clock to have the time */
  let offset = wall() - steady()
  let last: Step | null = null

  const look = (): void => {
    const moved = wall() - steady() - offset
    const before = last?.before ?? offset
    if (Math.abs(moved) >= STEP_MS) last = { at: wall(), ms: Math.round(moved), steadyAt: steady(), before }
    offset += moved
    if (last !== null && steady() - last.steadyAt > TOLD_MS) last = null
  }
  /** What the clock would show had it not been set. */
  const otherwise = (): number => {
    look()
    return last === null ? wall() : Math.round(steady() + last.before)
  }
  return {
    now: wall,
    latest: () => Math.max(wall(), otherwise()),
    earliest: () => Math.min(wall(), otherwise()),
    step: () => {
      look()
      return last === null ? null : { at: new Date(last.at).toISOString(), ms: last.ms }
    },
  }
}
