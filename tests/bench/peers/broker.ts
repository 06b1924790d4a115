/** A broker and nothing else: it acknowledges and passes on at once. */
import { createServer } from 'node:net'
import { Aedes } from 'aedes'
import { listen } from './listen.ts'

const broker = await Aedes.createBroker()
listen(createServer((socket) => broker.handle(socket.setNoDelay())))
