import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '@vigie/contracts/entities'
import { freePort } from './ports.ts'
import { createRunner, type Runner, type RunnerOptions } from './runner.ts'
import { SERVICES, type ServiceName, type StackPorts, type StackSettings, sitesFileOf } from './services.ts'
import { demoSites } from './sites.ts'

export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './identity/accounts.ts'
export { freePort, isPortFree } from './ports.ts'
export type { StackStep } from './runner.ts'
export type { ServiceName, StackPorts } from './services.ts'
export { buildWeb, isBuildStale, PROBE_BUILD } from './web/build.ts'

export type StackOptions = RunnerOptions & {
  /** folder of all its data: database, accounts, state of the farm, logs */
  readonly dataDir: string
  /** absent or 0: any free one */
  readonly ports?: Partial<StackPorts>
  /** absent: all; `identity` is left out when `identityHost` is given */
  readonly services?: readonly ServiceName[]
  /** host:port of a shared identity emulator */
  readonly identityHost?: string
  /** absent: the three demo sites */
  readonly sites?: readonly Site[]
  /** days of history that the virtual farm sends at its first start; absent: 90 */
  readonly historyDays?: number
  readonly seed?: number
  readonly databaseUrl?: string
  readonly mqttUrl?: string
  readonly redisUrl?: string
  /** whether clients may join the upstream's rooms without a key, as the specification's do; absent: they may not */
  readonly openRooms?: boolean
}

export type Stack = {
  readonly ports: StackPorts
  readonly urls: Readonly<Record<'gateway' | 'upstream' | 'analyst' | 'mqtt' | 'identity', string>>
  readonly projectId: string
  readonly serviceKey: string
  readonly sites: readonly Site[]
  readonly pid: (name: ServiceName) => number | null
  readonly signal: (name: ServiceName, signal: NodeJS.Signals) => void
  /** stops it when it runs, then starts it again on the same ports and data */
  readonly restart: (name: ServiceName) => Promise<void>
  readonly stopService: (name: ServiceName) => Promise<void>
  readonly logFile: (name: ServiceName) => string
  /** in reverse order of start; settles when no process is left */
  readonly stop: () => Promise<void>
}

const PROJECT_ID = 'demo-vigie'

/**
 * Starts identity, upstream, simulator, analyst and gateway, each its own process on loopback.
 * Errors: rejects with one line that says what did not start; nothing is left running then.
 */
export const createStack = async (options: StackOptions): Promise<Stack> => {
  const ports = await choosePorts(options)
  const sites = options.sites ?? demoSites(ports.gateway)
  const settings = settingsOf(options, ports, sites)
  await mkdir(join(options.dataDir, 'logs'), { recursive: true })
  await writeFile(sitesFileOf(options.dataDir), `${JSON.stringify({ sites }, null, 2)}\n`)

  const runner = createRunner(settings, options)
  try {
    await startAll(runner, options)
  } catch (error) {
    await stopAll(runner)
    throw error
  }
  return {
    ports,
    urls: {
      gateway: `http://127.0.0.1:${ports.gateway}`,
      upstream: `http://127.0.0.1:${ports.upstream}`,
      analyst: `http://127.0.0.1:${ports.analyst}`,
      mqtt: settings.mqttUrl ?? `mqtt://127.0.0.1:${ports.mqtt}`,
      identity: `http://${settings.identityHost}`,
    },
    projectId: PROJECT_ID,
    serviceKey: settings.serviceKey,
    sites,
    pid: runner.pid,
    signal: runner.signal,
    restart: runner.restart,
    stopService: runner.stop,
    logFile: runner.logFile,
    stop: () => stopAll(runner),
  }
}

const choosePorts = async ({ ports = {} }: StackOptions): Promise<StackPorts> => ({
  gateway: await freePort(ports.gateway),
  upstream: await freePort(ports.upstream),
  analyst: await freePort(ports.analyst),
  mqtt: await freePort(ports.mqtt),
  identity: await freePort(ports.identity),
})

const settingsOf = (options: StackOptions, ports: StackPorts, sites: readonly Site[]): StackSettings => ({
  dataDir: options.dataDir,
  projectId: PROJECT_ID,
  serviceKey: randomBytes(24).toString('base64url'),
  openRooms: options.openRooms ?? false,
  ports,
  identityHost: options.identityHost ?? `127.0.0.1:${ports.identity}`,
  siteSlugs: sites.map((site) => site.slug),
  historyDays: options.historyDays ?? 90,
  seed: options.seed ?? 42,
  hasAnalyst: (options.services ?? SERVICES).includes('analyst'),
  databaseUrl: options.databaseUrl ?? null,
  mqttUrl: options.mqttUrl ?? null,
  redisUrl: options.redisUrl ?? null,
})

/** Identity beside the upstream, then the two that need an upstream. */
const startAll = async (runner: Runner, { services = SERVICES, identityHost, abort }: StackOptions): Promise<void> => {
  const start = async (name: ServiceName) => {
    const isShared = name === 'identity' && identityHost !== undefined
    if (services.includes(name) && !isShared) await runner.start(name)
  }
  abort?.addEventListener('abort', () => void stopAll(runner), { once: true })
  const identity = start('identity')
  const others = start('upstream').then(() => Promise.all([start('gateway'), start('simulator'), start('analyst')]))
  identity.catch(() => undefined)
  others.catch(() => undefined)
  await Promise.all([identity, others])
}

const stopAll = async (runner: Runner): Promise<void> => {
  await Promise.all([runner.stop('gateway'), runner.stop('simulator'), runner.stop('analyst')])
  await runner.stop('upstream')
  await runner.stop('identity')
}
