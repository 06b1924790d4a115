import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@vigie/stack'
import { ROOT } from '../../harness/report.ts'
import { createDaemon, type Process } from './processes.ts'

// PostgreSQL, Redis and Mosquitto as processes of one run: nobody else's, so that they may be killed and frozen.

/** What production stands on. */
export type Daemons = {
  readonly postgres: Process
  readonly redis: Process
  readonly mosquitto: Process
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly mqttPort: number
  /** of their logs */
  readonly folder: string
  readonly close: () => Promise<void>
}

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0

const find = (program: string, folders: readonly string[]): string | null =>
  [...folders, ...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin']
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path)) ?? null

/** Folders of the PostgreSQL versions that are installed, the newest first. */
const postgresFolders = (): string[] => {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return []
  const newestFirst = (one: string, other: string) => Number(other) - Number(one)
  return readdirSync(base)
    .sort(newestFirst)
    .map((version) => join(base, version, 'bin'))
}

type Programs = Readonly<Record<'postgres' | 'initdb' | 'redis-server' | 'mosquitto', string>>

/** The programs, or the names of those that are not installed. */
export const findPrograms = (): { readonly programs: Programs } | { readonly missing: readonly string[] } => {
  const folders = postgresFolders()
  const [postgres, initdb] = [find('postgres', folders), find('initdb', folders)]
  const [redis, mosquitto] = [find('redis-server', []), find('mosquitto', [])]
  if (postgres !== null && initdb !== null && redis !== null && mosquitto !== null)
    return { programs: { postgres, initdb, 'redis-server': redis, mosquitto } }
  const all = Object.entries({ postgres, initdb, 'redis-server': redis, mosquitto })
  return { missing: all.flatMap(([name, path]) => (path === null ? [name] : [])) }
}

export const startDaemons = async (programs: Programs): Promise<Daemons> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-faults-'))
  const [databasePort, redisPort, mqttPort] = [await freePort(), await freePort(), await freePort()]
  const cluster = await mkdtemp(join(tmpdir(), 'vigie-faults-postgres-'))
  const postgres = await createPostgres(programs, cluster, databasePort, join(folder, 'postgres.log'))
  const redis = createDaemon(
    'redis',
    [programs['redis-server'], '--port', `${redisPort}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    join(folder, 'redis.log'),
    () => answers(redisPort),
  )
  const config = join(folder, 'mosquitto.conf')
  await mkdir(join(folder, 'mosquitto'))
  await writeFile(config, mosquittoConfig(mqttPort, join(folder, 'mosquitto')))
  const mosquitto = createDaemon('mosquitto', [programs.mosquitto, '-c', config], join(folder, 'mosquitto.log'), () =>
    answers(mqttPort),
  )
  const all = [postgres, redis, mosquitto]
  const close = async () => {
    await Promise.all(all.map((daemon) => daemon.stop()))
    await rm(folder, { recursive: true, force: true })
    await rm(cluster, { recursive: true, force: true })
  }
  try {
    await Promise.all(all.map((daemon) => daemon.start()))
  } catch (error) {
    await close()
    throw error
  }
  return {
    postgres,
    redis,
    mosquitto,
    databaseUrl: `postgres://postgres@127.0.0.1:${databasePort}/postgres`,
    redisUrl: `redis://127.0.0.1:${redisPort}`,
    mqttPort,
    folder,
    close,
  }
}

/** A cluster of its own. It refuses to run as root: then it runs as the user `postgres`. */
const createPostgres = async (programs: Programs, cluster: string, port: number, log: string): Promise<Process> => {
  const as: string[] = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : []
  if (isRoot) {
    const ids = await Promise.all(
      ['-u', '-g'].map(async (which) => Number((await run('id', [which, 'postgres'])).stdout)),
    )
    await chown(cluster, ids[0] ?? 0, ids[1] ?? 0)
  }
  const [program = '', ...args] = [...as, programs.initdb, '-D', cluster, '-U', 'postgres', '-A', 'trust', '--no-sync']
  await run(program, args)
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=60']
  const [first = '', ...rest] = [...as, programs.postgres, '-D', cluster, '-p', `${port}`, ...settings]
  return createDaemon('postgres', [first, ...rest], log, () => canQuery(port))
}

/** PostgreSQL listens before it has recovered: it is ready when it answers a startup message with a request. */
const canQuery = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const settle = (isReady: boolean) => {
      socket.destroy()
      resolve(isReady)
    }
    socket.once('connect', () => socket.write(startupMessage))
    socket.once('data', (data) => settle(data.toString('latin1', 0, 1) === 'R'))
    socket.once('error', () => settle(false))
    socket.once('close', () => resolve(false))
  })

const startupMessage = (() => {
  const text = Buffer.from('user\0postgres\0database\0postgres\0\0', 'latin1')
  const head = Buffer.alloc(8)
  head.writeInt32BE(text.length + head.length, 0)
  head.writeInt32BE(196_608, 4)
  return Buffer.concat([head, text])
})()

/** What is shipped for what it keeps, on a port and in a folder of its own, for anybody. */
const mosquittoConfig = (port: number, folder: string): string => {
  const shipped = readFileSync(join(ROOT, 'deploy/mosquitto/storage.conf'), 'utf8')
  const lines = [
    `listener ${port} 127.0.0.1`,
    'allow_anonymous true',
    shipped.replace(/^persistence_location .*$/m, `persistence_location ${folder}/`),
    ...(isRoot ? ['user root'] : []),
  ]
  return `${lines.join('\n')}\n`
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
