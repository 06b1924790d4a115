import { type Environment, type EnvironmentReading, readEnvironment } from '@vigie/contracts/environment'
import { z } from 'zod'

/** The process's environment, parsed once at start. */
export type UpstreamConfig = z.output<typeof environment>

/** Parses the environment; on failure one line that names the first wrong variable. */
export const readConfig = (env: Environment): EnvironmentReading<UpstreamConfig> => readEnvironment(environment, env)

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)

const environment = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: port(8081),
    HOST: z.string().default('127.0.0.1'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATA_DIR: z.string().optional().describe('PGlite; memory:// keeps nothing'),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    MQTT_URL: z.url({ protocol: /^(mqtts?|wss?)$/ }).optional(),
    MQTT_PORT: port(2883),
    MQTT_HOST: z.string().default('127.0.0.1'),
    MQTT_CLIENT_ID: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,60}$/)
      .default('vigie-upstream')
      .describe('external broker: begins the name of the session there, which instances on one database take in turn'),
    SITES_FILE: z.string().optional(),
    FIREBASE_PROJECT_ID: z.string().min(1),
    FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
    GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
    SERVICE_KEY: z
      .string()
      .min(8)
      .max(512)
      .regex(/^(?!change-?me)/i, 'is an example: make a key of your own')
      .optional(),
    ROOMS_OPEN: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
    ALLOWED_ORIGINS: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((item) => item.trim() || []))
      .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin))),
    API_PATH: z
      .string()
      .regex(/^(\/[A-Za-z0-9._-]+)+$/, 'must look like /api/v1')
      .default('/api/v1'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    SMTP_FROM: z
      .string()
      .regex(/^([^<>@\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, 'an address, or a name and <an address>')
      .optional(),
    WEBHOOK_ALLOWED_ADDRESSES: z
      .string()
      .default('')
      .transform((text) => text.split(',').map((item) => item.trim()))
      .transform((items) => items.filter((item) => item !== ''))
      .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
    RAW_RETENTION_DAYS: z.coerce.number().int().min(201).default(400),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    const refuse = (variable: string, message: string) =>
      context.addIssue({ code: 'custom', path: [variable], message })
    if (env.DATABASE_URL === undefined && env.DATA_DIR === undefined)
      refuse('DATA_DIR', 'is required when DATABASE_URL is unset (memory:// keeps nothing)')
    if (env.SMTP_URL !== undefined && env.SMTP_FROM === undefined) refuse('SMTP_FROM', 'is required with SMTP_URL')
    if (env.NODE_ENV !== 'production') return
    if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined)
      refuse('FIREBASE_AUTH_EMULATOR_HOST', 'is refused in production: the emulator accepts unsigned tokens')
    if (env.SERVICE_KEY === undefined) refuse('SERVICE_KEY', 'is required in production')
    if (env.ROOMS_OPEN) refuse('ROOMS_OPEN', 'is refused in production: whoever reaches the port would hear every site')
    if (env.DATA_DIR === 'memory://') refuse('DATA_DIR', 'memory:// is refused in production')
  })
