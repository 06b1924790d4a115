import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from './report.ts'

/** What docker-compose.yml may say: the part of the Compose specification in use here, closed. */
const service = z.strictObject({
  image: z
    .string()
    .regex(/^[\w./-]+:[\w.-]+$/, 'an image with its version')
    .optional(),
  build: z.strictObject({ context: z.literal('.'), dockerfile: z.string() }).optional(),
  command: z.string().optional(),
  restart: z.literal('unless-stopped').optional(),
  profiles: z.tuple([z.literal('demo')]).optional(),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string().startsWith('/') })).optional(),
  secrets: z.array(z.string()).optional(),
  environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string().regex(/^[a-z]+:\/\S+$/)).optional(),
  networks: z.strictObject({ default: z.strictObject({ aliases: z.array(z.string()) }) }).optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({
        condition: z.enum(['service_started', 'service_healthy']),
        required: z.literal(false).optional(),
      }),
    )
    .optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()).min(2), interval: z.string().regex(/^\d+s$/), retries: z.number().int() })
    .optional(),
})
const compose = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), service),
  configs: z.record(z.string(), z.strictObject({ file: z.string() })),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
  volumes: z.record(z.string(), z.null()),
})

/** Text with its variables as Compose puts them in. Errors: one without a value, by the words that the file gives it. */
const filled = (text: string, env: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+)(?:(:?[-?])([^}]*))?\}/g, (_, name: string, how: string | undefined, words = '') => {
    const value = env[name]
    if (value !== undefined && (value !== '' || !how?.startsWith(':'))) return value
    if (how?.endsWith('-')) return words
    throw new Error(`${name}: ${words}`)
  })
/** docker-compose.yml with these variables. Errors: names the first that has no value and no default. */
export const readCompose = (env: Readonly<Record<string, string>>) =>
  compose.parse(
    parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), (_, value) =>
      typeof value === 'string' ? filled(value, env) : value,
    ),
  )

/** Secrets of a test, in place of those that whoever runs the product makes. */
export const SECRETS = { POSTGRES_PASSWORD: 'p1', MQTT_PASSWORD: 'p2', SERVICE_KEY: 'k1-of-the-test' }
export const IDENTITY = {
  FIREBASE_PROJECT_ID: 'farm',
  PUBLIC_FIREBASE_API_KEY: 'web',
  FIREBASE_CREDENTIALS: './account.json',
}
