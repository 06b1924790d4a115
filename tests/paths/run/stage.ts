// The real product, signed in, on a stack of its own: one page per worker, loaded afresh for each path.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD, type Stack, startStack } from '@vigie/stack'
import { test as base, type Page } from 'playwright/test'
import { connectDevices, flowMeter } from '../../harness/devices.ts'
import { identityHost } from '../../harness/identity.ts'
import { recordPage } from '../trace/recorder.ts'
import { callsOf } from './calls.ts'
import { PROBE_BUILD } from './probe-build.ts'
import { createWitness, type Witness } from './witness.ts'
import type { Scene } from './world.types.ts'

export type Stage = { readonly scene: Scene; readonly witness: Witness }

const EMAIL = 'operateur@vigie.test'
const SITE = 'chaib'
const DEVICE = 'debitmetre-parcours'

// biome-ignore lint/complexity/noBannedTypes: Playwright's own way to say that there are no fixtures per test
export const test = base.extend<{}, { readonly stack: Stack; readonly stage: Stage }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'vigie-paths-'))
      const stack = await startStack({
        dataDir,
        services: ['upstream', 'gateway'],
        identityHost: identityHost(),
        env: { gateway: { WEB_ROOT: PROBE_BUILD } },
      })
      await use(stack)
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stage: [
    async ({ stack, browser }, use) => {
      const origin = `http://${SITE}.localhost:${stack.ports.gateway}`
      const page = await browser.newPage({ locale: 'fr-FR', timezoneId: 'Africa/Casablanca', reducedMotion: 'reduce' })
      const witness = createWitness()
      await recordPage(page, witness.hear)
      await page.clock.install()
      const devices = await connectDevices(stack.urls.mqtt, SITE)
      await devices.birth(DEVICE, flowMeter('Débitmètre des parcours'))
      await devices.power(DEVICE, 'on')
      await signIn(page, origin)
      let state: 'on' | 'off' = 'on'
      const cutPower = async () => {
        state = state === 'on' ? 'off' : 'on'
        await devices.power(DEVICE, state)
      }
      await use({ scene: { page, origin, calls: callsOf(page), cutPower }, witness })
      await devices.close()
      await page.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/auth/sign-in`)
  await page.getByLabel('Adresse e-mail').fill(EMAIL)
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('banner').waitFor()
}
