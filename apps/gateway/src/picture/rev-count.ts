/**
 * Which changes of a site's devices were taken. They are numbered without gaps; several instances of the upstream tell
 * them, so they may come out of order.
 */
export type RevCount = {
  /** every change up to this one was taken */
  readonly position: () => number
  readonly take: (rev: number) => void
  /** Notes that there are changes up to `rev`. */
  readonly noteHead: (rev: number) => void
  /** Whether a change is known to exist that was not taken. */
  readonly hasGap: () => boolean
  /** All that was changed up to `rev` is known. */
  readonly reach: (rev: number) => void
  /** Begins anew: what holds after `rev` is known, and nothing else. */
  readonly restart: (rev: number) => void
}

/** Changes that wait for an earlier one, at most; beyond, the gap is filled by reading. */
const AHEAD_MAX = 5_000

export const createRevCount = (): RevCount => {
  const ahead = new Set<number>()
  let position = 0
  let head = 0
  const settle = (): void => {
    while (ahead.delete(position + 1)) position += 1
  }
  const reach = (rev: number): void => {
    if (rev <= position) return
    position = rev
    for (const one of ahead) if (one <= rev) ahead.delete(one)
    settle()
    head = Math.max(head, position)
  }
  return {
    position: () => position,
    take: (rev) => {
      head = Math.max(head, rev)
      if (rev > position && ahead.size < AHEAD_MAX) ahead.add(rev)
      settle()
    },
    noteHead: (rev) => {
      head = Math.max(head, rev)
    },
    hasGap: () => head > position,
    reach,
    restart: (rev) => {
      ahead.clear()
      position = rev
      head = rev
    },
  }
}
