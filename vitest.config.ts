import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** Suites that start processes: few at a time, and patient on a small machine. */
const processes = { testTimeout: 60_000, hookTimeout: 120_000, globalSetup: path('tests/harness/identity.setup.ts') }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias: { '@': path('apps/web/src') } },
        test: { name: 'unit', include: ['{contracts,machines,apps/*}/src/**/*.test.{ts,tsx}'] },
      },
      { test: { name: 'architecture', include: ['tests/{architecture,harness,spec}/**/*.test.ts'] } },
      { test: { name: 'paths', include: ['tests/paths/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'wire', include: ['tests/wire/**/*.test.ts'], ...processes } },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], ...processes } },
    ],
  },
})
