import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { CHROMIUM_FLAGS } from '../harness/chromium-flags.ts'

/**
 * Suites with a product of their own. A worker starts its product anew for the next suite, so they come last.
 */
const OWN = ['foreign.spec.ts', 'many-devices.spec.ts', 'production.spec.ts']
const executablePath = process.env['PLAYWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  outputDir: fileURLToPath(new URL('../../test-results/e2e', import.meta.url)),
  globalSetup: fileURLToPath(new URL('./setup.ts', import.meta.url)),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [
    { name: 'shared', testIgnore: OWN },
    { name: 'own', testMatch: OWN, fullyParallel: false },
  ],
  use: {
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Africa/Casablanca',
    // moving pictures cost more than what is tested; `--trace on` records a failure that does not explain itself
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // an act that cannot be done is named by its own failure, before the test runs out of its time
    actionTimeout: 60_000,
  },
})
