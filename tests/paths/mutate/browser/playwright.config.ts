import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import base from '../../run/playwright.config.ts'
import type { Staged } from '../../run/stage.ts'
import { FAULTY_BUILD } from './faulty-build.ts'

export default defineConfig<object, Staged>(base, {
  testDir: fileURLToPath(new URL('../..', import.meta.url)),
  globalSetup: [base.globalSetup ?? [], fileURLToPath(new URL('./faulty.setup.ts', import.meta.url))].flat(),
  outputDir: fileURLToPath(new URL('../../../../test-results/paths/faulty', import.meta.url)),
  reporter: 'list',
  use: { webRoot: FAULTY_BUILD },
  projects: [
    { name: 'proof', testMatch: ['proof.spec.ts', 'roam/bites.spec.ts'], workers: 1 },
    { name: 'planted', testMatch: 'mutate/browser/planted.spec.ts', use: { patienceMs: 5_000 } },
    { name: 'mutants', testMatch: 'mutate/browser/mutants.spec.ts', timeout: 0 },
  ],
})
