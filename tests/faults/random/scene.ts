import { newPerson } from '../../harness/people.ts'
import { until } from '../../harness/wait.ts'
import { type Installation, startInstallation } from './installation.ts'
import type { Process } from './processes.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import type { Configuration } from './schedule.ts'
import { type Bearer, createBearer, LONG_S } from './token.ts'
import { createWatcher, type Watcher } from './watcher.ts'

/** The identity service of all rounds. */
export type Identity = { readonly host: string; readonly process: Process }
export type SceneOptions = {
  readonly configuration: Configuration
  readonly seed: string
  readonly identity: Identity
  /** whether devices send everything in order, by clocks that are right */
  readonly inOrder: boolean
}
/** A product that runs, with its devices and clients. */
export type Scene = {
  readonly installation: Installation
  readonly publisher: Publisher
  readonly watchers: readonly Watcher[]
  readonly token: string
  readonly close: () => Promise<void>
}

const WATCHERS_PER_SITE = 3

/** How many devices there are, how fast they speak, and whether each client stays with one gateway. */
export type Size = { readonly devicesPerSite: number; readonly paceMs: number; readonly isPinned: boolean }
const SIZE: Size = { devicesPerSite: 20, paceMs: 2_500, isPinned: false }

/** Starts the product with its devices known and its clients connected. */
export const openScene = async (
  { configuration, seed, identity, inOrder }: SceneOptions,
  { devicesPerSite, paceMs, isPinned }: Size = SIZE,
): Promise<Scene> => {
  const installation = await startInstallation(configuration, identity)
  const { sites, upstreams, mqttUrl } = installation
  try {
    const person = await newPerson({ role: 'admin', platforms: sites })
    const bearer = createBearer(person, 'admin', sites)
    const token = bearer.tokenFor(LONG_S)
    const publisher = await createPublisher({
      ...{ sites, devicesPerSite, upstreams, mqttUrl, token, seed, paceMs, inOrder },
    })
    const watchers = createWatchers(installation, bearer, seed, isPinned)
    await until('every client is live', () => watchers.every((watcher) => watcher.isLive()))
    const close = async () => {
      for (const watcher of watchers) watcher.close()
      await publisher.close()
      await installation.close()
    }
    return { installation, publisher, watchers, token, close }
  } catch (error) {
    await installation.close()
    throw error
  }
}

/** Of each site so many clients; each begins at another gateway than the one before. */
const createWatchers = ({ sites, links }: Installation, bearer: Bearer, seed: string, isPinned: boolean): Watcher[] => {
  const ports = [...links].flatMap(([name, { port }]) => (name.startsWith('clients-') ? [port] : []))
  return sites.flatMap((site, row) =>
    Array.from({ length: WATCHERS_PER_SITE }, (_, column) => {
      const name = `client ${1 + row * WATCHERS_PER_SITE + column}`
      const first = column % ports.length
      const inTurn = [...ports.slice(first), ...ports.slice(0, first)]
      return createWatcher({ name, site, ports: isPinned ? inTurn.slice(0, 1) : inTurn, bearer, seed })
    }),
  )
}
