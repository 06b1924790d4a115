import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServiceName, Stack } from '@vigie/stack'
import { until } from '../../harness/wait.ts'

/** A process that may be killed, stopped in order, frozen, and started again on the same port and data. */
export type Process = {
  readonly name: string
  readonly signal: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT') => void
  /** Resolves when the process is gone after SIGKILL or SIGTERM. */
  readonly gone: () => Promise<void>
  /** Resolves when it is ready. Tries again for as long as what it needs is away; does nothing when it runs. */
  readonly start: () => Promise<void>
  /** how often it ended without being asked to; each time it is started again */
  readonly deaths: () => number
  readonly stop: () => Promise<void>
}

const STARTS_WITHIN_MS = 90_000
const AGAIN_MS = 200

type Running = { readonly pid: number; readonly exited: Promise<unknown> }

/** @param launch resolves with a process that is ready. Errors: rejects when it did not get there, and is gone */
export const createProcess = (name: string, launch: () => Promise<Running>): Process => {
  let running: Running | null = null
  let starting: Promise<void> | null = null
  let isWanted = false
  let deaths = 0

  const startPatiently = async () => {
    const limit = performance.now() + STARTS_WITHIN_MS
    while (isWanted && running === null) {
      const launched = await launch().catch((error: Error) => {
        if (performance.now() > limit) throw new Error(`${name} does not start: ${error.message}`)
        return wait(AGAIN_MS)
      })
      if (launched !== undefined) watch(launched)
    }
  }
  const start = (): Promise<void> => {
    isWanted = true
    starting ??= startPatiently().finally(() => {
      starting = null
    })
    return starting
  }
  const watch = (launched: Running): void => {
    running = launched
    void launched.exited.then(() => {
      if (running === launched) running = null
      if (!isWanted) return
      deaths += 1
      start().catch(() => undefined)
    })
  }
  const signal: Process['signal'] = (sent) => {
    if (sent === 'SIGKILL' || sent === 'SIGTERM') isWanted = false
    if (running === null) return
    for (const pid of [running.pid, ...childrenOf(running.pid)]) send(pid, sent)
  }
  const gone = async () => {
    await starting?.catch(() => undefined)
    await running?.exited
  }
  return {
    name,
    signal,
    gone,
    start,
    deaths: () => deaths,
    stop: async () => {
      signal('SIGKILL')
      await starting?.catch(() => undefined)
      signal('SIGKILL')
      await running?.exited
    },
  }
}

/** A service of a stack, which started it already. `deaths` has the ends that nobody asked for. */
export const createStackProcess = (name: string, service: ServiceName, stack: Stack): Process => {
  let isFirst = true
  return createProcess(name, async () => {
    if (!isFirst) await stack.restart(service)
    isFirst = false
    const pid = stack.pid(service)
    if (pid === null) throw new Error('no process')
    return { pid, exited: ended(pid) }
  })
}

/** A program that stands in the foreground; what it prints goes to a file. */
export const createDaemon = (
  name: string,
  command: readonly [string, ...string[]],
  logFile: string,
  isReady: () => Promise<boolean>,
): Process =>
  createProcess(name, async () => {
    const log = openSync(logFile, 'a')
    const [program, ...args] = command
    const child = spawn(program, args, { stdio: ['ignore', log, log] })
    closeSync(log)
    const exited = exitOf(child)
    let isOver = false
    void exited.then(() => {
      isOver = true
    })
    await until(`${name} ready`, async () => isOver || (await isReady()))
    if (isOver || child.pid === undefined) throw new Error(`it ended: ${readFileSync(logFile, 'utf8').slice(-400)}`)
    return { pid: child.pid, exited }
  })

const exitOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('exit', resolve)
    child.once('error', resolve)
  })

/** Resolves when there is no such process any more, or only its remains. */
const ended = (pid: number): Promise<unknown> =>
  until(`process ${pid} gone`, () => !isAlive(pid), Number.POSITIVE_INFINITY)

const isAlive = (pid: number): boolean => {
  try {
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** PostgreSQL is a process per connection: what happens to it happens to all of them. */
const childrenOf = (pid: number): number[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch {
    // it has ended meanwhile
  }
}
