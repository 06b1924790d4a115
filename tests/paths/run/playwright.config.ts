import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { CHROMIUM_FLAGS } from '../../harness/chromium-flags.ts'
import { isUpdate } from './results.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** File from which `npm test` counts the tests. */
const JSON_FILE = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']

export default defineConfig({
  testDir: path('../generated'),
  outputDir: path('../../../test-results/paths/run'),
  globalSetup: path('../../harness/identity.setup.ts'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // screens that are frozen are waited for until they rest
  timeout: isUpdate() ? 900_000 : 120_000,
  expect: { timeout: 5_000 },
  reporter: [
    ['list'],
    [path('results.reporter.ts')],
    ...(JSON_FILE === undefined ? [] : [['json'] as const]),
    ...(process.env['PLAYWRIGHT_JUNIT_OUTPUT_FILE'] === undefined ? [] : [['junit'] as const]),
    ...(process.env['GITHUB_ACTIONS'] === 'true' ? [['github'] as const] : []),
  ],
  use: {
    launchOptions: { executablePath: process.env['PLAYWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
  },
})
