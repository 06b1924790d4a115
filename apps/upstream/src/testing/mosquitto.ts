import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A Mosquitto of the suite's own: its sessions belong to nobody else, and it may be ended. */
export type Mosquitto = {
  readonly url: string
  /** Ends it and starts it again: in order and with what it kept, or at once and without it. */
  readonly restart: () => Promise<void>
  /** Kills it and starts it again, with what it had saved. */
  readonly crash: () => Promise<void>
  /** What it has saved so far. */
  readonly saved: () => Promise<Buffer>
  readonly stop: () => Promise<void>
}

const DEFAULTS = ['allow_anonymous true', 'max_inflight_messages 1000', 'max_queued_messages 0']

const found = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin']
  .map((folder) => join(folder, 'mosquitto'))
  .find((path) => existsSync(path))

export const hasMosquitto = found !== undefined

/**
 * @param keeps whether it has its sessions and their messages again after a restart
 * @param settings text of a mosquitto.conf to run it with, but for its port and its folder
 */
export const createMosquitto = async ({
  keeps,
  settings,
}: {
  readonly keeps: boolean
  readonly settings?: string
}): Promise<Mosquitto> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-mosquitto-'))
  const port = await freePort()
  const config = join(folder, 'mosquitto.conf')
  const own = [`listener ${port} 127.0.0.1`, `persistence_location ${folder}/`]
  const lines = [
    ...own,
    ...(settings === undefined
      ? [...DEFAULTS, `persistence ${keeps}`]
      : settings.split('\n').filter((line) => !/^(?:listener|persistence_location) /.test(line))),
    ...(process.getuid?.() === 0 ? ['user root'] : []),
  ]
  await writeFile(config, `${lines.join('\n')}\n`)
  const start = async () => {
    const child = spawn(found ?? 'mosquitto', ['-c', config], { stdio: 'ignore' })
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`mosquitto ended with code ${child.exitCode}`)
      await wait(20)
    }
    return child
  }
  let child = await start()
  return {
    url: `mqtt://127.0.0.1:${port}`,
    restart: async () => {
      await end(child, keeps ? 'SIGTERM' : 'SIGKILL')
      child = await start()
    },
    crash: async () => {
      await end(child, 'SIGKILL')
      child = await start()
    },
    saved: () => readFile(join(folder, 'mosquitto.db')).catch(() => Buffer.alloc(0)),
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

/** Below the range systems give to outgoing connections, so that it is still free after a restart. */
const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000)
  return (await answers(port)) ? freePort() : port
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
