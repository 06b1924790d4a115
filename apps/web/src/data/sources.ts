import { createContext, useContext } from 'react'
import type { LiveClock } from './live-clock.ts'
import type { LiveStore } from './live-store.ts'

/** Whether what the live feed said may be shown as live. */
export type ConnectionView = {
  readonly trusted: boolean
  /** while not trusted: when values were last live, ms since 1970 on the server's clock; null: never yet */
  readonly since: number | null
}

/** Where the hooks of this folder read from; the app provides them once. */
export type DataSources = {
  readonly live: LiveStore
  readonly clock: LiveClock
  readonly feed: {
    readonly get: () => ConnectionView
    readonly subscribe: (listener: () => void) => () => void
  }
  /** settles when lists that arrivals keep current may be read: with the first picture, or as soon as none is on its way */
  readonly firstPicture: Promise<void>
}

const Context = createContext<DataSources | null>(null)
export const DataProvider = Context.Provider

export const useSources = (): DataSources => {
  const sources = useContext(Context)
  if (!sources) throw new Error('no DataProvider above')
  return sources
}
