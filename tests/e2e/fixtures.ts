import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Stack, type StackStep, startStack } from '@vigie/stack'
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test'
import { connectDevices, type Devices, flowMeter } from '../harness/devices.ts'
import { identityHost } from '../harness/identity.ts'
import { originOf } from './origin.ts'
import { Bell } from './pages/bell.ts'
import { Home } from './pages/home.ts'
import { Shell } from './pages/shell.ts'
import { SignIn } from './pages/sign-in.ts'

/** A device of the tests at the demo site: what the farm does never touches it. */
export type TrialDevice = { readonly id: string; readonly name: string; readonly devices: Devices }

type WorkerFixtures = { readonly stack: Stack }
type Fixtures = {
  /** console errors that a test brings about on purpose */
  readonly expectedErrors: RegExp | null
  readonly origin: string
  readonly trial: TrialDevice
  readonly signIn: SignIn
  readonly home: Home
  readonly bell: Bell
  readonly shell: Shell
}

/** Copied for each worker: a build in the meantime does not pull it away. */
const BUILT_UI = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
/** A script that registers as a service worker, as another product of the same host might have left one. */
export const LEFT_OVER_WORKER = '/left-over.js'
const TRIAL_CADENCE_MS = 3_000

/** A throwaway stack per worker, with its virtual farm; zero console errors and CSP violations in every test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'vigie-e2e-'))
      const webRoot = join(dataDir, 'web')
      await cp(BUILT_UI, webRoot, { recursive: true })
      await writeFile(join(webRoot, LEFT_OVER_WORKER), 'self.addEventListener("fetch", () => undefined)')
      const env = { gateway: { WEB_ROOT: webRoot } }
      const farm = Promise.withResolvers<void>()
      const onStep = ({ type }: StackStep) => type === 'caught-up' && farm.resolve()
      const stack = await startStack({ dataDir, identityHost: identityHost(), historyDays: 1, env, onStep })
      await farm.promise
      await use(stack)
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  expectedErrors: [null, { option: true }],
  origin: ({ stack }, use) => use(originOf(stack.ports.gateway, 'chaib')),
  page: async ({ page, expectedErrors }, use) => {
    const errors = watchErrors(page)
    await use(page)
    expect(errors.filter((text) => expectedErrors?.test(text) !== true)).toEqual([])
  },
  trial: async ({ stack }, use, { testId }) => {
    const id = `essai-${testId.slice(-12).replace(/[^a-z0-9]/g, '')}`
    const devices = await connectDevices(stack.urls.mqtt, 'chaib')
    const name = `Essai ${id.slice(-6)}`
    await devices.birth(id, flowMeter(name, TRIAL_CADENCE_MS))
    await devices.power(id, 'on', Date.now() - 60_000)
    await devices.telemetry(id, { flow_m3h: 10 })
    await use({ id, name, devices })
    await devices.close()
  },
  signIn: ({ page, origin }, use) => use(new SignIn(page, origin)),
  home: ({ page, origin }, use) => use(new Home(page, origin)),
  bell: ({ page }, use) => use(new Bell(page)),
  shell: ({ page }, use) => use(new Shell(page)),
})
export { expect }

const watchErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
