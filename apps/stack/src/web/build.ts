import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const WEB = join(ROOT, 'apps/web')
const STAMP = join(ROOT, 'node_modules/.cache/vigie/web-build')
const SOURCES = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{html,ts,json}',
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
  await runVite(['build', '--logLevel', 'warn'])
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

const runVite = (args: readonly string[]): Promise<void> => {
  const require = createRequire(join(WEB, 'package.json'))
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, ...args], { cwd: WEB, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    const keep = (chunk: Buffer) => {
      printed += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The UI did not build:\n${printed}`))))
  })
}
