/**
 * A process full of clients, forked by a benchmark so that their work is not on
 * the publisher's clock. In: one job. Out: 'ready', then, asked, what each heard.
 */
import { io } from 'socket.io-client'
import WebSocket from 'ws'

export type ClientsJob = {
  readonly kind: 'vigie' | 'socket.io'
  readonly count: number
  readonly url: string
  readonly host: string
  readonly token: string
}

/** Arrival times per event key, ns of the machine's monotonic clock, one list for all clients. */
const arrivals = new Map<string, number[]>()
const now = () => Number(process.hrtime.bigint())

const heard = (key: string): void => {
  const at = now()
  const known = arrivals.get(key)
  if (known) known.push(at)
  else arrivals.set(key, [at])
}

const keyOf = (frame: string): string | null => {
  const start = frame.indexOf('bench:')
  return start < 0 ? null : frame.slice(start, frame.indexOf('"', start))
}

const openVigie = (job: ClientsJob) =>
  new Promise<() => void>((resolve, reject) => {
    const socket = new WebSocket(job.url, 'vigie.live.v1', {
      headers: { host: job.host, origin: `http://${job.host}` },
    })
    socket.once('error', reject)
    socket.once('open', () => socket.send(JSON.stringify({ type: 'authenticate', token: job.token })))
    socket.on('message', (data) => {
      const frame = data.toString()
      if (frame.startsWith('{"type":"snapshot"')) {
        socket.send(JSON.stringify({ type: 'subscribe', topics: ['journal'] }))
        return resolve(() => socket.terminate())
      }
      if (!frame.includes('notification.created')) return
      const key = keyOf(frame)
      if (key) heard(key)
    })
  })

const openSocketIo = (job: ClientsJob) =>
  new Promise<() => void>((resolve, reject) => {
    const socket = io(job.url, { transports: ['websocket'], forceNew: true, auth: { token: job.token } })
    socket.once('connect_error', reject)
    socket.on('notification', (event: { device_id: { name: string } }) => heard(event.device_id.name))
    socket.once('connect', () =>
      socket.emit('join_notification_room', 'application_notifications_room', () => resolve(() => socket.disconnect())),
    )
  })

process.on('message', async (message: ClientsJob | 'report') => {
  if (message === 'report') {
    process.send?.([...arrivals])
    return
  }
  const open = message.kind === 'vigie' ? openVigie : openSocketIo
  for (let opened = 0; opened < message.count; opened += 50) {
    await Promise.all(Array.from({ length: Math.min(50, message.count - opened) }, () => open(message)))
  }
  process.send?.('ready')
})
