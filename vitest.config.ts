import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongFirst } from './tests/harness/long-first.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

const { exclude } = configDefaults
/**
 * Nothing is proved by being fast: suites open databases and start processes, on machines busy with others. Nothing of
 * a module outlives a test but caches, so suites share what they load: loading takes longer than most of them run.
 */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, isolate: false }
const processes = { ...patient, globalSetup: path('tests/harness/identity.setup.ts') }
const ui = { alias: { '@': path('apps/web/src') } }
const WEB = 'apps/web/src/**/*.test.{ts,tsx}'
/** Suites that put something else in the place of a module of ours. */
const ALONE = 'apps/web/src/**/*.alone.test.{ts,tsx}'
const PATHS = 'tests/paths/**/*.test.ts'
/** What takes a minute of a processor and proves the tests rather than the product; `npm test -- --all` runs it. */
const LONG = 'tests/paths/**/*.long.test.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      { test: { name: 'services', include: ['{contracts,machines,apps/!(web)}/src/**/*.test.ts'], ...patient } },
      { resolve: ui, test: { name: 'web', include: [WEB], exclude: [...exclude, ALONE], ...patient } },
      { resolve: ui, test: { name: 'web-alone', include: [ALONE], ...patient, isolate: true } },
      { test: { name: 'architecture', include: ['tests/{ai,architecture,harness,spec}/**/*.test.ts'], ...patient } },
      { test: { name: 'paths', include: [PATHS], exclude: [...exclude, LONG], ...patient } },
      { test: { name: 'long', include: [LONG], ...patient } },
      { test: { name: 'wire', include: ['tests/wire/**/*.test.ts'], ...processes } },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], ...processes } },
    ],
  },
})
