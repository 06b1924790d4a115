// Playwright fixtures: the real product on a stack per worker, with one page that each path loads anew.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStack, DEMO_PASSWORD, type Stack } from '@vigie/stack'
import { seedDataDir } from '@vigie/upstream/testing'
import { type Browser, test as base, type Page } from 'playwright/test'
import { createDevices, flowMeter } from '../../harness/devices.ts'
import { identityHost } from '../../harness/identity.ts'
import { savesData } from '../../harness/saves-data.ts'
import { recordPage } from '../trace/recorder.ts'
import { createCalls } from './calls.ts'
import { createLiveGateway } from './live-gateway.ts'
import { watchOutside } from './outside/watch.ts'
import { PROBE_BUILD } from './probe-build.ts'
import { createWitness, PATIENCE_MS, type Witness } from './witness.ts'
import type { Scene } from './world.types.ts'

export type Stage = { readonly scene: Scene; readonly witness: Witness }

const EMAIL = 'operateur@vigie.test'
const SITE = 'chaib'
const DEVICE = 'debitmetre-parcours'

export type Staged = {
  /** the interface that the stack serves */
  readonly webRoot: string
  /** how long something of a chart is waited for, ms */
  readonly patienceMs: number
  readonly stack: Stack
  readonly stage: Stage
  readonly lobby: Stage
}

// biome-ignore lint/complexity/noBannedTypes: Playwright's own way to say that there are no fixtures per test
export const test = base.extend<{}, Staged>({
  webRoot: [PROBE_BUILD, { option: true, scope: 'worker' }],
  patienceMs: [PATIENCE_MS, { option: true, scope: 'worker' }],
  stack: [
    async ({ webRoot }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'vigie-paths-'))
      await seedDataDir(join(dataDir, 'upstream'))
      const stack = await createStack({
        dataDir,
        services: ['upstream', 'gateway'],
        identityHost: identityHost(),
        env: { gateway: { WEB_ROOT: webRoot } },
      })
      await use(stack)
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stage: [
    async ({ stack, browser, patienceMs }, use) => {
      const origin = originOf(stack)
      const { page, witness } = await createPage(browser, patienceMs)
      const devices = await createDevices(stack.urls.mqtt, SITE)
      await devices.birth(DEVICE, flowMeter('Débitmètre des parcours'))
      await devices.power(DEVICE, 'on')
      await signIn(page, origin)
      let state: 'on' | 'off' = 'on'
      const cutPower = async () => {
        state = state === 'on' ? 'off' : 'on'
        await devices.power(DEVICE, state)
      }
      await use({
        scene: { page, origin, calls: createCalls(page), gateway: createLiveGateway(page), cutPower },
        witness,
      })
      await devices.close()
      await page.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** a page of another browser on the same stack, where nobody is signed in */
  lobby: [
    async ({ stack, browser, patienceMs }, use) => {
      const { page, witness } = await createPage(browser, patienceMs)
      const cutPower = () => Promise.reject(new Error('no device for who is not signed in'))
      const scene = {
        page,
        origin: originOf(stack),
        calls: createCalls(page),
        gateway: createLiveGateway(page),
        cutPower,
      }
      await use({ scene, witness })
      await page.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const originOf = ({ ports }: Stack): string => `http://${SITE}.localhost:${ports.gateway}`

/**
 * A page in a context of its own, whose charts are recorded and whose clock can be moved. Its browser asks to save
 * data, so that the product fetches no screen ahead, which would wait for that clock.
 */
const createPage = async (browser: Browser, patienceMs: number) => {
  const page = await browser.newPage({
    locale: 'fr-FR',
    timezoneId: 'Africa/Casablanca',
    reducedMotion: 'reduce',
    hasTouch: true,
  })
  const witness = createWitness(patienceMs)
  await recordPage(page, witness.hear)
  await watchOutside(page)
  await savesData(page)
  await page.clock.install()
  return { page, witness }
}

/** Signs the operator of the demo site in. */
export const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/auth/sign-in`)
  await page.getByLabel('Adresse e-mail').fill(EMAIL)
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('banner').waitFor()
}
