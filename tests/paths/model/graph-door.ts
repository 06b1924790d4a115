// The only file of the tool that imports @xstate/graph. It explores a step function instead of a machine: run on a machine, the
// library discards effects and transitions, and takes one list of events for all states.
import { getAdjacencyMap } from '@xstate/graph'
import type { ActorLogic, ActorSystem, EventObject, Snapshot } from 'xstate'

export type Exploration<Visit, Move extends EventObject> = {
  readonly first: Visit
  readonly step: (visit: Visit, move: Move) => Visit
  readonly moves: (visit: Visit) => readonly Move[]
  readonly key: (visit: Visit) => string
  readonly label: (move: Move) => string
  /** the most visits; more mean a counter without end */
  readonly limit: number
  /** told of more visits, which are not gone on from; may throw */
  readonly tooMany: () => void
}

export type Explored<Visit, Move> = {
  readonly key: string
  readonly visit: Visit
  readonly next: readonly { readonly move: Move; readonly visit: Visit }[]
}

type Taken<Visit, Move> = { readonly event: Move; readonly state: Carrier<Visit> }
type Carrier<Visit> = Snapshot<unknown> & { readonly visit: Visit }

/** Every visit reachable from the first one, with every move out of it; beyond the limit, no moves. */
export const exploreAll = <Visit, Move extends EventObject>(
  exploration: Exploration<Visit, Move>,
): readonly Explored<Visit, Move>[] => {
  const { first, step, moves, key, label, limit, tooMany } = exploration
  const carry = (visit: Visit): Carrier<Visit> => ({ status: 'active', output: undefined, error: undefined, visit })
  const logic: ActorLogic<Carrier<Visit>, Move, undefined, ActorSystem<never>> = {
    transition: ({ visit }, move) => carry(step(visit, move)),
    getInitialSnapshot: () => carry(first),
    getPersistedSnapshot: (snapshot) => snapshot,
  }
  const seen = new Set<string>()
  const isBeyond = (visit: Visit): boolean => {
    const found = key(visit)
    if (seen.size < limit) seen.add(found)
    return !seen.has(found)
  }
  let isTold = false
  const movesWithin = (visit: Visit): readonly Move[] => {
    if (!isBeyond(visit)) return moves(visit)
    if (!isTold) tooMany()
    isTold = true
    return []
  }
  const map = getAdjacencyMap<Carrier<Visit>, Move, undefined, ActorSystem<never>>(logic, {
    events: ({ visit }) => movesWithin(visit),
    serializeState: ({ visit }) => key(visit),
    serializeEvent: label,
  })
  return Object.entries(map).map(([found, { state, transitions }]) => ({
    key: found,
    visit: state.visit,
    next: Object.values<Taken<Visit, Move>>(transitions).map(({ event, state: to }) => ({
      move: event,
      visit: to.visit,
    })),
  }))
}
