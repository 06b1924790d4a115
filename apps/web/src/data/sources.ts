import type { ClockStep } from '@vigie/contracts/entities'
import type { SourceReason } from '@vigie/contracts/live'
import type { SiteResponse } from '@vigie/contracts/rest'
import { createContext, useContext } from 'react'
import type { LiveClock } from './live-clock.ts'
import type { LiveStore } from './live-store.ts'

/** Whether values from the live feed may be shown as live. */
export type ConnectionView = {
  readonly trusted: boolean
  /** while not trusted: when values were last live, ms since 1970 on the server's clock; null: never yet */
  readonly since: number | null
  /** why a source that the server hears is not live; null: it is, or its state says all */
  readonly reason: SourceReason | null
  /** a step of the clock that stamps what is recorded, in the past hour */
  readonly clockStep: ClockStep | null
}

/** What the hooks of this folder read from; a session provides them. */
export type DataSources = {
  readonly live: LiveStore
  readonly clock: LiveClock
  readonly feed: {
    readonly get: () => ConnectionView
    readonly subscribe: (listener: () => void) => () => void
  }
  /** reads the site of this host, and what its upstream can give */
  readonly readSite: (signal: AbortSignal) => Promise<SiteResponse>
  /**
   * settles when lists that the live feed keeps up to date may be read: at its first snapshot, or once none is on its
   * way
   */
  readonly firstSnapshot: Promise<void>
}

const Context = createContext<DataSources | null>(null)
export const DataProvider = Context.Provider

export const useSources = (): DataSources => {
  const sources = useContext(Context)
  if (!sources) throw new Error('no DataProvider above')
  return sources
}
