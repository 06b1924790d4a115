import type { InspectionEvent } from 'xstate'

/** Gets every inspection event of the page's actors; undefined except in test builds. */
export type Inspect = ((event: InspectionEvent) => void) | undefined

/** The option of `createActor` that names the inspector, when there is one. */
export const watched = (inspect: Inspect) => (inspect === undefined ? {} : { inspect })
