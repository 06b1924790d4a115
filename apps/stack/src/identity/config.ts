import { type Environment, type EnvironmentReading, readEnvironment } from '@vigie/contracts/environment'
import { z } from 'zod'

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(9_099),
  HOST: z.string().default('127.0.0.1'),
  FIREBASE_PROJECT_ID: z.string().min(1).default('demo-vigie'),
  ACCOUNTS_FILE: z.string().min(1),
})

/** What the process of the identity emulator reads from its environment. */
export type IdentityConfig = z.infer<typeof environment>

/** Reads the environment; an empty variable counts as absent. Error: one line that names the first wrong variable. */
export const readConfig = (env: Environment): EnvironmentReading<IdentityConfig> => readEnvironment(environment, env)
