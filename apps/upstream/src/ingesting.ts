import { createWriter, type WriterOptions } from './ingest/writer.ts'
import { createMetrics } from './metrics.ts'
import type { Relay } from './rooms/relay.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { CatchingUp } from './watch/catching-up.ts'

type IngestParts = Omit<WriterOptions, 'onCommit'> & {
  /** of a site's journal */
  readonly epochOf: (site: string) => string
}

/** The writer of what devices say, and the counts of it; what it tells is told by parts that are made after it. */
export const createIngest = (
  { epochOf, ...parts }: IngestParts,
  told: { readonly rooms: () => Rooms; readonly relay: () => Relay; readonly catchingUp: () => CatchingUp },
) => {
  const { rooms, relay, catchingUp } = told
  const metrics = createMetrics({
    queueDepth: () => writer.depth(),
    sockets: () => rooms().sockets(),
    heads: () => relay().heads(),
  })
  const writer = createWriter({
    ...parts,
    onCommit: ({ bodies, fresh, statuses, journal, quarantined }, tookMs) => {
      const accepted = bodies.reduce((sum, body) => sum + body.accepted, 0)
      metrics.committed(accepted, tookMs)
      for (const { reason } of quarantined) metrics.quarantined(reason)
      for (const [site, rows] of fresh) {
        catchingUp().recorded(site, rows, parts.clock.now())
        rooms().tellReadings({ site, rows: [...rows] })
      }
      for (const one of statuses) rooms().tellStatus({ epoch: epochOf(one.site), ...one, statuses: [...one.statuses] })
      relay().handOver(journal)
    },
  })
  return { metrics, writer }
}
