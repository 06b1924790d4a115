import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'

/** Paths that answer to POST alone, with a person's token. */
export const POSTED_PATHS: readonly string[] = [
  UPSTREAM_PATHS.loginToken,
  UPSTREAM_PATHS.readings,
  UPSTREAM_PATHS.accessEnded,
  UPSTREAM_PATHS.alarmsAcknowledge,
  UPSTREAM_PATHS.alarmAct,
  UPSTREAM_PATHS.reachTest,
  UPSTREAM_PATHS.handoverAcknowledge,
  UPSTREAM_PATHS.maintenanceEnd,
  UPSTREAM_PATHS.findings,
  UPSTREAM_PATHS.wallApprove,
  UPSTREAM_PATHS.wallSelf,
  UPSTREAM_PATHS.wallOrders,
  UPSTREAM_PATHS.wallRevoke,
]

/** These answer to PATCH or PUT alone, or to a service that has no person's token. */
const OTHERS: readonly string[] = [
  UPSTREAM_PATHS.maintenanceWindow,
  UPSTREAM_PATHS.wall,
  UPSTREAM_PATHS.wallPairings,
  UPSTREAM_PATHS.wallSecret,
  UPSTREAM_PATHS.wallsEnded,
]

/** Paths that answer to GET, with a person's token. */
export const READ_PATHS = Object.values(UPSTREAM_PATHS).filter(
  (path) => !POSTED_PATHS.includes(path) && !OTHERS.includes(path),
)
