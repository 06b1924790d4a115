import type { Identity, IdentityService } from './identity.ts'
import { fitsServiceKey } from './service-key.ts'

/**
 * The identity service, and beside it the services of this installation, whose bearer token is the service key: they
 * read every site, and hand in what they have measured as an operator would.
 * @param sites slugs of every site
 */
export const withService = (
  identity: IdentityService,
  serviceKey: string | null,
  sites: () => readonly string[],
): IdentityService => ({
  ...identity,
  verify: async (token) =>
    serviceKey !== null && fitsServiceKey(token, serviceKey) ? serviceOn(sites()) : identity.verify(token),
})

const serviceOn = (sites: readonly string[]): Identity => ({
  uid: 'vigie-service',
  email: null,
  name: 'Vigie',
  role: 'operator',
  platforms: [...sites],
  hasSecondFactor: false,
  expiresAt: Number.POSITIVE_INFINITY,
})
