// In: the state of the live connection. Out: what a wall says of it: who failed, in words (R12.2).
import type { SourceReason } from '@vigie/contracts/live'
import { CLOSE_CODES } from '@vigie/contracts/live'
import type { LiveFeedView } from '@vigie/machines/live-feed'
import { wall } from '@/text/wall'

type Told = Pick<LiveFeedView, 'kind' | 'closeCode'>

/** What a wall says in place of being live: a few words in large, and who failed. */
export type LinkWords = { readonly title: string; readonly cause: string }

const { link } = wall
const { causes } = link

const REASONS: Readonly<Record<SourceReason, string>> = {
  'devices-unread': causes.unread,
  'not-recording': causes.notRecording,
  behind: causes.behind,
}
const IDENTITY: Readonly<Record<number, string>> = {
  [CLOSE_CODES.identityUnavailable.code]: causes.identity,
  [CLOSE_CODES.tokenExpired.code]: causes.renewing,
  [CLOSE_CODES.unauthenticated.code]: causes.renewing,
  [CLOSE_CODES.accessRevoked.code]: causes.refused,
  [CLOSE_CODES.forbiddenSite.code]: causes.refused,
}

/**
 * Who failed: the network here, the gateway, what it hears from, or the identity; null: the connection is live, and so
 * are the values.
 * @param isSignedOut nobody is signed in any more, whatever the connection says
 * @param wasLive whether anything was ever shown as live
 * @param trusted whether values are shown as live
 */
export const linkWordsOf = (
  { kind, closeCode }: Told,
  reason: SourceReason | null,
  {
    isSignedOut,
    wasLive,
    trusted,
  }: { readonly isSignedOut: boolean; readonly wasLive: boolean; readonly trusted: boolean },
): LinkWords | null => {
  if (isSignedOut) return { title: link.identity, cause: causes.renewing }
  const identity = closeCode === null ? undefined : IDENTITY[closeCode]
  switch (kind) {
    case 'live':
      return trusted ? null : { title: link.back, cause: causes.settling }
    case 'source-down':
      return { title: link.sourceLost, cause: causes.upstream }
    case 'source-silent':
      return reason === null
        ? { title: link.sourceMute, cause: causes.upstream }
        : { title: link.sourceSays[reason], cause: REASONS[reason] }
    case 'offline':
      return { title: link.lost, cause: causes.network }
    case 'stale':
      return { title: link.lost, cause: causes.gatewayMute }
    case 'refused':
      return { title: link.identity, cause: identity ?? causes.refused }
    case 'connecting':
    case 'retrying':
      if (identity !== undefined) return { title: link.identity, cause: identity }
      return wasLive
        ? { title: link.lost, cause: causes.gateway }
        : { title: link.waiting, cause: kind === 'connecting' ? causes.starting : causes.gateway }
  }
}
