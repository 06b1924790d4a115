import { type Config, readConfig } from '../config.ts'

/** The settings these variables give. Errors: throws when the gateway would refuse them. */
export const testConfig = (env: Readonly<Record<string, string>> = {}): Config => {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.error)
  return read.config
}
