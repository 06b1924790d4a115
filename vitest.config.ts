import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { TestOrder } from './tests/harness/test-order.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

const { exclude } = configDefaults
/** Nothing is proved by being fast: suites open databases and start processes, on machines busy with others. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 }
/** Nothing of a module outlives a test but caches, so suites share what they load: loading takes longer than most run. */
const shared = { ...patient, isolate: false }
/** Each suite has a process of its own, whose end is that of the services that it started. */
const processes = { ...patient, globalSetup: path('tests/harness/identity.setup.ts') }
const ui = { alias: { '@': path('apps/web/src') } }
/** Of every file, shared or not: no suite begins with the site of another. */
const ofSite = { setupFiles: path('apps/web/src/text/site-time.setup.ts') }
const WEB = 'apps/web/src/**/*.test.{ts,tsx}'
/** Suites that put something else in the place of a module of ours. */
const ALONE = 'apps/web/src/**/*.alone.test.{ts,tsx}'
const PATHS = 'tests/paths/**/*.test.ts'
const FAULTS = 'tests/faults/**/*.test.ts'
/** What takes a minute of a processor and proves the tests rather than the product; `npm test -- --all` runs it. */
const LONG = 'tests/paths/**/*.long.test.ts'
/** What ends whole products and starts them again for a minute; `npm test -- --all` runs it. */
const LONG_FAULTS = 'tests/faults/**/*.long.test.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: TestOrder },
    projects: [
      { test: { name: 'services', include: ['{contracts,machines,apps/!(web)}/src/**/*.test.ts'], ...shared } },
      { resolve: ui, test: { name: 'web', include: [WEB], exclude: [...exclude, ALONE], ...shared, ...ofSite } },
      { resolve: ui, test: { name: 'web-alone', include: [ALONE], ...patient, ...ofSite } },
      { test: { name: 'architecture', include: ['tests/{ai,architecture,harness,spec}/**/*.test.ts'], ...shared } },
      { test: { name: 'paths', include: [PATHS], exclude: [...exclude, LONG], ...shared } },
      { test: { name: 'long', include: [LONG], ...shared } },
      { test: { name: 'wire', include: ['tests/wire/**/*.test.ts'], ...processes } },
      { test: { name: 'faults', include: [FAULTS], exclude: [...exclude, LONG_FAULTS], ...processes } },
      { test: { name: 'long-faults', include: [LONG_FAULTS], ...processes } },
    ],
  },
})
