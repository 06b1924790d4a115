import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import base from '../../run/playwright.config.ts'
import type { Staged } from '../../run/stage.ts'
import { WIRING_BUILD } from './wiring-build.ts'

export default defineConfig<object, Staged>(base, {
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  outputDir: fileURLToPath(new URL('../../../../test-results/paths/wiring', import.meta.url)),
  reporter: 'line',
  use: { webRoot: WIRING_BUILD },
  projects: [
    { name: 'reach', testMatch: 'reach.spec.ts', retries: 2 },
    { name: 'walk', testMatch: 'walk.spec.ts', timeout: 0, use: { patienceMs: 3_000 } },
  ],
})
