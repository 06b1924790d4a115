/**
 * A process that asks a gateway for one thing over and over, so many at a time. In: a job, then 'stop', answered by how
 * many answers of each status came.
 */
import { request } from 'node:http'
import { pause } from './measure.ts'

export type AttackerJob = {
  readonly port: number
  readonly host: string
  readonly token: string
  /** asked in turn, so that no two at a time need be the same */
  readonly paths: readonly string[]
  readonly abreast: number
}
/** What is refused for now is asked again after a moment, ms. */
const REFUSED = '429'
const PAUSE_MS = 250

export type Answers = Readonly<Record<string, number>>

const answers: Record<string, number> = {}
let isOver = false

const attack = async ({ port, host, token, paths, abreast }: AttackerJob): Promise<void> => {
  let asked = 0
  const lane = async (): Promise<void> => {
    while (!isOver) {
      const path = paths[asked++ % paths.length] ?? '/'
      const status = await ask(port, path, { host, authorization: `Bearer ${token}` })
      answers[status] = (answers[status] ?? 0) + 1
      if (status === REFUSED) await pause(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: abreast }, lane))
}

/** The status of the answer, once its body was received; `failed`: there was none. */
const ask = (port: number, path: string, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      response.resume()
      response.once('close', () => resolve(String(response.statusCode)))
    })
      .once('error', () => resolve('failed'))
      .end()
  })

process.on('message', (message: AttackerJob | 'stop') => {
  if (message !== 'stop') return void attack(message)
  isOver = true
  process.send?.(answers)
})
process.on('disconnect', () => process.exit())
