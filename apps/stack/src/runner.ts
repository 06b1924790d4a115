import { join } from 'node:path'
import { type Child, createChild, type Exit, lastLine, type Progress } from './child.ts'
import { entryOf, environmentOf, nodeFlagsOf, type ServiceName, type StackSettings } from './services.ts'

export type StackStep =
  | { readonly type: 'starting'; readonly service: ServiceName }
  | { readonly type: 'ready'; readonly service: ServiceName }
  /** the simulator has sent its whole history */
  | { readonly type: 'caught-up'; readonly service: ServiceName }
  | { readonly type: 'progress'; readonly service: ServiceName; readonly progress: Progress }

export type RunnerOptions = {
  readonly env?: Partial<Record<ServiceName, Readonly<Record<string, string>>>>
  /** flags of Node beside those that a service always has */
  readonly nodeFlags?: Partial<Record<ServiceName, readonly string[]>>
  /** stops what runs and starts nothing more */
  readonly abort?: AbortSignal
  readonly onStep?: (step: StackStep) => void
  /** a service ended without being asked to */
  readonly onUnexpectedExit?: (name: ServiceName, exit: Exit, lastLine: string) => void
}
export type Runner = ReturnType<typeof createRunner>

const READY_WITHIN_MS = 180_000
const STOP_WITHIN_MS = 8_000

/** Starts, stops and restarts the services of one stack, and reports those that end without being asked to. */
export const createRunner = (settings: StackSettings, options: RunnerOptions) => {
  const { env = {}, nodeFlags = {}, abort, onStep, onUnexpectedExit } = options
  const children = new Map<ServiceName, Child>()
  const asked = new WeakSet<Child>()
  const logFile = (name: ServiceName): string => join(settings.dataDir, 'logs', `${name}.log`)

  const start = async (name: ServiceName): Promise<void> => {
    abort?.throwIfAborted()
    onStep?.({ type: 'starting', service: name })
    const child = createChild({
      name,
      entry: entryOf[name],
      nodeFlags: [...nodeFlagsOf(name), ...(nodeFlags[name] ?? [])],
      env: { ...environmentOf(name, settings), ...env[name] },
      logFile: logFile(name),
      readyWithinMs: READY_WITHIN_MS,
      onProgress: (progress) => onStep?.({ type: 'progress', service: name, progress }),
      onCaughtUp: () => onStep?.({ type: 'caught-up', service: name }),
    })
    children.set(name, child)
    await child.ready
    onStep?.({ type: 'ready', service: name })
    void child.exited.then((exit) => {
      if (!asked.has(child)) onUnexpectedExit?.(name, exit, lastLine(logFile(name)))
    })
  }

  const stop = async (name: ServiceName): Promise<void> => {
    const child = children.get(name)
    if (child === undefined) return
    asked.add(child)
    await child.stop(STOP_WITHIN_MS)
    if (children.get(name) === child) children.delete(name)
  }

  return {
    start,
    stop,
    logFile,
    restart: async (name: ServiceName): Promise<void> => {
      await stop(name)
      await start(name)
    },
    pid: (name: ServiceName): number | null => children.get(name)?.pid ?? null,
    /** After SIGKILL or SIGTERM the end of the service counts as asked for. */
    signal: (name: ServiceName, signal: NodeJS.Signals): void => {
      const child = children.get(name)
      if (child === undefined) return
      if (signal === 'SIGKILL' || signal === 'SIGTERM') asked.add(child)
      child.signal(signal)
    },
  }
}
