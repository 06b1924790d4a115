import { fileURLToPath } from 'node:url'
import { siteSlug } from '@vigie/contracts/entities'
import { type Environment, type EnvironmentReading, readEnvironment } from '@vigie/contracts/environment'
import { UPSTREAM_EVENTS } from '@vigie/contracts/upstream'
import { z } from 'zod'

// environment variables → typed, checked settings

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)
const port = z.coerce.number().int().min(0).max(65_535)
const builtUi = fileURLToPath(new URL('../../web/dist', import.meta.url))

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(8080).describe('0: any free port'),
  HOST: z.string().min(1).default('127.0.0.1'),
  UPSTREAM_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8081'),
  UPSTREAM_API_PATH: z
    .string()
    .regex(/^(\/[\w.-]+)*$/, 'a path like /api/v1, or empty')
    .default('/api/v1'),
  UPSTREAM_NOTIFICATION_EVENT: z.string().min(1).default(UPSTREAM_EVENTS.notification),
  UPSTREAM_SERVICE_KEY: z
    .string()
    .min(1)
    .max(512)
    .regex(/^(?!change-?me)/i, 'is an example: make a key of your own')
    .optional(),
  ANALYST_URL: z.url({ protocol: /^https?$/ }).optional(),
  FIREBASE_PROJECT_ID: z.string().min(1).default('demo-vigie'),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'host:port')
    .optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().min(1).optional(),
  PUBLIC_FIREBASE_API_KEY: z.string().min(1).optional(),
  PUBLIC_FIREBASE_AUTH_DOMAIN: z.string().min(1).optional(),
  FIREBASE_APP_ID: z.string().min(1).optional(),
  FIREBASE_MEASUREMENT_ID: z.string().min(1).optional(),
  DEFAULT_SITE: siteSlug.default('chaib'),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((item) => item.trim()))
    .transform((items) => items.filter((item) => item !== ''))
    .pipe(z.array(origin)),
  ADMIN_IDLE_MINUTES: z.coerce.number().int().min(0).max(1_440).default(60),
  ADMIN_SECOND_FACTOR: z.enum(['offered', 'required']).default('offered'),
  ADMISSIONS_PER_SECOND: z.coerce.number().int().min(1).max(100_000).default(100),
  CONNECTIONS_PER_PERSON: z.coerce.number().int().min(1).max(100_000).default(64),
  FRAME_ANCESTORS: z
    .string()
    .regex(/^[^;,\r\n]+$/, 'CSP sources separated by spaces')
    .default("'none'"),
  MARKETING_URL: z.url({ protocol: /^https?$/ }).default('https://www.vigie.test'),
  MAP_TILES_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  WEB_ROOT: z.string().min(1).default(builtUi),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

/** The gateway's settings, as `readConfig` makes them. */
export type Config = ReturnType<typeof configOf>

/** Reads the gateway's settings from the environment. An empty variable counts as absent. */
export const readConfig = (env: Environment): EnvironmentReading<Config> => {
  const read = readEnvironment(environment, env)
  if (!read.ok) return read
  const it = read.config
  if (it.NODE_ENV === 'production' && it.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    return refused('FIREBASE_AUTH_EMULATOR_HOST: the identity emulator is refused with NODE_ENV=production')
  }
  if (emulatorHostOf(it) === null && it.PUBLIC_FIREBASE_API_KEY === undefined) {
    return refused('PUBLIC_FIREBASE_API_KEY: required when the identity emulator is not used')
  }
  if (it.ADMIN_SECOND_FACTOR === 'required' && emulatorHostOf(it) !== null) {
    return refused('ADMIN_SECOND_FACTOR: the identity emulator knows no authenticator, nobody could administer')
  }
  if (it.ADMIN_IDLE_MINUTES === 1) return refused('ADMIN_IDLE_MINUTES: 0 for none, or 2 and more')
  return { ok: true, config: configOf(it) }
}

const refused = (error: string): EnvironmentReading<Config> => ({ ok: false, error })

type Given = z.infer<typeof environment>

/** host:port of the identity emulator; null: the real identity service. Outside production the emulator is the default. */
const emulatorHostOf = (it: Given): string | null => {
  const usesRealService = it.NODE_ENV === 'production' || it.GOOGLE_APPLICATION_CREDENTIALS !== undefined
  return it.FIREBASE_AUTH_EMULATOR_HOST ?? (usesRealService ? null : '127.0.0.1:9099')
}

const configOf = (it: Given) =>
  ({
    production: it.NODE_ENV === 'production',
    port: it.PORT,
    host: it.HOST,
    upstream: {
      url: it.UPSTREAM_URL,
      apiPath: it.UPSTREAM_API_PATH,
      notificationEvent: it.UPSTREAM_NOTIFICATION_EVENT,
      serviceKey: it.UPSTREAM_SERVICE_KEY ?? null,
    },
    // nothing answers as a service without the key
    analyst: {
      url: it.UPSTREAM_SERVICE_KEY === undefined ? null : (it.ANALYST_URL ?? null),
      serviceKey: it.UPSTREAM_SERVICE_KEY ?? null,
    },
    identity: {
      projectId: it.FIREBASE_PROJECT_ID,
      emulatorHost: emulatorHostOf(it),
      apiKey: it.PUBLIC_FIREBASE_API_KEY ?? 'emulator',
      authDomain: it.PUBLIC_FIREBASE_AUTH_DOMAIN ?? `${it.FIREBASE_PROJECT_ID}.firebaseapp.com`,
    },
    analytics:
      it.FIREBASE_APP_ID !== undefined && it.FIREBASE_MEASUREMENT_ID !== undefined
        ? { appId: it.FIREBASE_APP_ID, measurementId: it.FIREBASE_MEASUREMENT_ID }
        : null,
    defaultSite: it.DEFAULT_SITE,
    allowedOrigins: it.ALLOWED_ORIGINS,
    /** null: none */
    adminIdleMinutes: it.ADMIN_IDLE_MINUTES === 0 ? null : it.ADMIN_IDLE_MINUTES,
    asksSecondFactor: it.ADMIN_SECOND_FACTOR === 'required',
    admissionsPerSecond: it.ADMISSIONS_PER_SECOND,
    connectionsPerPerson: it.CONNECTIONS_PER_PERSON,
    frameAncestors: it.FRAME_ANCESTORS,
    marketingUrl: it.MARKETING_URL,
    map: { tilesUrl: it.MAP_TILES_URL ?? null, attribution: it.MAP_ATTRIBUTION },
    webRoot: it.WEB_ROOT,
    logLevel: it.LOG_LEVEL,
  }) as const
