import type { Analyst } from '../analyst/analyst.ts'
import type { Config } from '../config.ts'
import type { Workbooks } from '../exports/workbooks.ts'
import type { Guards } from '../identity/guards.ts'
import type { Principal } from '../identity/identity.ts'
import type { UpstreamCalls } from '../upstream/calls.ts'
import type { Reads } from '../upstream/reads.ts'
import type { Administration } from '../users/administration.ts'
import type { Walls } from '../users/walls.ts'

/** What the REST routes are given. */
export type RouteDeps = {
  readonly config: Config
  readonly guards: Guards
  readonly calls: UpstreamCalls
  readonly reads: Reads
  readonly analyst: Analyst
  readonly workbooks: Workbooks
  readonly administration: Administration
  readonly walls: Walls
  /** Nothing of this sign-in holds any more at this gateway. */
  readonly endSignIn: (of: Pick<Principal, 'uid' | 'signedInAt'>) => void
}
