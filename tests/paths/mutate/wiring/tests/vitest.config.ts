import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { withDoors } from '../doors.ts'
import { wiredFiles } from '../sources.ts'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const IN_TEST = fileURLToPath(new URL('./in-test.ts', import.meta.url))
const SETUP = fileURLToPath(new URL('./setup.ts', import.meta.url))

/** The unit tests of the interface, on sources with a door at each place of the wiring. */
export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: 'vigie:wiring',
      enforce: 'pre',
      transform: (code, id) => {
        const file = relative(ROOT, id)
        return wiredFiles().includes(file) ? { code: withDoors(file, code, IN_TEST), map: null } : null
      },
    },
  ],
  resolve: { alias: { '@': join(ROOT, 'apps/web/src') } },
  test: {
    include: ['apps/web/src/**/*.test.{ts,tsx}'],
    setupFiles: [SETUP],
    maxWorkers: 1,
    bail: 1,
    testTimeout: 15_000,
  },
})
