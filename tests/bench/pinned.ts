import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

/** The server under test has a core of its own; those who feed it and listen to it share the other. */
export const SERVER_CORE = 0
export const CLIENT_CORE = 1

/** A forked script that has told its port. */
export type PinnedServer = { readonly pid: number; readonly port: number; readonly stop: () => Promise<void> }

const canPin = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0

/**
 * Puts a process of this run ahead of what else the machine does: late servers find several events waiting and send
 * them together, which makes each seem cheaper. Linux weighs sessions against each other, not processes; without the
 * right to ask, or elsewhere, it changes nothing.
 */
export const prefer = (pid: number, nice = -10): void => {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(nice))
  } catch {
    return
  }
}

/** Forks a script of ours onto one core, in a session of its own; without one, or where they cannot be chosen, onto any. */
export const forkPinned = (
  script: URL,
  core: number | null,
  options: {
    readonly env?: Readonly<Record<string, string>>
    readonly flags?: readonly string[]
    readonly quiet?: boolean
  } = {},
): ChildProcess => {
  const { env = {}, flags = [], quiet = false } = options
  const child = fork(fileURLToPath(script), {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'inherit', quiet ? 'ignore' : 'inherit', 'ipc'],
    ...(canPin && core !== null
      ? { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath, ...flags] }
      : { execArgv: [...flags] }),
  })
  prefer(child.pid ?? 0)
  return child
}

/** Moves a running process, all its threads, onto one core. */
export const pin = (pid: number, core: number): void => {
  prefer(pid)
  if (canPin) execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)])
}

/** Forks a server and waits for its port. */
export const createPinned = async (...how: Parameters<typeof forkPinned>): Promise<PinnedServer> => {
  const child = forkPinned(...how)
  const { port } = await answerOf<{ port: number }>(child)
  return { pid: child.pid ?? 0, port, stop: () => stop(child) }
}

/** Kills it: what a server under test had still to do is of no interest. */
export const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Its next message. Errors: rejects when it leaves instead. */
export const answerOf = async <T>(child: ChildProcess): Promise<T> => {
  const left = new AbortController()
  const onExit = (code: number | null, signal: string | null) =>
    left.abort(new Error(`${child.spawnargs.at(-1)} left: ${signal ?? code}`))
  child.once('exit', onExit)
  const [message] = await once(child, 'message', { signal: left.signal }).catch((error: Error) => {
    throw left.signal.aborted ? left.signal.reason : error
  })
  child.off('exit', onExit)
  return message
}
