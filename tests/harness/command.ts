import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './report.ts'

export type Outcome = { readonly ok: boolean; readonly output: string; readonly seconds: number }
export type CommandOptions = {
  readonly env?: Readonly<Record<string, string>>
  /** prints its output as it runs instead of returning it */
  readonly live?: boolean
  /** runs beside something else, and takes what that leaves idle */
  readonly isBeside?: boolean
}

/** Runs a JavaScript tool of node_modules in the root of the repository, with the Node that runs this. */
export const runTool = (bin: readonly [pkg: string, file: string], args: readonly string[], options?: CommandOptions) =>
  runCommand(process.execPath, [join(ROOT, 'node_modules', ...bin), ...args], options)

/** As `nice` has it: a third of the share of what runs at 0, where both want a whole processor. */
const BESIDE = 5
/** Output that is returned must not contain colours. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: '0' }

export const runCommand = (
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Outcome> => {
  const begun = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...(options.live ? {} : PLAIN), ...options.env },
      stdio: options.live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    if (options.isBeside === true && child.pid !== undefined) setPriority(child.pid, BESIDE)
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const settle = (ok: boolean) => resolve({ ok, output, seconds: (performance.now() - begun) / 1_000 })
    child.once('error', (error) => {
      output += error.message
      settle(false)
    })
    child.once('close', (code) => settle(code === 0))
  })
}
