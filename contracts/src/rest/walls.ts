import { z } from 'zod'
import {
  wallApproval,
  wallBody,
  wallChange,
  wallHealth,
  wallOrder,
  wallOrders,
  wallPairing,
  wallSecretInput,
  wallsBody,
} from '../entities/index.ts'

/** Paths of wall displays; apart from those that every page loads. */
export const WALL_PATHS = {
  pairings: '/api/walls/pairings',
  approve: '/api/walls/pairings/:code/approve',
  token: '/api/walls/token',
  self: '/api/walls/self',
  walls: '/api/walls',
  wall: '/api/walls/:id',
  orders: '/api/walls/:id/orders',
} as const

/** Answer of POST /api/walls/pairings, which nobody need be signed in for: a code to show and a secret to keep. */
export const wallPairingResponse = wallPairing
/** POST /api/walls/pairings/:code/approve: pairs the screen; an admin of all its sites. */
export const wallApproveInput = wallApproval
/** POST /api/walls/token: the secret, for a token that signs the wall in once. */
export const wallTokenInput = wallSecretInput
/** Answer of POST /api/walls/token. */
export const wallTokenResponse = z.object({ customToken: z.string().min(1) })
/** The same with 202, while nobody has typed the code yet. */
export const wallWaitingResponse = z.object({ customToken: z.null() })
/** GET /api/walls: those whose sites are all the admin's. */
export const wallsResponse = wallsBody
/** Answer of calls about one wall. */
export const wallResponse = wallBody
/** PUT /api/walls/:id. */
export const wallChangeInput = wallChange
/** POST /api/walls/:id/orders: told to the wall when it next says how it is. */
export const wallOrderInput = wallOrder
/** POST /api/walls/self: what the wall says of itself; the role wall alone. */
export const wallSelfInput = wallHealth
/** Answer of POST /api/walls/self. */
export const wallSelfResponse = wallOrders
