/** Enters above one bound and leaves below a lower one, so that a score that hovers makes one episode and not ten. */
export type Latch = {
  readonly push: (score: number) => boolean
  /** highest score of the present episode; null outside of one */
  readonly peak: () => number | null
}

export type LatchBounds = {
  readonly enter: number
  /** at most `enter` */
  readonly leave: number
  /** it also leaves below this share of the episode's highest score: after a great fault little is still much */
  readonly leaveOfPeak?: number
}

/** `before`: the peak that an earlier latch of the same bounds was left with. */
export const createLatch = ({ enter, leave, leaveOfPeak = 0 }: LatchBounds, before: number | null = null): Latch => {
  let peak = before
  return {
    peak: () => peak,
    push: (score) => {
      const bound = peak === null ? enter : Math.max(leave, Math.min(enter, leaveOfPeak * peak))
      peak = score > bound ? Math.max(peak ?? 0, score) : null
      return peak !== null
    },
  }
}
