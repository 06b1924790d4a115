import { createGateway, type Gateway } from '../app.ts'
import { type AccountsDouble, createAccountsDouble } from './accounts-double.ts'
import { createIdentityDouble, type IdentityDouble } from './identity-double.ts'
import { portOfServer } from './port.ts'
import { testConfig } from './test-config.ts'
import { createUpstreamDouble, type UpstreamDouble } from './upstream-double.ts'

/** A listening gateway of the site chaib with an upstream and an identity service of its own. */
export type GatewayFixture = {
  readonly gateway: Gateway
  readonly upstream: UpstreamDouble
  readonly identity: IdentityDouble
  readonly accounts: AccountsDouble
  readonly port: number
  readonly close: () => Promise<void>
}

/** `amina` may see chaib, `said` only massa. */
export const createGatewayFixture = async (env: Record<string, string> = {}): Promise<GatewayFixture> => {
  const upstream = await createUpstreamDouble('chaib')
  const identity = createIdentityDouble({ amina: ['chaib'], said: ['massa'] })
  const accounts = createAccountsDouble(identity.people)
  const config = testConfig({ LOG_LEVEL: 'silent', UPSTREAM_URL: upstream.url, WEB_ROOT: '/nonexistent', ...env })
  const gateway = await createGateway(config, { identity, accounts })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    gateway,
    upstream,
    identity,
    accounts,
    port: portOfServer(gateway.app.server),
    close: async () => {
      await gateway.close()
      await upstream.close()
    },
  }
}
