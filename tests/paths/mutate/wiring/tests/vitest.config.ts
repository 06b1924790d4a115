import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { withDoors } from '../doors.ts'
import { wiredFiles } from '../sources.ts'

const path = (to: string): string => fileURLToPath(new URL(to, import.meta.url))
const ROOT = path('../../../../../')

/** The unit tests of the interface, on sources with a door at each place of the wiring. */
export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: 'vigie:wiring',
      enforce: 'pre',
      transform: (code, id) => {
        const file = relative(ROOT, id)
        return wiredFiles().includes(file) ? { code: withDoors(file, code, path('in-test.ts')), map: null } : null
      },
    },
  ],
  resolve: { alias: { '@': path('../../../../../apps/web/src') } },
  test: {
    include: ['apps/web/src/**/*.test.{ts,tsx}'],
    setupFiles: [path('setup.ts')],
    maxWorkers: 1,
    bail: 1,
    testTimeout: 15_000,
  },
})
