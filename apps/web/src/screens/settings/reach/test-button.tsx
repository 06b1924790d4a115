import type { ReachTarget } from '@vigie/contracts/entities'
import { Send } from 'lucide-react'
import { useTestReach } from '@/data/reach'
import { reachText } from '@/text/reach'
import { Button } from '@/ui/button'

const words = reachText.test

type TestButtonProps = {
  readonly target: ReachTarget
  readonly name: string
  /** what is typed is not what is kept: a test would go elsewhere than it seems */
  readonly isUnsaved: boolean
}

/** Sends a test by the rules that are kept, and says what the server answered. */
export const TestButton = ({ target, name, isUnsaved }: TestButtonProps) => {
  const test = useTestReach()
  return (
    <div className="flex grow basis-full flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="soft"
        size="sm"
        aria-label={words.label(name)}
        disabled={isUnsaved}
        title={isUnsaved ? words.unsaved : undefined}
        pending={test.isPending}
        onClick={() => test.mutate(target)}
      >
        {!test.isPending && <Send aria-hidden />}
        {words.send}
      </Button>
      <p role="status" className="min-w-0 break-words text-xs">
        {isUnsaved && <span className="text-muted">{words.unsaved}</span>}
        {!isUnsaved && test.isError && <span className="font-medium text-bad">{words.error}</span>}
        {!isUnsaved &&
          test.data?.map(({ id, addressee, state, answer }) => (
            <span key={id} className={state === 'sent' ? 'text-good' : 'font-medium text-bad'}>
              {(state === 'sent' ? words.sent : words.failed)(addressee, answer ?? '')}
            </span>
          ))}
      </p>
    </div>
  )
}
