import type { AddressInfo } from 'node:net'
import type { IngestState } from '@vigie/contracts/entities'
import { type Logger, pino } from 'pino'
import { createClock } from './clock.ts'
import type { UpstreamConfig } from './config.ts'
import { type AlarmSettings, createAlarmSettings } from './directory/alarm-settings.ts'
import { createDirectory, type Directory } from './directory/directory.ts'
import { followSignals } from './directory/follow.ts'
import { createFirebaseIdentity } from './identity/firebase-identity.ts'
import type { IdentityService } from './identity/identity.ts'
import { withService } from './identity/with-service.ts'
import { withWalls } from './identity/with-walls.ts'
import type { MqttDoor } from './ingest/door.ts'
import { createEmbeddedBroker } from './ingest/embedded-broker.ts'
import { createExternalBroker, type ExternalBrokerDeps } from './ingest/external-broker.ts'
import { createIngest } from './ingesting.ts'
import { type ReachConfig, startReach } from './reach/reach.ts'
import { createRest } from './rest/rest.ts'
import { startHeartbeat } from './rooms/heartbeat.ts'
import { createRelay } from './rooms/relay.ts'
import { createRooms } from './rooms/rooms.ts'
import { createStand } from './rooms/stand.ts'
import type { Births } from './store/devices.ts'
import { readDatabaseEpoch, readDatabaseId, siteEpoch } from './store/journal.ts'
import { startMaintenance } from './store/maintenance.ts'
import { createPgliteStore } from './store/pglite.ts'
import { createPostgresStore } from './store/postgres.ts'
import type { SiteEntries } from './store/record.ts'
import { readSitesFile, saveSites } from './store/sites.ts'
import type { Store } from './store/store.ts'
import { isPairedWall } from './store/walls.ts'
import { createTurns } from './turns/turns.ts'
import { createCatchingUp } from './watch/catching-up.ts'
import { createListening } from './watch/listening.ts'
import { startWatch } from './watch/watch.ts'

export type { UpstreamConfig } from './config.ts'
export { readConfig } from './config.ts'
export type { Identity, IdentityService } from './identity/identity.ts'

export type UpstreamOptions = {
  /** who verifies tokens; default: Firebase, or its emulator */
  readonly identity?: IdentityService
  readonly logger?: Logger
  readonly now?: () => number
  /** gives the start up when it aborts: the upstream is then closed again as far as it was opened */
  readonly signal?: AbortSignal
}

export type Upstream = {
  readonly port: number
  /** null: the broker is elsewhere */
  readonly mqttPort: number | null
  /** resolves with the reason when its database must not be gone on with */
  readonly lost: Promise<string>
  /** Commits what was received, then closes everything. */
  readonly stop: () => Promise<void>
}

const COMMIT_WITHIN_MS = 3_000

/** Starts an upstream. Throws, with everything closed again, when a part of it cannot start, or the start is given up. */
export const createUpstream = async (config: UpstreamConfig, options: UpstreamOptions = {}): Promise<Upstream> => {
  const log = options.logger ?? pino({ name: 'upstream', level: config.LOG_LEVEL })
  const now = options.now ?? Date.now
  const closers: (() => unknown)[] = []
  const goOn = () => options.signal?.throwIfAborted()
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) {
      try {
        await close()
      } catch (error) {
        log.error({ error: String(error) }, 'not closed in order')
      }
    }
  }
  try {
    const store = await openStore(config, log)
    closers.push(store.close)
    goOn()
    if (config.SITES_FILE !== undefined) await saveSites(store.db, await readSitesFile(config.SITES_FILE))
    return { ...(await startParts(config, options, { store, log, now, closers, goOn })), lost: store.lost, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const openStore = async (config: UpstreamConfig, log: Logger): Promise<Store> => {
  if (config.DATABASE_URL !== undefined) return createPostgresStore(config.DATABASE_URL, log)
  const dataDir = config.DATA_DIR ?? 'memory://'
  const opened = await createPgliteStore(dataDir, log)
  if (!opened.ok) throw new Error(`DATA_DIR ${dataDir} is in use by process ${opened.pid}`)
  return opened.store
}

type Core = {
  readonly store: Store
  readonly log: Logger
  readonly now: () => number
  readonly closers: (() => unknown)[]
  /** Throws when the start is to be given up. */
  readonly goOn: () => void
}

const startParts = async (config: UpstreamConfig, options: UpstreamOptions, core: Core) => {
  const { store, log, now, closers, goOn } = core
  const { db } = store
  const clock = options.now === undefined ? createClock() : createClock(options.now, options.now)
  const databaseEpoch = await readDatabaseEpoch(db)
  const epochOf = (site: string): string => siteEpoch(databaseEpoch, site)
  const known = await openDirectory(core)
  const identity = openIdentity(config, options, core, known.directory)
  goOn()
  const onBirths = (births: readonly Births[]) => {
    for (const one of births) rooms.tellDevice({ epoch: epochOf(one.site), ...one, devices: [...one.devices] })
  }
  const { writer, metrics } = createIngest(
    { store, ...known, log, clock, epochOf, onBirths },
    { rooms: () => rooms, relay: () => relay, catchingUp: () => catchingUp },
  )
  const catchingUp = createCatchingUp((site) => known.directory.devicesOf(site).length > 0)
  let door: MqttDoor | null = null
  const hears = (site: string): boolean => door?.hears(site) ?? false
  const stateOf = (site: string): IngestState => {
    const state = writer.state()
    if (state === 'blocked') return state
    const isBehind = catchingUp.look(site, hears(site))
    if (!hears(site)) return 'unread'
    return isBehind ? 'behind' : state
  }
  const turns = await createTurns({ store, log, report: stateOf })
  closers.push(turns.close)
  goOn()
  const reads = () => [...turns.own().keys()]
  const onJournal = (journal: readonly SiteEntries[]) => relay.handOver(journal)
  const reach = await startReach(reachConfig(config), { store, own: turns.own, ...known, now: clock.now, log })
  closers.push(reach.close)
  const serviceKey = config.SERVICE_KEY ?? null
  const rest = await createRest(
    config.API_PATH,
    {
      db,
      signals: store.signals,
      onBirths,
      onJournal,
      ...known,
      writer,
      identity,
      reach,
      metrics,
      hearsDevices: () => door !== null && reads().every(hears),
      isRecording: () => writer.state() !== 'blocked' && turns.isHealthy(),
      reads,
      serviceKey,
      endAccess: (uid) => rooms.endAccess(uid),
      now,
    },
    log,
  )
  const rooms = await createRooms({
    http: rest.server,
    identity,
    serviceKey,
    isOpen: config.ROOMS_OPEN,
    redisUrl: config.REDIS_URL ?? null,
    allowedOrigins: config.ALLOWED_ORIGINS,
    log,
    now,
  })
  closers.push(() => rest.close(), rooms.close)
  const relay = await createRelay(store, turns, epochOf, rooms.tellJournal, log)
  closers.push(relay.close, () => writer.close(COMMIT_WITHIN_MS))
  goOn()
  const stand = createStand(db, log)
  const { missed, beat } = rooms
  const listening = createListening(stateOf)
  closers.push(
    startHeartbeat({ epochOf, stand, turns: turns.stands, missed, clockStep: clock.step, beat, now }),
    startWatch({ store, own: turns.own, ...known, listening, onJournal, log, now: clock.now }),
    startMaintenance(store, { rawDays: config.RAW_RETENTION_DAYS, log, now }),
  )

  await rest.listen({ host: config.HOST, port: config.PORT })
  goOn()
  const opened = { database: await readDatabaseId(db), writer, turns, directory: known.directory, log }
  door = await openDoor(config, opened)
  turns.say()
  // once the door is shut nothing more is read: another instance may, before all else is closed
  closers.push(turns.close, door.close)
  goOn()
  return { port: portOf(rest.server.address()), mqttPort: door.port }
}

type Known = { readonly directory: Directory; readonly settings: AlarmSettings }

/** Sites, devices and settings at hand, and read again when another instance changes them. */
const openDirectory = async ({ store, log, closers }: Core): Promise<Known> => {
  const directory = await createDirectory(store)
  const settings = await createAlarmSettings(store.db, directory)
  closers.push(followSignals(store.signals, { directory, settings }, log))
  return { directory, settings }
}

/** Who verifies tokens: people's, those of walls while they are paired, and the service's own. */
const openIdentity = (
  config: UpstreamConfig,
  options: UpstreamOptions,
  { store, now, closers }: Core,
  directory: Directory,
): IdentityService => {
  const { FIREBASE_PROJECT_ID: projectId, GOOGLE_APPLICATION_CREDENTIALS: credentials } = config
  const people = options.identity ?? createFirebaseIdentity({ projectId, credentials: credentials !== undefined }, now)
  if (options.identity === undefined) closers.push(people.close)
  const paired = withWalls(people, (id) => isPairedWall(store.db, id))
  return withService(paired, config.SERVICE_KEY ?? null, () => directory.sites().map(({ slug }) => slug))
}

const reachConfig = ({ SMTP_URL, SMTP_FROM, WEBHOOK_ALLOWED_ADDRESSES }: UpstreamConfig): ReachConfig => ({
  smtp: SMTP_URL === undefined || SMTP_FROM === undefined ? null : { url: SMTP_URL, from: SMTP_FROM },
  allowedAddresses: WEBHOOK_ALLOWED_ADDRESSES,
})

const openDoor = (config: UpstreamConfig, deps: ExternalBrokerDeps): Promise<MqttDoor> =>
  config.MQTT_URL === undefined
    ? createEmbeddedBroker({ host: config.MQTT_HOST, port: config.MQTT_PORT }, deps.writer, deps.log)
    : createExternalBroker(config.MQTT_URL, config.MQTT_CLIENT_ID, deps)

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0
