// Builds what is packed: our modules behind three entries, packages left to whoever installs them, and the declarations
// that a configuration and a world are written against.
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
/** Folder to build into, as the first argument; default: where `npm pack` takes it. */
const TARGET = process.argv[2] ?? path('..')
const DIST = `${TARGET}/dist`

rmSync(DIST, { recursive: true, force: true })
await build({
  input: { bin: path('bin.ts'), index: path('index.ts'), playwright: path('playwright.ts') },
  external: (id) => !/^[./]/.test(id),
  platform: 'node',
  output: { dir: DIST, format: 'esm', chunkFileNames: 'chunk-[hash].js' },
})
execFileSync(process.execPath, [
  fileURLToPath(import.meta.resolve('typescript/package.json')).replace(/package\.json$/, 'bin/tsc'),
  ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--skipLibCheck', '--rootDir', path('..')],
  ...['--module', 'nodenext', '--target', 'es2024', '--outDir', DIST],
  ...[path('../config/config.types.ts'), path('world.types.ts')],
])
writeFileSync(
  `${DIST}/playwright.d.ts`,
  `import type { TestType } from 'playwright/test'
import type { World } from './package/world.types.js'
export { defineWorld } from './package/world.types.js'
/** Declares a test per frozen path of a chart, on the page that its world opens. */
export declare const walkPaths: (test: TestType<any, any>, name: string, world: World) => void
`,
)
if (process.argv[2] !== undefined) cpSync(path('../package.json'), `${TARGET}/package.json`)
