// Only in test builds (VITE_PROBE=1): gives the path tool every actor of the page and every inspection event.
import type { ActorRefLike, InspectionEvent } from 'xstate'
import type { Inspect } from '@/actors/inspect'

type Probe = {
  /** Running root actors by id. */
  readonly actors: Map<string, ActorRefLike>
  /** Calls back with each inspection event as it happens; returns the unsubscribe. */
  readonly listen: (listener: (event: InspectionEvent) => void) => () => void
}

declare global {
  interface Window {
    __vigie?: Probe
  }
  /** Declared so that the build replaces it by its value: without the variable, no code of the probe remains. */
  interface ImportMetaEnv {
    readonly VITE_PROBE?: string
  }
}

const createProbe = () => {
  const actors: Probe['actors'] = new Map()
  const listeners = new Set<(event: InspectionEvent) => void>()
  window.__vigie = {
    actors,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return (event: InspectionEvent) => {
    const { actorRef } = event
    if (event.type === '@xstate.actor' && event.rootId === actorRef.sessionId) actors.set(idOf(actorRef), actorRef)
    for (const listener of listeners) listener(event)
  }
}

export const probe: Inspect = import.meta.env.VITE_PROBE === '1' ? createProbe() : undefined

const idOf = (actorRef: ActorRefLike): string => ('id' in actorRef ? String(actorRef.id) : '')
