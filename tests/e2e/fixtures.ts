import type { Stack } from '@vigie/stack'
import { test as base, expect, type Page } from 'playwright/test'
import { createScriptedModel, type ScriptedModel } from '../ai/scripted-model.ts'
import { createDevices, type Devices, flowMeter } from '../harness/devices.ts'
import { savesData } from '../harness/saves-data.ts'
import { type KeptSessions, keepSessions, NOBODY } from './kept-sessions.ts'
import { originOf } from './origin.ts'
import { Bell } from './pages/bell.ts'
import { Home } from './pages/home.ts'
import { Shell } from './pages/shell.ts'
import { SignIn } from './pages/sign-in.ts'
import { watchPage } from './watch.ts'
import { startWorkerStack } from './worker-stack.ts'

/** A device of the tests at the demo site: what the farm does never touches it. */
export type TrialDevice = { readonly id: string; readonly name: string; readonly devices: Devices }

type WorkerFixtures = {
  readonly stack: Stack
  readonly kept: KeptSessions
  /** the language model of the stack: it says what a test wrote down */
  readonly model: ScriptedModel
}
type Fixtures = {
  /** who is signed in when the browser opens; null: nobody */
  readonly who: string | null
  /** slug of the site whose address `origin` is */
  readonly site: string
  /** console errors that a test brings about on purpose */
  readonly expectedErrors: RegExp | null
  /** whether the build served has the probe */
  readonly hasProbe: boolean
  /** whether code is fetched ahead of use once a page has rested */
  readonly fetchesAhead: boolean
  readonly origin: string
  /** a page of another browser, of this person, watched like the first */
  readonly openPage: (email: string | null) => Promise<Page>
  readonly trial: TrialDevice
  readonly signIn: SignIn
  readonly home: Home
  readonly bell: Bell
  readonly shell: Shell
}

const TRIAL_CADENCE_MS = 3_000

/**
 * A throwaway stack per worker. After every test: zero console errors, zero CSP violations, and every chart of
 * every page went as it is drawn.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const model = await createScriptedModel()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ model }, use) => {
      const { stack, close } = await startWorkerStack(model)
      await use(stack)
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  kept: [({ browser }, use) => use(keepSessions(browser)), { scope: 'worker' }],
  who: [null, { option: true }],
  site: ['chaib', { option: true }],
  expectedErrors: [null, { option: true }],
  hasProbe: [true, { option: true }],
  fetchesAhead: [false, { option: true }],
  origin: ({ stack, site }, use) => use(originOf(stack.ports.gateway, site)),
  storageState: async ({ who, kept, origin }, use) => use(who === null ? undefined : await kept(who, origin)),
  page: async ({ page, expectedErrors, hasProbe, fetchesAhead }, use) => {
    if (!fetchesAhead) await savesData(page.context())
    const watch = await watchPage(page)
    await use(page)
    await watch.check(expectedErrors, hasProbe)
  },
  openPage: async ({ browser, kept, origin, expectedErrors, hasProbe, fetchesAhead }, use) => {
    const opened: { page: Page; check: () => Promise<void> }[] = []
    await use(async (email) => {
      const page = await browser.newPage({ storageState: email === null ? NOBODY : await kept(email, origin) })
      if (!fetchesAhead) await savesData(page.context())
      const { check } = await watchPage(page)
      opened.push({ page, check: () => check(expectedErrors, hasProbe) })
      return page
    })
    for (const { page, check } of opened) {
      await check()
      await page.context().close()
    }
  },
  trial: async ({ stack }, use, { testId }) => {
    const id = `essai-${testId.slice(-12).replace(/[^a-z0-9]/g, '')}`
    const devices = await createDevices(stack.urls.mqtt, 'chaib')
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
