import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStack, type Stack } from '@vigie/stack'

const HOST_VARIABLE = 'TEST_IDENTITY_HOST'

/**
 * The run's identity emulator: the one in the environment, else a new one, whose host processes forked later inherit.
 */
export const sharedIdentity = async (): Promise<{ host: string; stop: () => Promise<void> }> => {
  const given = process.env[HOST_VARIABLE]
  return given === undefined ? startIdentity() : { host: given, stop: async () => undefined }
}

/** A new identity emulator, which becomes the run's; `stack` is its process alone. */
export const startIdentity = async (): Promise<{ host: string; stack: Stack; stop: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vigie-identity-'))
  const stack = await createStack({ dataDir, services: ['identity'] })
  const host = `127.0.0.1:${stack.ports.identity}`
  process.env[HOST_VARIABLE] = host
  return {
    host,
    stack,
    stop: async () => {
      delete process.env[HOST_VARIABLE]
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** host:port of the run's identity emulator. Errors: throws when none was started for this run. */
export const identityHost = (): string => {
  const host = process.env[HOST_VARIABLE]
  if (host === undefined) throw new Error(`${HOST_VARIABLE} is not set: run through vitest or Playwright's own setup`)
  return host
}
