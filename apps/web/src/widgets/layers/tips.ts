import type { Tip } from '@/ui/tooltip'

/** The tooltips that a part of the page has, each by the name of whoever wants it. */
export const createTips = () => {
  let tips: ReadonlyMap<string, Tip> = new Map()
  const listeners = new Set<() => void>()
  const set = (next: ReadonlyMap<string, Tip>) => {
    tips = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => tips,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Adds one; returns the function that takes it away. */
    add: (key: string, tip: Tip) => {
      set(new Map(tips).set(key, tip))
      return () => set(new Map([...tips].filter(([other]) => other !== key)))
    },
  }
}
export type Tips = ReturnType<typeof createTips>
