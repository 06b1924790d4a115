import { useActors, useLiveFeed } from '@/actors/session-context'
import { useFeed, useNow } from '@/data'
import { formatMoment, text } from '@/text'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { Popover } from '@/ui/popover'
import { CONNECTION_LOOKS, TONE_STYLES } from './connection-look.ts'

const { connection } = text.shell

/** Whether the values on screen are live: always in view, by icon, word and colour; a press explains more. */
export const ConnectionSign = () => {
  const { kind } = useLiveFeed()
  const { word } = useWords()
  const since = useSince()
  const { icon: Icon, tone, turning } = CONNECTION_LOOKS[kind]
  return (
    <>
      <Popover
        align="start"
        label={connection.label}
        className="w-80 p-4"
        trigger={
          <button
            type="button"
            data-connection={kind}
            className={cn(
              'relative flex h-6 items-center gap-1 rounded-full px-2 font-semibold text-xs after:absolute after:inset-x-0 after:-top-5 after:bottom-0 sm:h-8 sm:gap-1.5 sm:px-3 sm:text-sm sm:after:hidden',
              TONE_STYLES[tone],
            )}
          >
            <Icon aria-hidden className={cn('size-4 shrink-0', turning && 'animate-spin')} />
            <span className="whitespace-nowrap">{word}</span>
            {since !== null && <span className="hidden whitespace-nowrap font-medium lg:inline">{since}</span>}
          </button>
        }
      >
        <ConnectionDetails />
      </Popover>
      <output className="sr-only">{since === null ? word : `${word}, ${since}`}</output>
    </>
  )
}

const ConnectionDetails = () => {
  const { liveFeed } = useActors()
  const { attempt, mayRetry } = useLiveFeed()
  const { word, explanation } = useWords()
  const since = useSince()
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="font-semibold tabular-nums">
        {word} {since}
      </p>
      <p className="text-muted">{explanation}</p>
      {attempt > 0 && <p className="text-muted">{connection.attempts(attempt)}</p>}
      {mayRetry && (
        <Button variant="outline" size="sm" onClick={() => liveFeed.send({ type: 'retry.pressed' })}>
          {connection.retry}
        </Button>
      )}
    </div>
  )
}

/** The state of the connection in a word and in a sentence. */
const useWords = (): { readonly word: string; readonly explanation: string } => {
  const { kind } = useLiveFeed()
  const { reason } = useFeed()
  if (reason !== null) return connection.reasons[reason]
  return { word: connection.words[kind], explanation: connection.explanations[kind] }
}

const MINUTE_MS = 60_000
/** Since when values are frozen, « depuis 14:02:31 »; null while they are live, or if they never were. */
const useSince = (): string | null => {
  const { kind } = useLiveFeed()
  const { trusted, since } = useFeed()
  const now = useNow(MINUTE_MS)
  if (trusted || since === null) return null
  const moment = formatMoment(since, now)
  return kind === 'stale' ? connection.since(moment) : connection.frozenSince(moment)
}
