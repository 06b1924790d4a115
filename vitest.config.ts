import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './tests/harness/long-first.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** Nothing is proved by being fast: suites open databases and start processes, on machines busy with others. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000 }
const processes = { ...patient, globalSetup: path('tests/harness/identity.setup.ts') }

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        resolve: { alias: { '@': path('apps/web/src') } },
        test: { name: 'unit', include: ['{contracts,machines,apps/*}/src/**/*.test.{ts,tsx}'], ...patient },
      },
      { test: { name: 'architecture', include: ['tests/{architecture,harness,spec}/**/*.test.ts'], ...patient } },
      { test: { name: 'paths', include: ['tests/paths/**/*.test.ts'], ...patient } },
      { test: { name: 'wire', include: ['tests/wire/**/*.test.ts'], ...processes } },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], ...processes } },
    ],
  },
})
