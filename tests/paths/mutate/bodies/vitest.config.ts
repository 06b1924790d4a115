import { defineConfig } from 'vitest/config'

/** The unit tests of the charts, for Stryker: it copies the charts elsewhere and runs their tests there. */
export default defineConfig({ test: { include: ['machines/src/**/*.test.ts'] } })
