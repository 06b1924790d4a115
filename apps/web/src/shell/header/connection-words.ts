import { useLiveFeed } from '@/actors/session-context'
import { useFeed, useNow } from '@/data'
import { formatMoment, text } from '@/text'

const { connection } = text.shell

/** The state of the connection in a word and in a sentence. */
export const useConnectionWords = (): { readonly word: string; readonly explanation: string } => {
  const { kind } = useLiveFeed()
  const { reason } = useFeed()
  if (reason !== null) return connection.reasons[reason]
  return { word: connection.words[kind], explanation: connection.explanations[kind] }
}

const MINUTE_MS = 60_000
/** Since when values are frozen, « depuis 14:02:31 »; null while they are live, or if they never were. */
export const useFrozenSince = (): string | null => {
  const { kind } = useLiveFeed()
  const { trusted, since } = useFeed()
  const now = useNow(MINUTE_MS)
  if (trusted || since === null) return null
  const moment = formatMoment(since, now)
  return kind === 'stale' ? connection.since(moment) : connection.frozenSince(moment)
}
