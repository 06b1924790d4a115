// In: who is signed in with this browser, and what the gateway says of this screen's secret. Out: a token for the chart
// of who is signed in, and what the screen is to show: its code, or its wall.
import type { WallPairing } from '@vigie/contracts/entities'
import type { RetryContext, RetryInput } from '../kit/retry.ts'

/** What `wallIdentityMachine` starts with. */
export type WallIdentityInput = RetryInput & {
  /** what this screen kept of its pairing; null: it never was paired */
  readonly secret: string | null
  /** the address asks for a code even though a person is signed in with this browser */
  readonly mustPair: boolean
}

/** Data of `wallIdentityMachine` beside its state. */
export type WallIdentityContext = RetryContext & {
  readonly secret: string | null
  readonly mustPair: boolean
  /** the code to show; null: none was given, or it has ended */
  readonly pairing: WallPairing | null
  /** a wall that was taken away shows that it was, beside its new code */
  readonly wasRevoked: boolean
}

/** What the gateway says to a secret. */
export type TokenAnswer =
  | { readonly kind: 'granted'; readonly customToken: string }
  /** nobody has typed the code yet */
  | { readonly kind: 'waiting' }
  /** never paired, ended, or revoked */
  | { readonly kind: 'unknown' }
  /** the gateway, its upstream or the identity service does not answer */
  | { readonly kind: 'unavailable' }

/** Every event that `wallIdentityMachine` answers. */
export type WallIdentityEvent =
  /** somebody is signed in with this browser: a wall, or a person */
  | { readonly type: 'user.reported' }
  /** nobody is */
  | { readonly type: 'user.absent' }
  /** the gateway accepts this account no more: it was ended, or its rights are other ones now */
  | { readonly type: 'access.refused' }
  /** the gateway told this wall that it is none any more */
  | { readonly type: 'wall.revoked' }

/** What `wallIdentityMachine` emits. */
export type WallIdentityEmitted =
  /** to be exchanged by the chart of who is signed in */
  | { readonly type: 'token.granted'; readonly customToken: string }
  /** to be kept by this browser, or forgotten: null */
  | { readonly type: 'secret.changed'; readonly secret: string | null }
  /** whoever is signed in is to be signed out */
  | { readonly type: 'session.ended' }

/** What each promise actor resolves with. A rejection is taken for no answer. */
export type WallIdentityOutcomes = {
  /** null: the gateway did not answer */
  readonly requestPairing: WallPairing | null
  readonly askToken: TokenAnswer
}
