import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** What `npm start` reads from the environment; every address has a default. */
const port = z.coerce.number().int().min(1).max(65_535)

const environment = z.object({
  PORT: port.default(8_080),
  UPSTREAM_PORT: port.default(8_081),
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
export type StartEnvironment = z.infer<typeof environment>

/** The environment, or the one line that names what is wrong with it. */
export const readEnvironment = (
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; value: StartEnvironment } | { ok: false; line: string } => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (parsed.success) return { ok: true, value: parsed.data }
  const [issue] = parsed.error.issues
  return { ok: false, line: `${issue?.path.join('.')} is not usable: ${issue?.message}` }
}

/** Settings that are the gateway's own business: handed on as they are. */
const GATEWAY_SETTINGS = [
  'MARKETING_URL',
  'MAP_TILES_URL',
  'MAP_ATTRIBUTION',
  'FIREBASE_APP_ID',
  'FIREBASE_MEASUREMENT_ID',
  'ALLOWED_ORIGINS',
  'FRAME_ANCESTORS',
  'DEFAULT_SITE',
]

export const gatewaySettings = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    GATEWAY_SETTINGS.flatMap((name) => {
      const value = env[name]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
