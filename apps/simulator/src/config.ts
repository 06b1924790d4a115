import { parseArgs } from 'node:util'
import { siteSlug } from '@vigie/contracts/entities'
import { type Environment, type EnvironmentReading, flawLine, readEnvironment } from '@vigie/contracts/environment'
import { z } from 'zod'

const sites = z
  .string()
  .transform((text) => text.split(',').map((slug) => slug.trim()))
  .pipe(z.array(siteSlug).min(1))

const environment = z.object({
  MQTT_URL: z.url({ protocol: /^(mqtts?|wss?)$/ }).default('mqtt://127.0.0.1:2883'),
  SEED: z.coerce.number().int().default(42),
  SITES: sites.default(['chaib', 'massa', 'tifnout']),
  SITE_TIME_ZONE: z.string().refine(isTimeZone, 'not an IANA time zone').default('Africa/Casablanca'),
  HISTORY_DAYS: z.coerce.number().int().min(0).max(190).default(90),
  STATE_FILE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const flags = z.object({
  devices: z.coerce.number().int().min(1).max(100_000).optional(),
  rate: z.coerce.number().positive().max(200_000).optional(),
})

export type Config = {
  readonly mqttUrl: string
  readonly seed: number
  readonly sites: readonly string[]
  readonly timeZone: string
  readonly historyDays: number
  /** null: the devices forget everything when they stop */
  readonly stateFile: string | null
  readonly logLevel: string
  /** how many plain devices publish, and their messages per second in total; null: the virtual farm runs instead */
  readonly load: { readonly devices: number; readonly ratePerSecond: number } | null
}

/** Reads the environment and the command line. Error: one line that names the variable or the flag. */
export const readConfig = (env: Environment, args: readonly string[]): EnvironmentReading<Config> => {
  const read = readEnvironment(environment, env)
  if (!read.ok) return read
  const given = readFlags(args)
  if (!given.ok) return given
  const { devices, rate } = given.flags
  const data = read.config
  return {
    ok: true,
    config: {
      mqttUrl: data.MQTT_URL,
      seed: data.SEED,
      sites: [...new Set(data.SITES)],
      timeZone: data.SITE_TIME_ZONE,
      historyDays: data.HISTORY_DAYS,
      stateFile: data.STATE_FILE ?? null,
      logLevel: data.LOG_LEVEL,
      load:
        devices === undefined && rate === undefined ? null : { devices: devices ?? 100, ratePerSecond: rate ?? 100 },
    },
  }
}

type FlagsResult =
  | { readonly ok: true; readonly flags: z.infer<typeof flags> }
  | { readonly ok: false; readonly error: string }

const readFlags = (args: readonly string[]): FlagsResult => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { devices: { type: 'string' }, rate: { type: 'string' } },
    })
    const read = flags.safeParse(values)
    return read.success ? { ok: true, flags: read.data } : { ok: false, error: `--${flawLine(read.error)}` }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) }
  }
}

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC'
}
