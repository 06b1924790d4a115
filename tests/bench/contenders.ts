import type { Stack } from '@vigie/stack'
import type { DialectName } from './dialects.ts'
import { createPinned, type forkPinned, type PinnedServer, pin, SERVER_CORE } from './pinned.ts'

/** A server that stands in a comparison, each time started afresh. */
export type Contender = {
  readonly name: string
  readonly dialect: DialectName
  readonly start: () => Promise<PinnedServer>
}

/** The gateway of a stack, the real process. */
export const gatewayOf = (stack: Stack): Contender => ({
  name: 'Vigie gateway',
  dialect: 'vigie',
  start: async () => {
    await stack.restart('gateway')
    const pid = stack.pid('gateway') ?? 0
    pin(pid, SERVER_CORE)
    return { pid, port: stack.ports.gateway, stop: () => stack.stopService('gateway') }
  },
})

type How = Parameters<typeof forkPinned>[2]

/** The one that the others are measured against. */
export const socketIo = (how: How): Contender => ({
  name: 'Socket.IO 4.8',
  dialect: 'socket.io',
  start: () => createPinned(new URL('./peers/socket-io.ts', import.meta.url), SERVER_CORE, how),
})

/** Servers of bare frames. */
export const wsPeer = (name: string, script: URL, how: How): Contender => ({
  name,
  dialect: 'ws',
  start: () => createPinned(script, SERVER_CORE, how),
})
