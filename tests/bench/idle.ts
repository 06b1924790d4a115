/** What a connection weighs at which nothing happens: our gateway beside bare peers. */
import { readFileSync } from 'node:fs'
import type { Stack } from '@vigie/stack'
import { type Contender, gatewayOf, socketIo, wsPeer } from './contenders.ts'
import { createCrowd } from './crowd.ts'
import type { DialectName } from './dialects.ts'
import { liveHeap } from './inspector.ts'
import { pause, rssMb } from './measure.ts'
import type { PinnedServer } from './pinned.ts'
import { fixed, type Table } from './table.ts'

const WANTED = 5_000
/** Connections that come and go first, so that what is loaded once is loaded. */
const WARM_UP = 100
const REST_MS = 2_000
/** Files a process needs beside its connections. */
const OTHER_FILES = 200

/** KB per connection */
type Weight = { readonly asItStands: number; readonly collected: number; readonly liveHeap: number }

/** @param inspectPort where each server in its turn answers its inspector; the gateway was given it with its environment */
export const benchIdle = async (stack: Stack, token: string, inspectPort: number): Promise<Table> => {
  const how = { flags: [`--inspect=127.0.0.1:${inspectPort}`], quiet: true }
  const peer = socketIo(how)
  const contenders: readonly Contender[] = [
    gatewayOf(stack),
    peer,
    wsPeer('ws 8.23, bare', new URL('./peers/ws-frame.ts', import.meta.url), how),
    wsPeer('@fastify/websocket 11.3, bare', new URL('./peers/fastify-websocket.ts', import.meta.url), how),
  ]
  await stack.stopService('gateway')
  const connections = Math.min(WANTED, openFilesMax() - OTHER_FILES)
  const weights: [string, Weight][] = []
  for (const { name, dialect, start } of contenders) {
    const server = await start()
    weights.push([name, await weigh(server, { dialect, token, connections, inspectPort })])
    await server.stop()
  }
  return tableOf(weights, peer.name, connections)
}

type Weighing = {
  readonly dialect: DialectName
  readonly token: string
  readonly connections: number
  readonly inspectPort: number
}

const weigh = async ({ pid, port }: PinnedServer, how: Weighing): Promise<Weight> => {
  const { dialect, token, connections, inspectPort } = how
  const gather = (count: number) => createCrowd({ dialect, port, token, count, marks: 'stamp' })
  const first = await gather(WARM_UP)
  await first.leave()
  await pause(REST_MS / 2)
  const heapBefore = await liveHeap(inspectPort)
  const rssBefore = rssMb(pid)
  const crowd = await gather(connections)
  await pause(REST_MS)
  const rssAsItStands = rssMb(pid)
  const heap = await liveHeap(inspectPort)
  const rssCollected = rssMb(pid)
  await crowd.leave()
  return {
    asItStands: ((rssAsItStands - rssBefore) * 1_024) / connections,
    collected: ((rssCollected - rssBefore) * 1_024) / connections,
    liveHeap: (heap - heapBefore) / 1_024 / connections,
  }
}

const openFilesMax = (): number => Number(/Max open files +(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])

const tableOf = (weights: readonly (readonly [string, Weight])[], peer: string, connections: number): Table => {
  const ofPeer = weights.find(([name]) => name === peer)?.[1].asItStands ?? Number.NaN
  return {
    title: `Memory of an idle connection, ${connections.toLocaleString('en')} of them`,
    method: `Growth of the server's process from before the connections (after ${WARM_UP} that came and went, and a collection) to ${REST_MS / 1_000} s after the last of them, divided by their number; then once more after a collection asked for by its inspector. Nothing is published. The gateway has verified each token (one person's) and beats once a second; the peers do nothing. Each server fresh, once: repeated, a figure moves by 4 %.`,
    columns: ['server', 'KB of RSS', 'of Socket.IO’s', 'KB of RSS after a collection', 'KB of live heap'],
    rows: weights.map(([name, { asItStands, collected, liveHeap: heap }]) => [
      name,
      fixed(asItStands),
      fixed(asItStands / ofPeer, 2),
      fixed(collected),
      fixed(heap),
    ]),
  }
}
