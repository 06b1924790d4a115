import type { LiveFeedSnapshot } from './live-feed.machine.ts'

export type ConnectionKind =
  | 'connecting'
  | 'live'
  | 'stale'
  | 'source-silent'
  | 'source-down'
  | 'retrying'
  | 'refused'
  | 'offline'

export type LiveFeedView = {
  readonly kind: ConnectionKind
  /** connections failed in a row */
  readonly attempt: number
  /** delay of the retry under way, ms, from when it was planned; null: none is */
  readonly retryInMs: number | null
  /** why the last connection was closed; null: it was not, or was given up for silence */
  readonly closeCode: number | null
  /** whether values may be shown as live */
  readonly trusted: boolean
  /** whether asking for another try does something now */
  readonly mayRetry: boolean
}

/** The live connection in words: what the shell says of it, and whether values may be shown as live. */
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
