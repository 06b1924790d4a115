import type { ConnectionView } from '@vigie/machines/live-feed'
import { createContext, useContext } from 'react'
import type { Http } from '@/adapters/http'
import type { LiveClock } from './live-clock.ts'
import type { LiveStore } from './live-store.ts'

/** Where the hooks of this folder read from; the app provides them once. */
export type DataSources = {
  readonly http: Http
  readonly live: LiveStore
  readonly clock: LiveClock
  readonly feed: {
    readonly get: () => ConnectionView
    readonly subscribe: (listener: () => void) => () => void
  }
}

const Context = createContext<DataSources | null>(null)
export const DataProvider = Context.Provider

export const useSources = (): DataSources => {
  const sources = useContext(Context)
  if (!sources) throw new Error('no DataProvider above')
  return sources
}
