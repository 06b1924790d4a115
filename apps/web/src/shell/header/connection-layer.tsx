import { useActors, useLiveFeed } from '@/actors/session-context'
import { text } from '@/text'
import { Button } from '@/ui/button'
import { Popover } from '@/ui/popover'
import type { LayerProps } from '@/widgets/layers/late-layer'
import { useConnectionWords, useFrozenSince } from './connection-words.ts'

const { connection } = text.shell

/** What the sign of the connection says in a sentence, and a way to try again. */
export const ConnectionLayer = (props: LayerProps) => (
  <Popover {...props} align="start" label={connection.label} className="w-80 p-4">
    <ConnectionDetails />
  </Popover>
)

const ConnectionDetails = () => {
  const { liveFeed } = useActors()
  const { attempt, mayRetry } = useLiveFeed()
  const { word, explanation } = useConnectionWords()
  const since = useFrozenSince()
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
