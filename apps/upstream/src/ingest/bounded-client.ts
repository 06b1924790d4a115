import { INGEST_LIMITS } from '@vigie/contracts/upstream'
import type { Client } from 'aedes'

/** What of aedes' parser is private in its types: where the length of a packet is read, and how it refuses one. */
type Parser = {
  packet: { cmd?: string; length: number }
  _parseLength: () => boolean
  _emitError: (error: Error) => boolean
}

/**
 * Ends a client that announces a packet larger than any may be, before the packet is received: the parser would keep
 * up to 256 MB of it, a CONNECT of nobody included.
 */
export const boundPackets = (client: Client): void => {
  const parser = Reflect.get(client, '_parser') as Parser
  const readLength = parser._parseLength
  parser._parseLength = () => {
    if (!readLength.call(parser)) return false
    const { cmd, length } = parser.packet
    const most = cmd === 'connect' ? INGEST_LIMITS.connectBytes : INGEST_LIMITS.packetBytes
    return length <= most || parser._emitError(new Error(`a packet of ${length} bytes`))
  }
}

/** Makes a client that speaks faster than it may wait for its answer: it is read no further until then. */
export const createPace = (perSecond: number, now: () => number = () => performance.now()) => {
  const dueAt = new WeakMap<object, number>()
  const spacingMs = 1_000 / perSecond
  /** How long the next message of a client has to wait, ms: so many as come in a second may come at once. */
  return (client: object): number => {
    const at = now()
    const due = Math.max(at, dueAt.get(client) ?? at)
    dueAt.set(client, due + spacingMs)
    return Math.max(0, due - at - 1_000)
  }
}
