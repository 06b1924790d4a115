import { type ChildProcess, fork } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** One forked service. What it prints goes to its log file. */
export type Child = {
  readonly pid: number
  /** resolves with the port it serves (null: none); rejects when it exits, or is not ready in time */
  readonly ready: Promise<number | null>
  readonly exited: Promise<Exit>
  readonly signal: (signal: NodeJS.Signals) => void
  /** SIGTERM, then SIGKILL when it does not exit in time; a second call awaits the same stop */
  readonly stop: (withinMs: number) => Promise<Exit>
}
export type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

export type ChildOptions = {
  readonly name: string
  readonly entry: URL
  readonly nodeFlags: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly logFile: string
  readonly readyWithinMs: number
  readonly onProgress?: (progress: Progress) => void
  /** it said `history-done`: the history that it sends after its start is sent */
  readonly onCaughtUp?: () => void
}

export const createChild = (options: ChildOptions): Child => {
  const process_ = forkLogged(options)
  const exited = new Promise<Exit>((resolve) => {
    process_.once('exit', (code, signal) => resolve({ code, signal }))
  })
  let stopping: Promise<Exit> | undefined
  return {
    pid: process_.pid ?? 0,
    ready: untilReady(process_, exited, options),
    exited,
    signal: (signal) => process_.kill(signal),
    stop: (withinMs) => {
      stopping ??= stopChild(process_, exited, withinMs)
      return stopping
    },
  }
}

/** The last line a service wrote, which mostly says why it exited. */
export const lastLine = (logFile: string): string => {
  try {
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1)?.slice(0, 400) ?? ''
  } catch (error) {
    return `its log cannot be read: ${String(error)}`
  }
}

/** Progress message of a service: `done` of `total` samples of history are sent. */
const progress = z.object({ type: z.literal('progress'), done: z.number(), total: z.number() })
const message = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('ready'), port: z.number().int().optional() }),
  progress,
  z.object({ type: z.literal('history-done') }),
])
export type Progress = z.infer<typeof progress>

/**
 * Forks into a process group of its own, so that Ctrl+C in a terminal reaches the stack alone, which stops the services
 * in order.
 */
const forkLogged = ({ entry, nodeFlags, env, logFile }: ChildOptions): ChildProcess => {
  const log = openSync(logFile, 'a')
  const forked = fork(fileURLToPath(entry), {
    env,
    detached: true,
    execArgv: [...nodeFlags, '--import', new URL('./preload.ts', import.meta.url).href],
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  return forked
}

const untilReady = (
  forked: ChildProcess,
  exited: Promise<Exit>,
  { name, logFile, readyWithinMs, onProgress, onCaughtUp }: ChildOptions,
): Promise<number | null> => {
  const ready = new Promise<number | null>((resolve, reject) => {
    const late = () => reject(new Error(`${name} was not ready within ${readyWithinMs / 1_000} s (log: ${logFile})`))
    const timer = setTimeout(late, readyWithinMs)
    forked.on('message', (received) => {
      const said = message.safeParse(received)
      if (!said.success) return
      if (said.data.type === 'progress') return onProgress?.(said.data)
      if (said.data.type === 'history-done') return onCaughtUp?.()
      clearTimeout(timer)
      resolve(said.data.port ?? null)
    })
    forked.once('error', reject)
    void exited.then(() => {
      clearTimeout(timer)
      reject(new Error(`${name} did not start: ${lastLine(logFile)} (log: ${logFile})`))
    })
  })
  ready.catch(() => undefined)
  return ready
}

const stopChild = async (forked: ChildProcess, exited: Promise<Exit>, withinMs: number): Promise<Exit> => {
  forked.kill('SIGTERM')
  forked.kill('SIGCONT')
  const timer = setTimeout(() => forked.kill('SIGKILL'), withinMs)
  const exit = await exited
  clearTimeout(timer)
  return exit
}
