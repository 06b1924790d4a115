/** Socket.IO 4.8 broadcasting: one emit per event; readings joined by the application, one emit per window. */
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { hearFeed } from './feed.ts'
import { listen } from './listen.ts'

const server = createServer()
const io = new Server(server, { serveClient: false })
hearFeed({
  onEvents: (events) => {
    for (const event of events) io.emit('journal', event)
  },
  onRows: (rows) => io.emit('readings', { rows }),
})
listen(server)
