/** Bare ws: the frames due in one tick joined into one Buffer, written once to each socket, past `ws.send`. */
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { WebSocketServer } from 'ws'
import { hearFeed } from './feed.ts'
import { frameOf } from './frame.ts'
import { listen } from './listen.ts'

const server = createServer()
const sockets: Socket[] = []
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (_, { socket }) => void sockets.push(socket))

let due: Buffer[] = []
const flush = (): void => {
  const joined = Buffer.concat(due)
  due = []
  for (const socket of sockets) socket.write(joined)
}
const tell = (event: object): void => {
  if (due.length === 0) setImmediate(flush)
  due.push(frameOf(JSON.stringify(event)))
}
hearFeed({
  onEvents: (events) => {
    for (const entry of events) tell({ type: 'journal', entry })
  },
  onRows: (rows) => tell({ type: 'readings', rows }),
})
listen(server)
