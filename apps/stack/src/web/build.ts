import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT, runVite, WEB } from './vite.ts'

/** A build of the UI: its folder, and the variables it is built with. */
export type WebBuild = { readonly folder: string; readonly env: Readonly<Record<string, string>> }

const CACHE = join(ROOT, 'node_modules/.cache/vigie')
/** The build that the gateway serves to people. */
const PRODUCTION: WebBuild = { folder: join(WEB, 'dist'), env: {} }
/** A build with the probe, through which tests watch the statecharts of a page. */
export const PROBE_BUILD: WebBuild = { folder: join(CACHE, 'web-probe'), env: { VITE_PROBE: '1' } }

const SOURCES = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{html,ts,json}',
  'apps/web/vite/**/*',
  '{contracts,machines}/src/**/*.ts',
  'package-lock.json',
]

/** Whether a built UI is missing or older than what it is made from. */
export const isBuildStale = async (build: WebBuild = PRODUCTION): Promise<boolean> => {
  if (!existsSync(join(build.folder, 'index.html'))) return true
  const stamp = await readFile(stampOf(build), 'utf8').catch(() => '')
  return stamp !== (await hashSources())
}

/** Builds the UI. Errors: rejects with what Vite printed. */
export const buildWeb = async (build: WebBuild = PRODUCTION): Promise<void> => {
  const hash = await hashSources()
  await untilBuilt(build)
  await mkdir(dirname(stampOf(build)), { recursive: true })
  await writeFile(stampOf(build), hash)
}

const stampOf = ({ folder }: WebBuild): string =>
  join(CACHE, folder === PRODUCTION.folder ? 'web-build' : 'probe-build')

const hashSources = async (): Promise<string> => {
  const files: string[] = []
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.includes('.test.')) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  return hash.digest('hex')
}

const untilBuilt = ({ folder, env }: WebBuild): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = ''
    // A test runner sets NODE_ENV for itself; the build must not depend on it.
    const said = { NODE_ENV: 'production', ...env }
    const vite = runVite(['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], said, (text) => {
      printed += text
    })
    vite.once('error', reject)
    vite.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The interface did not build:\n${printed}`)),
    )
  })
