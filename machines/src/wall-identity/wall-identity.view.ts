import type { WallPairing } from '@vigie/contracts/entities'
import type { WallIdentitySnapshot } from './wall-identity.machine.ts'

/** What a screen shows of its identity. */
export type WallIdentityView = {
  /**
   * `waiting`: not known yet; `pairing`: a code; `wall`: the wall; `renewing`: the wall as it was, while its access is
   * renewed; `signed-out`: the wall as it was, of a person who is signed in no more
   */
  readonly phase: 'waiting' | 'pairing' | 'wall' | 'renewing' | 'signed-out'
  /** null: none was given yet */
  readonly pairing: WallPairing | null
  readonly wasRevoked: boolean
}

/** Turns a snapshot of `wallIdentityMachine` into what the screen shows. */
export const wallIdentityView = (snapshot: WallIdentitySnapshot): WallIdentityView => {
  const { pairing, wasRevoked } = snapshot.context
  return { phase: phaseOf(snapshot), pairing, wasRevoked }
}

const phaseOf = (snapshot: WallIdentitySnapshot): WallIdentityView['phase'] => {
  if (snapshot.matches('running')) return 'wall'
  if (snapshot.matches('pairing')) return 'pairing'
  if (snapshot.matches('signedOut')) return 'signed-out'
  if (snapshot.matches('renewing') || snapshot.matches('entering')) return 'renewing'
  return 'waiting'
}
