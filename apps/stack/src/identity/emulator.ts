import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

/**
 * Runs the Authentication emulator of firebase-tools in this process: without Java, hub or network, in half the start
 * time of its command. It has no public entry, so the shape of its modules is checked here. `port` 0: any free one.
 * Errors: throws when firebase-tools changed its modules; rejects when the port is taken.
 */
export const createEmulator = async (projectId: string, port: number, host: string): Promise<EmulatorServer> => {
  const { apiSpec, createApp } = loadEmulator()
  for (const path of Object.keys(apiSpec.paths)) if (UNUSED.test(path)) delete apiSpec.paths[path]
  const app = await createApp(projectId, SINGLE_PROJECT_WARNING)
  return new Promise((resolve, reject) => {
    const server = app.listen(port, host)
    server.once('error', reject)
    server.once('listening', () => resolve(serverOf(server)))
  })
}

/** The running emulator, on the port it got. */
export type EmulatorServer = {
  readonly port: number
  /** Calls the listener when a call that may have changed an account has been answered. */
  readonly onWrite: (listener: () => void) => void
  readonly close: () => Promise<void>
}

const SINGLE_PROJECT_WARNING = 1

/**
 * Calls that the product does not use (other ways to sign in, consoles): compiling their schemas would take most of the
 * start.
 */
const UNUSED =
  /tenants|IdpConfigs|SamlConfigs|mfa[A-Z]|passkey|Saml|EmailLink|GameCenter|Idp|Phone|Ios|ession|queryAccounts|batchDelete|recaptcha|revokeToken|identityPlatform|erificationCode|createAuthUri/

type EmulatorModules = {
  readonly apiSpec: { readonly paths: Record<string, unknown> }
  readonly createApp: (projectId: string, mode: number) => Promise<{ listen: (port: number, host: string) => Server }>
}

const loadEmulator = (): EmulatorModules => {
  const require = createRequire(import.meta.url)
  const { createApp } = require('firebase-tools/lib/emulator/auth/server')
  const { default: apiSpec } = require('firebase-tools/lib/emulator/auth/apiSpec')
  if (typeof createApp !== 'function' || typeof apiSpec?.paths !== 'object') {
    throw new Error('firebase-tools changed: its Authentication emulator is not where it was')
  }
  return { apiSpec, createApp }
}

const serverOf = (server: Server): EmulatorServer => ({
  port: (server.address() as AddressInfo).port,
  onWrite: (listener) => {
    server.on('request', ({ method }, response) => {
      if (method !== 'GET' && method !== 'OPTIONS') response.once('finish', listener)
    })
  },
  close: () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    }),
})
