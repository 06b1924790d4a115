import {
  type Wall,
  type WallApproval,
  type WallChange,
  type WallHealth,
  type WallOrder,
  type WallOrders,
  type WallPairing,
  wallBody,
  wallOrders,
  wallPairing,
  wallsBody,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { done, type Outcome } from '../outcome.ts'
import type { Requiring } from './capabilities.ts'
import type { RestClient } from './rest-client.ts'

/** The upstream's calls about wall displays. The first two are of a screen that nobody is signed in at. */
export type WallCalls = {
  /** Errors: request.too-many. */
  readonly pairWall: () => Promise<Outcome<WallPairing>>
  /** The wall that keeps a secret. Errors: wall.waiting, wall.unknown. */
  readonly wallOfSecret: (secret: string) => Promise<Outcome<Wall>>
  /** Errors: wall.code-unknown, resource.not-found for a site that is not theirs. */
  readonly approveWall: (token: string, code: string, approval: WallApproval) => Promise<Outcome<Wall>>
  readonly walls: (token: string) => Promise<Outcome<Wall[]>>
  /** Errors of these: resource.not-found. */
  readonly changeWall: (token: string, id: string, change: WallChange) => Promise<Outcome<Wall>>
  readonly revokeWall: (token: string, id: string) => Promise<Outcome<Wall>>
  readonly orderWall: (token: string, id: string, order: WallOrder) => Promise<Outcome<Wall>>
  /** What a wall says of itself, for what it is to be told. Errors: wall.unknown. */
  readonly reportWall: (token: string, health: WallHealth) => Promise<Outcome<WallOrders>>
  /** Says whose accounts are removed; for those that are revoked and not. As a service: nobody is signed in. */
  readonly endedWalls: (removed: readonly string[]) => Promise<Outcome<Wall[]>>
}

/** Nobody is signed in: the service's own key says who asks. */
const NOBODY = 'none'

/** @param asService the key of this service, as options of a call */
export const createWallCalls = (
  rest: RestClient,
  requiring: Requiring,
  asService: { readonly headers?: Readonly<Record<string, string>> },
): WallCalls => {
  const one = async (asked: Promise<Outcome<{ wall: Wall }>>): Promise<Outcome<Wall>> => {
    const answer = await asked
    return answer.ok ? done(answer.value.wall) : answer
  }
  const of = (path: string, id: string): string => path.replace(':id', id)
  return {
    pairWall: () => rest.post(UPSTREAM_PATHS.wallPairings, NOBODY, wallPairing, {}, asService),
    wallOfSecret: (secret) => one(rest.post(UPSTREAM_PATHS.wallSecret, NOBODY, wallBody, { secret }, asService)),
    approveWall: (token, code, approval) =>
      requiring('walls', token, () =>
        one(rest.post(UPSTREAM_PATHS.wallApprove.replace(':code', code), token, wallBody, approval)),
      ),
    walls: async (token) => {
      const answer = await requiring('walls', token, () => rest.get(UPSTREAM_PATHS.walls, token, wallsBody))
      return answer.ok ? done(answer.value.walls) : answer
    },
    changeWall: (token, id, change) =>
      requiring('walls', token, () => one(rest.put(of(UPSTREAM_PATHS.wall, id), token, wallBody, change))),
    revokeWall: (token, id) =>
      requiring('walls', token, () => one(rest.post(of(UPSTREAM_PATHS.wallRevoke, id), token, wallBody, {}))),
    orderWall: (token, id, order) =>
      requiring('walls', token, () => one(rest.post(of(UPSTREAM_PATHS.wallOrders, id), token, wallBody, order))),
    reportWall: (token, health) =>
      requiring('walls', token, () => rest.post(UPSTREAM_PATHS.wallSelf, token, wallOrders, health)),
    endedWalls: async (removed) => {
      const answer = await rest.post(UPSTREAM_PATHS.wallsEnded, NOBODY, wallsBody, { removed }, asService)
      return answer.ok ? done(answer.value.walls) : answer
    },
  }
}
