/** Bare ws: one frame per event, built once and written to each socket, past `ws.send`. */
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { WebSocketServer } from 'ws'
import { hearFeed } from './feed.ts'
import { frameOf } from './frame.ts'
import { listen } from './listen.ts'

const server = createServer()
const sockets: Socket[] = []
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (_, { socket }) => void sockets.push(socket))

const tell = (event: object): void => {
  const frame = frameOf(JSON.stringify(event))
  for (const socket of sockets) socket.write(frame)
}
hearFeed({
  onEvents: (events) => {
    for (const entry of events) tell({ type: 'journal', entry })
  },
  onRows: (rows) => tell({ type: 'readings', rows }),
})
listen(server)
