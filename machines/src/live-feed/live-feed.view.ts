import type { LiveFeedSnapshot } from './live-feed.machine.ts'

/**
 * Which of these the connection is, for the words that the shell shows. `source-silent` and `source-down`: the gateway
 * is connected, but its upstream says nothing or is lost; `offline`: the browser sees no network.
 */
export type ConnectionKind =
  | 'connecting'
  | 'live'
  | 'stale'
  | 'source-silent'
  | 'source-down'
  | 'retrying'
  | 'refused'
  | 'offline'

/** What the shell reads of the live connection. */
export type LiveFeedView = {
  readonly kind: ConnectionKind
  /** connections failed in a row */
  readonly attempt: number
  /** delay of the planned retry, ms, counted from when it was planned; null: none is planned */
  readonly retryInMs: number | null
  /** close code of the last connection; null: none, or it was given up for silence */
  readonly closeCode: number | null
  /** whether values may be shown as live */
  readonly trusted: boolean
  /** whether the event `retry.pressed` does something now */
  readonly mayRetry: boolean
}

/** Turns a snapshot of `liveFeedMachine` into what the shell reads. */
export const liveFeedView = (snapshot: LiveFeedSnapshot): LiveFeedView => {
  const { attempt, retryInMs, closeCode } = snapshot.context
  const kind = kindOf(snapshot)
  return {
    kind,
    attempt,
    retryInMs: snapshot.matches({ link: 'retrying' }) ? retryInMs : null,
    closeCode,
    trusted: kind === 'live',
    mayRetry: snapshot.can({ type: 'retry.pressed' }),
  }
}

const kindOf = (snapshot: LiveFeedSnapshot): ConnectionKind => {
  if (snapshot.matches({ link: { linked: { live: 'sourceLive' } } })) return 'live'
  if (snapshot.matches({ link: { linked: { live: 'sourceSilent' } } })) return 'source-silent'
  if (snapshot.matches({ link: { linked: { live: 'sourceDown' } } })) return 'source-down'
  if (snapshot.matches({ link: { linked: { live: 'sourceUnknown' } } })) return 'connecting'
  if (snapshot.matches({ link: 'refused' })) return 'refused'
  if (snapshot.matches({ network: 'offline' })) return 'offline'
  if (snapshot.matches({ link: { linked: 'stale' } })) return 'stale'
  if (snapshot.matches({ link: 'retrying' })) return 'retrying'
  return 'connecting'
}
