import { type Environment, type EnvironmentReading, readEnvironment } from '@vigie/contracts/environment'
import { z } from 'zod'

/** The process's environment, parsed once at start. */
export type AnalystConfig = z.output<typeof environment>

/** Parses the environment; on failure one line that names the first wrong variable. */
export const readConfig = (env: Environment): EnvironmentReading<AnalystConfig> => readEnvironment(environment, env)

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(8082).describe('0: any free port'),
    HOST: z.string().default('127.0.0.1'),
    UPSTREAM_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8081'),
    UPSTREAM_API_PATH: z
      .string()
      .regex(/^(\/[\w.-]+)*$/, 'a path like /api/v1, or empty')
      .default('/api/v1'),
    SERVICE_KEY: z
      .string()
      .min(8)
      .max(512)
      .regex(/^(?!change-?me)/i, 'is an example: make a key of your own'),
    DATA_DIR: z.string().min(1).describe('memory:// keeps nothing'),
    LIVE_STEP_MS: z.coerce
      .number()
      .int()
      .min(1_000)
      .max(3_600_000)
      .default(300_000)
      .describe('readings are judged as they come, by their means over so long'),
    LIVE_LESSON_ROWS: z.coerce
      .number()
      .int()
      .min(100)
      .max(2_000)
      .default(576)
      .describe('so many of them teach what is usual of a device before it is judged'),
    AI_BASE_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('OpenAI-compatible; absent: no language model'),
    AI_MODEL: z.string().min(1).optional(),
    AI_API_KEY: z.string().min(1).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine((env) => env.AI_BASE_URL === undefined || env.AI_MODEL !== undefined, {
    path: ['AI_MODEL'],
    message: 'is required beside AI_BASE_URL',
  })
