import type { Config } from '../config.ts'
import type { Workbooks } from '../exports/workbooks.ts'
import type { Guards } from '../identity/guards.ts'
import type { UpstreamCalls } from '../upstream/calls.ts'
import type { Reads } from '../upstream/reads.ts'
import type { Administration } from '../users/administration.ts'

/** What the REST routes are given. */
export type RouteDeps = {
  readonly config: Config
  readonly guards: Guards
  readonly calls: UpstreamCalls
  readonly reads: Reads
  readonly workbooks: Workbooks
  readonly administration: Administration
}
