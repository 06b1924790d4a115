import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { ServiceName, Stack } from '../stack.ts'

const ROOT = new URL('../../../../', import.meta.url)
const SETTLE_MS = 200

/** Which service runs which sources. */
const WATCHED: Readonly<Record<string, readonly ServiceName[]>> = {
  'contracts/src': ['upstream', 'simulator', 'gateway'],
  'machines/src': ['upstream'],
  'apps/upstream/src': ['upstream'],
  'apps/simulator/src': ['simulator'],
  'apps/gateway/src': ['gateway'],
}

/** Vite with hot reload in front of the gateway, and services restarted when their sources change. */
export const startDev = async (
  stack: Stack,
  port: number,
  say: (line: string) => void,
): Promise<{ stop: () => Promise<void> }> => {
  const toGateway = { target: stack.urls.gateway, changeOrigin: false, ws: true }
  const vite = await createServer({
    root: fileURLToPath(new URL('apps/web', ROOT)),
    logLevel: 'warn',
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: { '/api': toGateway, '/config.json': toGateway },
    },
  })
  await vite.listen()
  const unwatch = watchSources(stack, say)
  return {
    stop: async () => {
      unwatch()
      await vite.close()
    },
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
    watch(new URL(folder, ROOT), { recursive: true }, (_, file) => {
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

/** A service that does not start again stays away until the next change. */
const restart = async (stack: Stack, name: ServiceName, say: (line: string) => void): Promise<void> => {
  const error = await stack.restart(name).then(
    () => null,
    (reason: Error) => reason.message,
  )
  say(error ?? `${name} restarted`)
}
