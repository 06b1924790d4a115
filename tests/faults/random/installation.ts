import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { site as siteSchema } from '@vigie/contracts/entities'
import { createStack, freePort, type Stack } from '@vigie/stack'
import { seedDataDir } from '@vigie/upstream/testing'
import { createProxy, type FaultProxy } from '../../harness/proxy.ts'
import { call } from '../../harness/rest.ts'
import { until } from '../../harness/wait.ts'
import { type Daemons, findPrograms, startDaemons } from './daemons.ts'
import { type Disk, mountDisk } from './disk.ts'
import { createStackProcess, type Process } from './processes.ts'
import type { Configuration } from './schedule.ts'

/** The product on this machine, with a fault proxy on each of its connections and a clock per upstream. */
export type Installation = {
  readonly sites: readonly string[]
  readonly upstreams: readonly { readonly name: string; readonly port: number }[]
  readonly gateways: readonly { readonly name: string; readonly port: number }[]
  /** by name: upstream-a, gateway-a, postgres … */
  readonly processes: ReadonlyMap<string, Process>
  /** by name: clients-a (to gateway a), link-a (gateway a to upstream a), broker-a (upstream a to the broker) */
  readonly links: ReadonlyMap<string, FaultProxy>
  /** sets the clock of an upstream off, ms */
  readonly setClock: (upstream: string, offsetMs: number) => Promise<void>
  /** where devices publish */
  readonly mqttUrl: string
  readonly disk: Disk | null
  /** Copies the logs of all processes into a folder. */
  readonly keepLogs: (to: string) => Promise<void>
  readonly close: () => Promise<void>
}

const running = new Set<() => Promise<void>>()

/** Ends every installation that still runs: nothing is left of a run that is interrupted. */
export const closeInstallations = async (): Promise<void> => {
  for (const close of [...running]) await close()
}

const SITES = ['nord', 'sud', 'est']
const clockPreload = new URL('./clock-preload.ts', import.meta.url)

export const startInstallation = async (
  configuration: Configuration,
  identity: { readonly host: string; readonly process: Process },
): Promise<Installation> => {
  const opened: (() => Promise<unknown>)[] = []
  const close = async () => {
    running.delete(close)
    for (const end of opened.splice(0).reverse()) await end()
  }
  running.add(close)
  try {
    const folder = await mkdtemp(join(tmpdir(), 'vigie-faults-stack-'))
    opened.push(() => rm(folder, { recursive: true, force: true }))
    const daemons = configuration === 'production' ? await startOwnDaemons() : null
    if (daemons !== null) opened.push(daemons.close)
    const disk = configuration === 'single' ? await mountDisk() : null
    if (disk !== null) opened.push(disk.close)
    const common = { folder, daemons, disk, identityHost: identity.host, serviceKey: randomBytes(16).toString('hex') }
    const links = new Map<string, FaultProxy>()
    const units: Unit[] = []
    for (const letter of configuration === 'single' ? ['a'] : ['a', 'b']) {
      const unit = await startUnit(letter, common, links)
      opened.push(unit.close)
      units.push(unit)
    }
    opened.push(() => Promise.all([...links.values()].map((link) => link.close())))
    const named = [...units.flatMap(({ processes }) => processes), identity.process]
    if (daemons !== null) named.push(daemons.postgres, daemons.redis, daemons.mosquitto)
    return {
      sites: SITES,
      upstreams: units.map(({ letter, stack }) => ({ name: `upstream-${letter}`, port: stack.ports.upstream })),
      gateways: units.map(({ letter, stack }) => ({ name: `gateway-${letter}`, port: stack.ports.gateway })),
      processes: new Map(named.map((process) => [process.name, process])),
      links,
      setClock: (upstream, offsetMs) => writeFile(clockFile(folder, upstream), String(offsetMs)),
      mqttUrl: daemons === null ? (units[0]?.stack.urls.mqtt ?? '') : `mqtt://127.0.0.1:${daemons.mqttPort}`,
      disk,
      keepLogs: async (to) => {
        await rm(to, { recursive: true, force: true })
        for (const { letter } of units) await cp(join(folder, letter, 'logs'), join(to, letter), { recursive: true })
        if (daemons !== null) await cp(daemons.folder, to, { recursive: true, filter: (path) => !path.endsWith('.db') })
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const startOwnDaemons = (): Promise<Daemons> => {
  const found = findPrograms()
  if ('missing' in found) throw new Error(`not installed: ${found.missing.join(', ')}`)
  return startDaemons(found.programs)
}

const clockFile = (folder: string, upstream: string): string => join(folder, `clock-of-${upstream}`)

/** An upstream and a gateway that listens to it. */
type Unit = {
  readonly letter: string
  readonly stack: Stack
  readonly processes: readonly Process[]
  readonly close: () => Promise<unknown>
}
type Common = {
  readonly folder: string
  readonly daemons: Daemons | null
  readonly disk: Disk | null
  readonly identityHost: string
  readonly serviceKey: string
}

const startUnit = async (
  letter: string,
  { folder, daemons, disk, identityHost, serviceKey }: Common,
  links: Map<string, FaultProxy>,
): Promise<Unit> => {
  const dataDir = join(folder, letter)
  const data = join(disk?.folder ?? dataDir, 'upstream')
  if (daemons === null) await seedDataDir(data)
  const [upstream, gateway] = [await freePort(), await freePort()]
  const addLink = async (name: string, port: number): Promise<FaultProxy> => {
    const proxy = await createProxy(port)
    links.set(`${name}-${letter}`, proxy)
    return proxy
  }
  const link = await addLink('link', upstream)
  await addLink('clients', gateway)
  const broker = daemons === null ? null : await addLink('broker', daemons.mqttPort)
  const clock = `${clockPreload.href}?file=${encodeURIComponent(clockFile(folder, `upstream-${letter}`))}`
  const stack = await createStack({
    dataDir,
    services: ['upstream', 'gateway'],
    ports: { upstream, gateway },
    identityHost,
    sites: SITES.map((slug) =>
      siteSchema.parse({
        slug,
        name: slug,
        link: `http://${slug}.localhost:${gateway}`,
        position: { lat: 30, lon: -9.6 },
        timeZone: 'UTC',
      }),
    ),
    ...(daemons === null || broker === null
      ? {}
      : { databaseUrl: daemons.databaseUrl, redisUrl: daemons.redisUrl, mqttUrl: `mqtt://127.0.0.1:${broker.port}` }),
    env: {
      upstream: { DATA_DIR: data, SERVICE_KEY: serviceKey, NODE_OPTIONS: `--import ${clock}` },
      gateway: { UPSTREAM_URL: link.url, UPSTREAM_SERVICE_KEY: serviceKey },
    },
  })
  const processes = [
    createStackProcess(`upstream-${letter}`, 'upstream', stack),
    createStackProcess(`gateway-${letter}`, 'gateway', stack),
  ]
  await Promise.all(processes.map((process) => process.start()))
  await until('the upstream is ready', async () => (await isReady(upstream)) && (await isReady(gateway)))
  const close = async () => {
    await Promise.all(processes.map((process) => process.stop()))
    await stack.stop()
  }
  return { letter, stack, processes, close }
}

/** Whether a service says that it can serve. */
export const isReady = async (port: number): Promise<boolean> => {
  const answer = await call({ port, path: '/readyz', timeoutMs: 2_000 }).catch(() => null)
  return answer?.status === 200
}
