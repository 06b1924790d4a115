// Builds the interface with its own configuration and a door at each place of its wiring that a fault may break.
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadConfigFromFile, mergeConfig, type Plugin } from 'vite'
import { withDoors } from './doors.ts'
import { wiredFiles } from './sources.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const IN_PAGE = fileURLToPath(new URL('./in-page.ts', import.meta.url))

export default defineConfig(async (env) => {
  const own = await loadConfigFromFile(env, join(ROOT, 'apps/web/vite.config.ts'))
  return mergeConfig(own?.config ?? {}, { plugins: [doors()] })
})

const doors = (): Plugin => {
  const files = new Set(wiredFiles())
  return {
    name: 'vigie:wiring',
    enforce: 'pre',
    transform: (code, id) => {
      const file = relative(ROOT, id)
      return files.has(file) ? { code: withDoors(file, code, IN_PAGE), map: null } : null
    },
  }
}
