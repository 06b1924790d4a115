/**
 * A process full of clients of one server. In: a job, answered by 'ready'; then 'expect', answered by 'expecting', and
 * by 'all' each time that so much more was heard; and 'report', answered by what was heard since.
 */
import { type DialectName, dialectOf, ENGINE_PING, ENGINE_PONG } from './dialects.ts'
import { createTally, type Report, type Tally } from './tally.ts'
import { createRawSocket } from './websocket.ts'

export type ClientsJob = {
  readonly dialect: DialectName
  readonly port: number
  readonly count: number
  readonly token: string
  /** what the number after a mark is: when the event was sent, or which device it is of */
  readonly marks: 'stamp' | 'device'
}
/** events and readings, each client's counted */
export type Expectation = { readonly expect: number }
export type ClientsMessage = ClientsJob | Expectation | 'report'
export type ClientsAnswer = 'ready' | 'expecting' | 'all' | Report | { readonly failed: string }

/** Connections opened at a time. */
const ABREAST = 50

let tally: Tally

const openAll = async (job: ClientsJob): Promise<void> => {
  const { events, signs } = dialectOf(job.dialect, job.token)
  tally = createTally(events, signs, job.marks, () => answer('all'))
  for (let opened = 0; opened < job.count; opened += ABREAST) {
    const group = Array.from({ length: Math.min(ABREAST, job.count - opened) }, (_, n) => open(job, opened + n === 0))
    await Promise.all(group)
  }
}

/** Settles when the server has greeted it. */
const open = (job: ClientsJob, isFirst: boolean): Promise<void> => {
  const dialect = dialectOf(job.dialect, job.token)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let isReady = false
  const connected = createRawSocket(
    { port: job.port, path: dialect.path, headers: dialect.headers(job.port) },
    {
      onText: (data, start, end) => {
        if (end - start === 1 && data[start] === ENGINE_PING) void connected.then(({ send }) => send(ENGINE_PONG))
        else if (isReady) tally.take(data, start, end, isFirst)
        else greet(data.toString('utf8', start, end))
      },
      onRead: () => tally.readDone(),
      onClose: () => reject(new Error('closed by the server')),
    },
  )
  const greet = (text: string): void => {
    const { say, isReady: done = false } = dialect.greeted(text)
    if (say !== undefined) void connected.then(({ send }) => send(say))
    if (!done) return
    isReady = true
    resolve()
  }
  connected.then(({ send }) => {
    if (dialect.first !== null) send(dialect.first)
    if (job.dialect === 'ws') greet('')
  }, reject)
  return promise
}

const answer = (message: ClientsAnswer): void => void process.send?.(message)

process.on('message', (message: ClientsMessage) => {
  if (message === 'report') return answer(tally.report())
  if ('expect' in message) {
    tally.reset(message.expect)
    return answer('expecting')
  }
  openAll(message).then(
    () => answer('ready'),
    (error: unknown) => answer({ failed: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
