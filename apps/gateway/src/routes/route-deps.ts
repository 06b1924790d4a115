import type { Config } from '../config.ts'
import type { Guards } from '../plugins/guards.ts'
import type { Platform } from '../upstream/platform.ts'
import type { Administration } from '../users/administration.ts'

/** What the REST routes are given. */
export type RouteDeps = {
  readonly config: Config
  readonly guards: Guards
  readonly platform: Platform
  readonly administration: Administration
}
