import { useMemo, useSyncExternalStore } from 'react'

type Subscribe = (listener: () => void) => () => void

/**
 * What a store holds, drawn again at each change. A change while a screen is drawn for the first time is shown right
 * after: React draws a screen in slices, and at any change in between would draw all of it anew in one go.
 */
export const useStore = <T>(subscribe: Subscribe, get: () => T): T => {
  const first = useMemo(() => keepFirst<T>(subscribe), [subscribe])
  return useSyncExternalStore(first.subscribe, () => first.read(get))
}

/** Reads the same until somebody subscribes, which is once it has been drawn. */
const keepFirst = <T>(subscribe: Subscribe) => {
  let kept: { readonly value: T } | null = null
  let isDrawn = false
  return {
    subscribe: (listener: () => void) => {
      isDrawn = true
      return subscribe(listener)
    },
    read: (get: () => T): T => {
      if (isDrawn) return get()
      kept ??= { value: get() }
      return kept.value
    },
  }
}
