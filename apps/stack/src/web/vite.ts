import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
export const WEB = join(ROOT, 'apps/web')

/** Runs the UI's own Vite in its folder; what it prints is handed to `onOutput`. */
export const runVite = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onOutput: (text: string) => void,
): ChildProcess => {
  const require = createRequire(join(WEB, 'package.json'))
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(process.execPath, [vite, ...args], {
    cwd: WEB,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput)
  return child
}
