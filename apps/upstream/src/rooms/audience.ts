import { handshakeAuth, type RoomName } from '@vigie/contracts/upstream'
import type { IdentityService } from '../identity/identity.ts'
import { fitsServiceKey } from '../identity/service-key.ts'

/** What a socket may hear: every site, or those of a person's platforms until their token runs out. */
export type Audience = 'all' | PersonAudience
/** Somebody who hears, by the token they came with. */
export type PersonAudience = {
  readonly uid: string
  readonly token: string
  readonly sites: readonly string[]
  readonly expiresAt: number
}

/** What a handshake is judged by. */
export type RoomsAccess = {
  readonly serviceKey: string | null
  /** whether whoever brings neither key nor token hears every site, as the specification's clients do */
  readonly isOpen: boolean
  readonly identity: IdentityService
}

/** Judges a handshake's `auth`: a service key, an identity token, or nothing where the rooms are open. */
export const audienceOf = async (
  auth: unknown,
  { serviceKey, isOpen, identity }: RoomsAccess,
): Promise<Audience | { readonly refused: string }> => {
  const parsed = handshakeAuth.safeParse(auth ?? {})
  if (!parsed.success) return { refused: 'Invalid handshake.' }
  const { serviceKey: key, token } = parsed.data
  if (token !== undefined) {
    const person = await identity.verify(token)
    if (person === 'invalid') return { refused: 'Invalid token.' }
    if (person === 'unavailable') return { refused: 'Identity service unavailable.' }
    return { uid: person.uid, token, sites: person.platforms, expiresAt: person.expiresAt }
  }
  if (key === undefined && isOpen) return 'all'
  return fitsServiceKey(key, serviceKey) ? 'all' : { refused: 'Invalid service key.' }
}

/** The Socket.IO rooms behind a spec's room, for those who hear all of it and for those who hear a few sites. */
export const wholeRoom = (room: RoomName): string => `${room}/*`
export const siteRoom = (room: RoomName, site: string): string => `${room}/${site}`
/** Everything that one person has open. */
export const personRoom = (uid: string): string => `person/${uid}`
