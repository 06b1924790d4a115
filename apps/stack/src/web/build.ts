import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT, runVite, WEB } from './vite.ts'

const STAMP = join(ROOT, 'node_modules/.cache/vigie/web-build')
const SOURCES = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{html,ts,json}',
  'apps/web/vite/**/*',
  '{contracts,machines}/src/**/*.ts',
  'package-lock.json',
]

/** Whether the built UI is missing or older than what it is made from. */
export const isBuildStale = async (): Promise<boolean> => {
  if (!existsSync(join(WEB, 'dist/index.html'))) return true
  const stamp = await readFile(STAMP, 'utf8').catch(() => '')
  return stamp !== (await hashSources())
}

/** Builds the UI. Errors: rejects with what Vite printed. */
export const buildWeb = async (): Promise<void> => {
  const hash = await hashSources()
  await untilBuilt()
  await mkdir(dirname(STAMP), { recursive: true })
  await writeFile(STAMP, hash)
}

const hashSources = async (): Promise<string> => {
  const files: string[] = []
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.includes('.test.')) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  return hash.digest('hex')
}

const untilBuilt = (): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const vite = runVite(['build', '--logLevel', 'warn'], {}, (text) => {
      printed += text
    })
    vite.once('error', reject)
    vite.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The interface did not build:\n${printed}`)),
    )
  })
