import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '@vigie/stack'
import { until } from './wait.ts'

/** A Mosquitto of one's own, on a free port: nobody else's messages, and it may be killed. */
export type Mosquitto = {
  readonly url: string
  /** ends it at once, and starts it again without what it kept of its sessions */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Where Mosquitto is on this machine; null: not installed. */
export const mosquittoPath = (): string | null => {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/sbin',
  ]
  return folders.map((folder) => join(folder, 'mosquitto')).find(existsSync) ?? null
}

export const startMosquitto = async (path: string): Promise<Mosquitto> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-mosquitto-'))
  const port = await freePort()
  const config = join(folder, 'mosquitto.conf')
  await writeFile(
    config,
    `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence false\nmax_queued_messages 0\n`,
  )
  const start = async () => {
    const child = spawn(path, ['-c', config], { stdio: 'ignore' })
    await until('Mosquitto listens', () => answers(port))
    return child
  }
  let child = await start()
  return {
    url: `mqtt://127.0.0.1:${port}`,
    restart: async () => {
      await end(child)
      child = await start()
    },
    stop: async () => {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    if (!child.kill('SIGKILL')) resolve()
  })

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
