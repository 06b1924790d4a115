import { join } from 'node:path'

export const SERVICES = ['identity', 'upstream', 'simulator', 'analyst', 'gateway'] as const
export type ServiceName = (typeof SERVICES)[number]

/** What every service's environment is made from. */
export type StackSettings = {
  readonly dataDir: string
  readonly projectId: string
  readonly serviceKey: string
  /** whether the upstream's rooms are open to clients without a key or a token */
  readonly openRooms: boolean
  readonly ports: StackPorts
  /** whether the analyst is one of them */
  readonly hasAnalyst: boolean
  /** host:port of the identity emulator; null: a real Firebase project */
  readonly identityHost: string | null
  readonly siteSlugs: readonly string[]
  readonly historyDays: number
  readonly seed: number
  readonly databaseUrl: string | null
  readonly mqttUrl: string | null
  readonly redisUrl: string | null
}
export type StackPorts = {
  readonly gateway: number
  readonly upstream: number
  readonly analyst: number
  readonly mqtt: number
  readonly identity: number
}
type Environment = Readonly<Record<string, string>>

export const entryOf: Readonly<Record<ServiceName, URL>> = {
  identity: new URL('./identity/server.ts', import.meta.url),
  upstream: new URL('../../upstream/src/server.ts', import.meta.url),
  simulator: new URL('../../simulator/src/main.ts', import.meta.url),
  analyst: new URL('../../analyst/src/server.ts', import.meta.url),
  gateway: new URL('../../gateway/src/server.ts', import.meta.url),
}

/**
 * Flags of Node per service. The emulator compiles a large schema once, and would keep twice the memory it needs. The
 * gateway would let V8's young generation grow to 128 MB while thousands connect, and never give it back.
 */
export const nodeFlagsOf = (name: ServiceName): readonly string[] => nodeFlags[name] ?? []

const nodeFlags: Partial<Record<ServiceName, readonly string[]>> = {
  identity: ['--max-semi-space-size=8', '--max-old-space-size=160'],
  gateway: ['--max-semi-space-size=16'],
}

/** The environment of one service: only the variables that it reads. */
export const environmentOf = (name: ServiceName, settings: StackSettings): Environment => ({
  ...systemEnvironment(),
  ...own[name](settings),
})

const LOOPBACK = '127.0.0.1'

const own: Readonly<Record<ServiceName, (settings: StackSettings) => Environment>> = {
  identity: ({ ports, projectId, dataDir }) => ({
    PORT: String(ports.identity),
    HOST: LOOPBACK,
    FIREBASE_PROJECT_ID: projectId,
    ACCOUNTS_FILE: join(dataDir, 'identity.json'),
  }),
  upstream: ({ ports, dataDir, serviceKey, openRooms, databaseUrl, mqttUrl, redisUrl, ...settings }) => ({
    PORT: String(ports.upstream),
    HOST: LOOPBACK,
    DATA_DIR: join(dataDir, 'upstream'),
    SITES_FILE: sitesFileOf(dataDir),
    SERVICE_KEY: serviceKey,
    ROOMS_OPEN: String(openRooms),
    ...identityOf(settings),
    ...(mqttUrl === null ? { MQTT_PORT: String(ports.mqtt) } : { MQTT_URL: mqttUrl }),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...(redisUrl === null ? {} : { REDIS_URL: redisUrl }),
  }),
  simulator: ({ ports, mqttUrl, dataDir, seed, historyDays, siteSlugs }) => ({
    MQTT_URL: mqttUrl ?? `mqtt://${LOOPBACK}:${ports.mqtt}`,
    STATE_FILE: join(dataDir, 'simulator.json'),
    SEED: String(seed),
    HISTORY_DAYS: String(historyDays),
    SITES: siteSlugs.join(','),
  }),
  analyst: ({ ports, dataDir, serviceKey }) => ({
    PORT: String(ports.analyst),
    HOST: LOOPBACK,
    UPSTREAM_URL: `http://${LOOPBACK}:${ports.upstream}`,
    SERVICE_KEY: serviceKey,
    DATA_DIR: join(dataDir, 'analyst'),
    ...GIVES_MEMORY_BACK,
  }),
  gateway: ({ ports, serviceKey, siteSlugs, hasAnalyst, ...settings }) => ({
    PORT: String(ports.gateway),
    HOST: LOOPBACK,
    UPSTREAM_URL: `http://${LOOPBACK}:${ports.upstream}`,
    UPSTREAM_SERVICE_KEY: serviceKey,
    ...(hasAnalyst ? { ANALYST_URL: `http://${LOOPBACK}:${ports.analyst}` } : {}),
    DEFAULT_SITE: siteSlugs[0] ?? '',
    ...identityOf(settings),
  }),
}

/**
 * Read by glibc when the process begins: an allocation of 1 MiB or more is mapped apart, and is the system's again as
 * soon as it is freed. Left to itself glibc raises that bound to 32 MiB as tensors come and go; they then lie in the
 * heap of whichever thread read the photo, which keeps what it once took.
 */
const GIVES_MEMORY_BACK: Environment = { MALLOC_MMAP_THRESHOLD_: '1048576' }

export const sitesFileOf = (dataDir: string): string => join(dataDir, 'sites.json')

const identityOf = ({ projectId, identityHost }: Pick<StackSettings, 'projectId' | 'identityHost'>): Environment => ({
  FIREBASE_PROJECT_ID: projectId,
  ...(identityHost === null ? {} : { FIREBASE_AUTH_EMULATOR_HOST: identityHost }),
})

/** System variables that every service inherits; no other variable of the stack's own environment reaches them. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG', 'LOG_LEVEL', 'NODE_V8_COVERAGE']

const systemEnvironment = (): Environment =>
  Object.fromEntries(
    INHERITED.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
