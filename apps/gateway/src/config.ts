import { fileURLToPath } from 'node:url'
import { siteSlug } from '@vigie/contracts/entities'
import { UPSTREAM_EVENTS } from '@vigie/contracts/upstream'
import { z } from 'zod'

// environment (strings) → one typed, checked configuration

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
  UPSTREAM_SERVICE_KEY: z.string().min(1).max(512).optional(),
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

export type Config = ReturnType<typeof readConfig>

/**
 * Reads the gateway's settings. Empty variables count as absent.
 * @throws Error with one line that names the first missing or malformed variable
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>) => {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'not valid'}`)
  }
  const it = parsed.data
  const production = it.NODE_ENV === 'production'
  if (production && it.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST: the identity emulator is refused with NODE_ENV=production')
  }
  const emulatorHost =
    it.FIREBASE_AUTH_EMULATOR_HOST ?? (production || it.GOOGLE_APPLICATION_CREDENTIALS ? null : '127.0.0.1:9099')
  if (emulatorHost === null && it.PUBLIC_FIREBASE_API_KEY === undefined) {
    throw new Error('PUBLIC_FIREBASE_API_KEY: required when the identity emulator is not used')
  }
  return {
    production,
    port: it.PORT,
    host: it.HOST,
    upstream: {
      url: it.UPSTREAM_URL,
      apiPath: it.UPSTREAM_API_PATH,
      notificationEvent: it.UPSTREAM_NOTIFICATION_EVENT,
      serviceKey: it.UPSTREAM_SERVICE_KEY ?? null,
    },
    identity: {
      projectId: it.FIREBASE_PROJECT_ID,
      emulatorHost,
      apiKey: it.PUBLIC_FIREBASE_API_KEY ?? 'emulator',
      authDomain: it.PUBLIC_FIREBASE_AUTH_DOMAIN ?? `${it.FIREBASE_PROJECT_ID}.firebaseapp.com`,
    },
    analytics:
      it.FIREBASE_APP_ID !== undefined && it.FIREBASE_MEASUREMENT_ID !== undefined
        ? { appId: it.FIREBASE_APP_ID, measurementId: it.FIREBASE_MEASUREMENT_ID }
        : null,
    defaultSite: it.DEFAULT_SITE,
    allowedOrigins: it.ALLOWED_ORIGINS,
    frameAncestors: it.FRAME_ANCESTORS,
    marketingUrl: it.MARKETING_URL,
    map: { tilesUrl: it.MAP_TILES_URL ?? null, attribution: it.MAP_ATTRIBUTION },
    webRoot: it.WEB_ROOT,
    logLevel: it.LOG_LEVEL,
  } as const
}
