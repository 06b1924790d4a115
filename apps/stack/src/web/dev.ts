import { watch } from 'node:fs'
import { join } from 'node:path'
import type { ServiceName, Stack } from '../stack.ts'
import { ROOT, runVite } from './vite.ts'

const SETTLE_MS = 200

/** Which service runs which sources. */
const WATCHED: Readonly<Record<string, readonly ServiceName[]>> = {
  'contracts/src': ['upstream', 'simulator', 'gateway', 'analyst'],
  'machines/src': ['upstream'],
  'apps/upstream/src': ['upstream'],
  'apps/simulator/src': ['simulator'],
  'apps/gateway/src': ['gateway'],
  'apps/analyst/src': ['analyst'],
}

/**
 * Runs Vite with hot reload in front of the gateway, and restarts services when their sources change.
 * @returns a function that stops both; the services keep running
 */
export const startDev = (stack: Stack, port: number, say: (line: string) => void): (() => void) => {
  const vite = runVite(
    ['--port', String(port), '--strictPort', '--host', '127.0.0.1', '--logLevel', 'warn', '--clearScreen', 'false'],
    { GATEWAY_URL: stack.urls.gateway },
    (text) => say(text.trimEnd()),
  )
  const unwatch = watchSources(stack, say)
  return () => {
    unwatch()
    vite.kill()
  }
}

const watchSources = (stack: Stack, say: (line: string) => void): (() => void) => {
  const due = new Set<ServiceName>()
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const restartDue = () => {
    const names = [...due]
    due.clear()
    last = last.then(async () => {
      for (const name of names) await restart(stack, name, say)
    })
  }
  const watchers = Object.entries(WATCHED).map(([folder, names]) =>
    watch(join(ROOT, folder), { recursive: true }, (_, file) => {
      if (file?.includes('.test.')) return
      for (const name of names) due.add(name)
      clearTimeout(timer)
      timer = setTimeout(restartDue, SETTLE_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

/**
 * Restarts a service and says so, or why it did not start; a service that did not start stays down until the next
 * change.
 */
const restart = async (stack: Stack, name: ServiceName, say: (line: string) => void): Promise<void> => {
  const error = await stack.restart(name).then(
    () => null,
    (reason: Error) => reason.message,
  )
  say(error ?? `${name} restarted`)
}
