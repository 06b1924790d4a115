import { wallUid } from '@vigie/contracts/entities'
import type { IdentityService } from './identity.ts'

/**
 * The identity service, where the account of a wall is good only while the wall is paired: it may outlive it, because
 * accounts are removed by a gateway, when the identity service answers it.
 * @param isPaired whether a wall was approved, and not revoked since
 */
export const withWalls = (identity: IdentityService, isPaired: (id: string) => Promise<boolean>): IdentityService => ({
  ...identity,
  verify: async (token) => {
    const person = await identity.verify(token)
    const wall = typeof person === 'string' ? null : wallUid.idOf(person.uid)
    return wall === null || (await isPaired(wall)) ? person : 'invalid'
  },
})
