// The actors of a system, by name (`systemId`) and by number (`sessionId`, and the id of one that got none). Paths share one
// system, but not the actors that they started, and numbers are those of the path, not of all that was walked before.
import type { AnyMachineSnapshot } from 'xstate'

/** What xstate's types leave out of its system. */
type System = {
  readonly _set: (id: string, actor: object) => void
  readonly _unregister: (actor: object) => void
  _bookId: () => string
}

export type Registry = {
  /** told of every actor that is made */
  readonly born: (actor: object) => void
  /** from now on the system knows these children, and nobody that was started on another path */
  readonly only: (children: AnyMachineSnapshot['children']) => void
}

export const registryOf = (system: object): Registry => {
  if (!isSystem(system)) throw new Error('this xstate keeps its actors in another way')
  const known = new Set<object>()
  return {
    born: (actor) => void known.add(actor),
    only: (children) => {
      for (const actor of known) system._unregister(actor)
      known.clear()
      const living = Object.values(children).filter((child): child is Actor => child instanceof Object)
      for (const child of living) {
        known.add(child)
        if (child.systemId !== undefined) system._set(child.systemId, child)
      }
      let last = Math.max(0, ...living.map(({ sessionId }) => Number(sessionId.replace(/^x:/, ''))))
      system._bookId = () => `x:${++last}`
    },
  }
}

type Actor = { readonly sessionId: string; readonly systemId?: string }

const isSystem = (system: object): system is System =>
  '_set' in system && '_unregister' in system && '_bookId' in system
