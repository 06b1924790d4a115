import { CLOSE_CODES } from '@vigie/contracts/live'
import { liveFeedView } from '@vigie/machines/live-feed'
import type { LiveFeedActor } from '@/actors/live-feed'

type RefusalsOptions = {
  readonly feed: LiveFeedActor
  readonly refreshToken: () => Promise<unknown>
  readonly onSessionRejected: () => void
}

/** Close codes that a fresh token may cure. */
const ABOUT_IDENTITY: readonly (number | null)[] = [
  CLOSE_CODES.unauthenticated.code,
  CLOSE_CODES.forbiddenSite.code,
  CLOSE_CODES.accessRevoked.code,
]

/**
 * Answers a connection refused because of identity or rights: once with a fresh token, which also carries changed
 * rights. If that is refused too the session ends, unless only this site is closed to the person.
 * @returns the unsubscribe
 */
export const answerRefusals = ({ feed, refreshToken, onSessionRejected }: RefusalsOptions) => {
  let answered = false
  let wasRefused = false

  const answer = async (code: number | null) => {
    if (!ABOUT_IDENTITY.includes(code)) return
    if (answered) {
      if (code !== CLOSE_CODES.forbiddenSite.code) onSessionRejected()
      return
    }
    answered = true
    try {
      await refreshToken()
      feed.send({ type: 'session.renewed' })
    } catch {
      // No fresh token: what became of the account is reported by the identity service.
    }
  }
  return feed.subscribe((snapshot) => {
    const { kind, closeCode } = liveFeedView(snapshot)
    if (kind === 'live') answered = false
    const refused = kind === 'refused'
    if (refused && !wasRefused) void answer(closeCode)
    wasRefused = refused
  }).unsubscribe
}
