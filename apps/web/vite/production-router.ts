import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const DIST = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production')
const ENTRIES: Record<string, string> = {
  'react-router': join(DIST, 'index.mjs'),
  'react-router/dom': join(DIST, 'dom-export.mjs'),
}

/** React Router brings a build for production and never names it: by its own exports everybody gets the other one. */
export const productionRouter = (): Plugin => ({
  name: 'vigie:production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => ENTRIES[source],
})
