import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStack, PROBE_BUILD, type Stack, type StackStep } from '@vigie/stack'
import { seedDataDir } from '@vigie/upstream/testing'
import type { ScriptedModel } from '../ai/scripted-model.ts'
import { identityHost } from '../harness/identity.ts'

/** A script that registers as a service worker, as another product of the same host might have left one. */
export const LEFT_OVER_WORKER = '/left-over.js'

/**
 * A throwaway stack with its virtual farm, one day of history, the interface with its probe, or one built otherwise, and
 * this language model.
 */
export const startWorkerStack = async ({
  url,
}: Pick<ScriptedModel, 'url'>): Promise<{ stack: Stack; close: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vigie-e2e-'))
  await seedDataDir(join(dataDir, 'upstream'))
  // a copy: a build in the meantime does not pull it away
  const webRoot = join(dataDir, 'web')
  await cp(process.env['E2E_WEB_ROOT'] ?? PROBE_BUILD.folder, webRoot, { recursive: true })
  await writeFile(join(webRoot, LEFT_OVER_WORKER), 'self.addEventListener("fetch", () => undefined)')
  const farm = Promise.withResolvers<void>()
  const onStep = ({ type }: StackStep) => type === 'caught-up' && farm.resolve()
  const env = { gateway: { WEB_ROOT: webRoot }, analyst: { AI_BASE_URL: url, AI_MODEL: 'scripted' } }
  const stack = await createStack({ dataDir, identityHost: identityHost(), historyDays: 1, env, onStep })
  await farm.promise
  const close = async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { stack, close }
}
