import type { InspectionEvent } from 'xstate'

/** Watches every actor of the page; only test builds have one. */
export type Inspect = ((event: InspectionEvent) => void) | undefined

/** Options of `createActor`, with the watcher when there is one. */
export const watched = (inspect: Inspect) => (inspect === undefined ? {} : { inspect })
