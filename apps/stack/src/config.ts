import { fileURLToPath } from 'node:url'
import { type Environment, type EnvironmentReading, readEnvironment } from '@vigie/contracts/environment'
import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)

const environment = z.object({
  PORT: port.default(8_080),
  UPSTREAM_PORT: port.default(8_081),
  ANALYST_PORT: port.default(8_082),
  MQTT_PORT: port.default(2_883),
  IDENTITY_PORT: port.default(9_099),
  DATA_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../../.data', import.meta.url))),
  HISTORY_DAYS: z.coerce.number().int().min(0).max(190).default(90),
  SEED: z.coerce.number().int().default(42),
  DATABASE_URL: z.url().optional(),
  MQTT_URL: z.url().optional(),
  REDIS_URL: z.url().optional(),
})
/** What `npm start` reads from the environment; every address has a default. */
export type StartConfig = z.infer<typeof environment>

/** Reads the environment; an empty variable counts as absent. Error: one line that names the first wrong variable. */
export const readConfig = (env: Environment): EnvironmentReading<StartConfig> => readEnvironment(environment, env)

/** Settings of the gateway that the stack hands on unread. */
const GATEWAY_SETTINGS = [
  'MARKETING_URL',
  'MAP_TILES_URL',
  'MAP_ATTRIBUTION',
  'FIREBASE_APP_ID',
  'FIREBASE_MEASUREMENT_ID',
  'ALLOWED_ORIGINS',
  'FRAME_ANCESTORS',
  'DEFAULT_SITE',
  'ADMIN_IDLE_MINUTES',
]

/** Settings of the upstream that the stack hands on unread. */
const UPSTREAM_SETTINGS = ['SMTP_URL', 'SMTP_FROM', 'WEBHOOK_ALLOWED_ADDRESSES']

/** Settings of the analyst that the stack hands on unread. */
const ANALYST_SETTINGS = ['LIVE_STEP_MS', 'LIVE_LESSON_ROWS', 'AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY']

export const gatewaySettings = (env: Environment): Record<string, string> => settingsOf(GATEWAY_SETTINGS, env)
export const analystSettings = (env: Environment): Record<string, string> => settingsOf(ANALYST_SETTINGS, env)
export const upstreamSettings = (env: Environment): Record<string, string> => settingsOf(UPSTREAM_SETTINGS, env)

const settingsOf = (names: readonly string[], env: Environment): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
