import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A Mosquitto of the suite's own: its sessions belong to nobody else. */
export type Mosquitto = {
  readonly url: string
  /** Ends it in order, and starts it again with what it kept. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

const found = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin']
  .map((folder) => join(folder, 'mosquitto'))
  .find((path) => existsSync(path))

export const hasMosquitto = found !== undefined

export const startMosquitto = async (): Promise<Mosquitto> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-mosquitto-'))
  const port = await freePort()
  const config = join(folder, 'mosquitto.conf')
  const lines = [
    `listener ${port} 127.0.0.1`,
    'allow_anonymous true',
    'persistence true',
    `persistence_location ${folder}/`,
    'max_inflight_messages 1000',
    'max_queued_messages 100000',
    ...(process.getuid?.() === 0 ? ['user root'] : []),
  ]
  await writeFile(config, `${lines.join('\n')}\n`)
  const start = async () => {
    const child = spawn(found ?? 'mosquitto', ['-c', config], { stdio: 'ignore' })
    while (!(await answers(port))) await wait(20)
    return child
  }
  let child = await start()
  return {
    url: `mqtt://127.0.0.1:${port}`,
    restart: async () => {
      await end(child, 'SIGTERM')
      child = await start()
    },
    stop: async () => {
      await end(child, 'SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    if (!child.kill(signal)) resolve()
  })

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
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
