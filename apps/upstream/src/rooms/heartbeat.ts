import type { ClockStep } from '@vigie/contracts/entities'
import { type HeartbeatEvent, UPSTREAM_HEARTBEAT_MS } from '@vigie/contracts/upstream'
import type { TurnStand } from '../turns/turns.ts'
import type { Stand } from './stand.ts'

/** What a heartbeat says, and to whom. */
export type HeartbeatDeps = {
  /** epoch of the journal of a site */
  readonly epochOf: (site: string) => string
  readonly stand: Stand
  readonly turns: () => ReadonlyMap<string, TurnStand>
  /** grows when this instance may not have heard another one */
  readonly missed: () => number
  readonly clockStep: () => ClockStep | null
  readonly beat: (event: HeartbeatEvent) => void
  readonly now: () => number
}

/** Says each second that this process lives, and how each site stands. Returns the stop. */
export const startHeartbeat = ({
  epochOf,
  stand,
  turns,
  missed,
  clockStep,
  beat,
  now,
}: HeartbeatDeps): (() => void) => {
  let isStopped = false
  const say = async (): Promise<void> => {
    await stand.refresh()
    if (isStopped) return
    const sites = [...stand.sites()]
    const turnOf = turns()
    beat({
      at: new Date(now()).toISOString(),
      heads: Object.fromEntries(sites.map(([site, { seq }]) => [site, seq])),
      sites: Object.fromEntries(
        sites.map(([site, { rev, digest }]) => {
          const { ingest, turn } = turnOf.get(site) ?? { ingest: 'unread', turn: 0 }
          return [site, { epoch: epochOf(site), rev, digest, ingest, turn }]
        }),
      ),
      missed: missed(),
      clockStep: clockStep(),
    })
  }
  const timer = setInterval(() => void say(), UPSTREAM_HEARTBEAT_MS)
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
