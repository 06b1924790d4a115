import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongFirst } from './tests/harness/long-first.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** Nothing is proved by being fast: suites open databases and start processes, on machines busy with others. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000 }
/** Nothing of a service's modules outlives a test but caches: its suites share what they load. */
const shared = { ...patient, isolate: false }
const processes = { ...patient, globalSetup: path('tests/harness/identity.setup.ts') }
/** What takes minutes of a processor and proves the tests rather than the product; `npm test -- --all` runs it. */
const LONG = 'tests/**/*.long.test.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      { test: { name: 'services', include: ['{contracts,machines,apps/!(web)}/src/**/*.test.ts'], ...shared } },
      {
        resolve: { alias: { '@': path('apps/web/src') } },
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], ...patient },
      },
      { test: { name: 'architecture', include: ['tests/{ai,architecture,harness,spec}/**/*.test.ts'], ...patient } },
      {
        test: {
          name: 'paths',
          include: ['tests/paths/**/*.test.ts'],
          exclude: [...configDefaults.exclude, LONG],
          ...patient,
        },
      },
      { test: { name: 'long', include: [LONG], ...patient } },
      { test: { name: 'wire', include: ['tests/wire/**/*.test.ts'], ...processes } },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], ...processes } },
    ],
  },
})
