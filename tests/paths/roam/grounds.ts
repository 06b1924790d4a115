// Playwright fixture: a ground per worker, for walks that are tests.
import { test as base } from 'playwright/test'
import { PROBE_BUILD } from '../run/probe-build.ts'
import { createGround, type Ground } from './ground.ts'

type Grounded = {
  /** the interface that the ground serves */
  readonly webRoot: string
  readonly ground: Ground
}

// biome-ignore lint/complexity/noBannedTypes: Playwright's own way to say that there are no fixtures per test
export const test = base.extend<{}, Grounded>({
  webRoot: [PROBE_BUILD, { option: true, scope: 'worker' }],
  ground: [
    async ({ webRoot, launchOptions, headless }, use) => {
      const ground = await createGround(webRoot, launchOptions.executablePath ?? '', headless)
      await use(ground)
      await ground.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
