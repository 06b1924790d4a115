import { type HeartbeatEvent, UPSTREAM_HEARTBEAT_MS } from '@vigie/contracts/upstream'

/** Says each second that this process lives and how far each journal goes. Returns the stop. */
export const startHeartbeat = (
  epoch: string,
  heads: () => Readonly<Record<string, number>>,
  beat: (event: HeartbeatEvent) => void,
  now: () => number,
): (() => void) => {
  const timer = setInterval(
    () => beat({ at: new Date(now()).toISOString(), epoch, heads: { ...heads() } }),
    UPSTREAM_HEARTBEAT_MS,
  )
  return () => clearInterval(timer)
}
