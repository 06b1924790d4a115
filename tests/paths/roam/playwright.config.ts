import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import base from '../run/playwright.config.ts'

/** Walks freeze processes and count seconds: one at a time. */
export default defineConfig(base, {
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  testMatch: 'roam.spec.ts',
  outputDir: fileURLToPath(new URL('../../../test-results/paths/roam', import.meta.url)),
  workers: 1,
  reporter: 'list',
})
