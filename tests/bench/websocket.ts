import { connect } from 'node:net'

// a WebSocket client on a bare TCP connection: it walks frames where they were read, so that a thousand
// clients in one process cost little and the same for every server under test

export type RawSocket = { readonly send: (text: string) => void; readonly close: () => void }
export type RawHandlers = {
  /** a text frame: `data` from `start` to `end`, valid only during the call */
  readonly onText: (data: Buffer, start: number, end: number) => void
  /** all frames of one read were handed over */
  readonly onRead: () => void
  readonly onClose: () => void
}
export type Target = {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Resolves once the server has accepted the upgrade. Errors: rejects with the status line of a refusal. */
export const createRawSocket = ({ port, path, headers }: Target, handlers: RawHandlers): Promise<RawSocket> =>
  new Promise((resolve, reject) => {
    let rest: Buffer = Buffer.alloc(0)
    let isOpen = false

    const take = (chunk: Buffer): void => {
      const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      const from = isOpen ? 0 : afterUpgrade(data)
      const used = from < 0 ? 0 : walk(data, from)
      rest = used === data.length ? NOTHING : Buffer.from(data.subarray(used))
      handlers.onRead()
    }
    const afterUpgrade = (data: Buffer): number => {
      const end = data.indexOf('\r\n\r\n')
      if (end < 0) return -1
      const [status = ''] = data.toString('latin1', 0, end).split('\r\n', 1)
      if (status.includes(' 101 ')) {
        isOpen = true
        resolve({ send: (text) => socket.write(masked(TEXT, text)), close: () => socket.destroy() })
      } else reject(new Error(`upgrade refused: ${status}`))
      return end + 4
    }
    /** @returns where the first incomplete frame begins */
    const walk = (data: Buffer, from: number): number => {
      let at = from
      while (at + 2 <= data.length) {
        const payload = at + headerSize(data, at)
        if (payload > data.length) break
        const end = payload + payloadSize(data, at)
        if (end > data.length) break
        const opcode = (data[at] ?? 0) & 0x0f
        if (opcode === TEXT) handlers.onText(data, payload, end)
        if (opcode === PING) socket.write(masked(PONG, ''))
        at = end
      }
      return at
    }

    const callback = (size: number): boolean => {
      take(SHARED.subarray(0, size))
      return true
    }
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: SHARED, callback } })
    socket.once('error', reject)
    socket.on('error', () => undefined)
    socket.once('close', handlers.onClose)
    const lines = Object.entries({ ...UPGRADE, host: `127.0.0.1:${port}`, ...headers })
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  })

const TEXT = 1
const PING = 9
const PONG = 10
const NOTHING = Buffer.alloc(0)
/** One buffer for all: what is read is taken before the next read. */
const SHARED = Buffer.alloc(65_536)

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.from('a bench of Vigie').toString('base64'),
}

const headerSize = (data: Buffer, at: number): number => {
  const short = data[at + 1] ?? 0
  if (short < 126) return 2
  return short === 126 ? 4 : 10
}

const payloadSize = (data: Buffer, at: number): number => {
  const short = data[at + 1] ?? 0
  if (short < 126) return short
  return short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2))
}

/** A client's frame; its mask is of zeros, which the protocol allows and which leaves the payload as it is. */
const masked = (opcode: number, text: string): Buffer => {
  const payload = Buffer.from(text)
  const isShort = payload.length < 126
  const header = Buffer.alloc(isShort ? 6 : 8)
  header[0] = 0x80 | opcode
  header[1] = 0x80 | (isShort ? payload.length : 126)
  if (!isShort) header.writeUInt16BE(payload.length, 2)
  return Buffer.concat([header, payload])
}
