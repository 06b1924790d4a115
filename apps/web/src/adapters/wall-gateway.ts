// In: what the gateway answers to a screen that nobody is signed in at. Out: a code, or a token for its secret.
import { WALL_PATHS, wallPairingResponse, wallTokenResponse, wallWaitingResponse } from '@vigie/contracts/rest'
import type { TokenAnswer, WallIdentityOutcomes } from '@vigie/machines/wall-identity'
import { codeOf, createHttp } from './http.ts'

const answer = wallTokenResponse.or(wallWaitingResponse)
const http = createHttp({ getToken: async () => null, onTokenRefused: () => undefined })

/** A code to show; null: the gateway gave none. */
export const requestPairing = async (): Promise<WallIdentityOutcomes['requestPairing']> => {
  try {
    return await http.post(WALL_PATHS.pairings, wallPairingResponse, {})
  } catch {
    return null
  }
}

/** Only a plain answer that the secret is nobody's counts as one: whatever else fails is tried again. */
export const askToken = async (secret: string): Promise<TokenAnswer> => {
  try {
    const { customToken } = await http.post(WALL_PATHS.token, answer, { secret })
    return customToken === null ? { kind: 'waiting' } : { kind: 'granted', customToken }
  } catch (rejection) {
    return { kind: codeOf(rejection) === 'wall.unknown' ? 'unknown' : 'unavailable' }
  }
}
