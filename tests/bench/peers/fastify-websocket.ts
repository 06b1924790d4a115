/** @fastify/websocket with one route and nothing else: for what a connection weighs. */
import websocket from '@fastify/websocket'
import { fastify } from 'fastify'
import { listen } from './listen.ts'

const app = fastify()
await app.register(websocket, { options: { perMessageDeflate: false } })
app.get('/', { websocket: true }, () => undefined)
await app.ready()
listen(app.server)
