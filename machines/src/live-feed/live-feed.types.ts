// In: what happens on the socket, on the network and to the page. Out: one peer, the socket, alive while a
// connection is wanted, and one command to it.
import type { SourceHealth } from '@vigie/contracts/live'

export type LiveFeedInput = {
  /** uniform in [0, 1): full jitter of the retries */
  readonly random: () => number
}

export type LiveFeedContext = {
  readonly random: () => number
  /** connections failed in a row; 0 once welcomed */
  readonly attempt: number
  /** delay of the current retry, ms */
  readonly retryInMs: number
  /** why the last connection was closed; null: it was not, or was given up for silence */
  readonly closeCode: number | null
}

/**
 * What the `socket` actor says. Started, it opens a connection and authenticates; stopped, it closes it.
 * It says `socket.closed` once, for a failed opening too (1006).
 */
export type SocketReport =
  | { readonly type: 'socket.opened' }
  /** resumed: exactly what was missed follows; else a snapshot follows */
  | { readonly type: 'welcome.received'; readonly resumed: boolean }
  /** any frame after the welcome, heartbeats included; `source`: as last said on this connection, 'unknown' before */
  | { readonly type: 'frame.received'; readonly source: SourceHealth['state'] | 'unknown' }
  | { readonly type: 'socket.closed'; readonly code: number }
  /** the answer to `age.asked` when nothing was heard for LIVE_TIMING.staleAfterMs by the wall clock */
  | { readonly type: 'silence.noticed' }

/** What the `socket` actor is told. */
export type SocketCommand =
  /** timers stand still while a laptop sleeps: how long ago was the last frame, by the wall clock? */
  { readonly type: 'age.asked' }

export type LiveFeedEvent =
  | SocketReport
  | { readonly type: 'network.offline' }
  | { readonly type: 'network.online' }
  /** the tab became visible, came back from the back/forward cache, or the laptop woke */
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry.pressed' }
  /** a new identity token, or new claims: what was refused may be allowed now */
  | { readonly type: 'session.renewed' }
