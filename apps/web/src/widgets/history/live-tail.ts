import type { TailPoint } from './history-points.ts'

const MOST_POINTS = 4_000

type TailSource = {
  readonly get: () => { readonly ts: number; readonly value: number } | null
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * The readings of one series since someone began to look, oldest first, at most 4,000 of them.
 * A store for `useSyncExternalStore`: it follows its source only while it has a subscriber.
 */
export const createLiveTail = (source: TailSource) => {
  let points: readonly TailPoint[] = []
  const take = (): boolean => {
    const latest = source.get()
    if (latest === null || latest.ts <= (points.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY)) return false
    points = [...points.slice(1 - MOST_POINTS), [latest.ts, latest.value]]
    return true
  }
  return {
    get: () => points,
    subscribe: (listener: () => void) => {
      if (take()) listener()
      return source.subscribe(() => {
        if (take()) listener()
      })
    },
  }
}
