// In: what happens on the socket, on the network and to the page. Out: one actor, the socket, which runs while a
// connection is wanted, and one command to it.
import type { SourceHealth } from '@vigie/contracts/live'
import type { RetryContext, RetryInput } from '../kit/retry.ts'

/** What `liveFeedMachine` starts with. */
export type LiveFeedInput = RetryInput

/** Data of `liveFeedMachine` beside its state; a failure is a connection that ended, a success a welcome. */
export type LiveFeedContext = RetryContext & {
  /** close code of the last connection (`CLOSE_CODES` of the contracts); null: none, or it was given up for silence */
  readonly closeCode: number | null
}

/**
 * What the actor `socket` sends. It opens a connection and authenticates when it starts, and closes the connection when
 * it is stopped. `socket.closed` comes at most once, also for an opening that failed (1006).
 */
export type SocketReport =
  | { readonly type: 'socket.opened' }
  /** `resumed`: exactly what was missed follows; otherwise a snapshot follows */
  | { readonly type: 'welcome.received'; readonly resumed: boolean }
  /** any frame after the welcome; `source`: as last reported on this connection, 'unknown' before the first time */
  | { readonly type: 'frame.received'; readonly source: SourceHealth['state'] | 'unknown' }
  /** `retryWithinMs`: over how long a gateway that restarts asks its clients to spread their return; absent: it did not */
  | { readonly type: 'socket.closed'; readonly code: number; readonly retryWithinMs?: number }
  /** the answer to `age.asked` when no frame came for LIVE_TIMING.staleAfterMs by the wall clock */
  | { readonly type: 'silence.noticed' }

/** What the actor `socket` is sent. */
export type SocketCommand =
  /** asks how old the last frame is by the wall clock, since timers stand still while a laptop sleeps */
  { readonly type: 'age.asked' }

/** Every event that `liveFeedMachine` answers. */
export type LiveFeedEvent =
  | SocketReport
  | { readonly type: 'network.offline' }
  | { readonly type: 'network.online' }
  /** the tab became visible, came back from the back/forward cache, or the laptop woke */
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry.pressed' }
  /** a new identity token or new claims: what the gateway refused it may allow now */
  | { readonly type: 'session.renewed' }
