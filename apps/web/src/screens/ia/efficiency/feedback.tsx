import { mayActOnAlarms } from '@vigie/contracts/entities'
import type { Finding } from '@vigie/contracts/rest/analyst'
import { useAuth } from '@/actors/auth-context'
import { useJudgeFinding } from '@/data/findings'
import { formatDateTime } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { Button } from '@/ui/button'

type FeedbackProps = {
  readonly finding: Finding
  readonly what: string
}

/** What somebody said of a finding; who may act on alarms says it or takes it back. */
export const Feedback = ({ finding, what }: FeedbackProps) => {
  const { userRole } = useAuth()
  const judge = useJudgeFinding()
  const { id, feedback } = finding
  const mayAct = mayActOnAlarms(userRole)
  if (feedback === null && !mayAct) return null
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t pt-3 text-sm">
      {feedback !== null && (
        <p className="grow text-muted">{words[feedback.verdict](feedback.by, formatDateTime(feedback.at))}</p>
      )}
      {mayAct &&
        (feedback === null ? (
          <>
            <Button
              size="sm"
              variant="outline"
              aria-label={words.acceptOf(what)}
              pending={judge.isPending && judge.variables.verdict === 'accepted'}
              onClick={() => judge.mutate({ id, verdict: 'accepted' })}
            >
              {words.accept}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={words.rejectOf(what)}
              pending={judge.isPending && judge.variables.verdict === 'rejected'}
              onClick={() => judge.mutate({ id, verdict: 'rejected' })}
            >
              {words.reject}
            </Button>
          </>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={words.takeBackOf(what)}
            pending={judge.isPending}
            onClick={() => judge.mutate({ id, verdict: null })}
          >
            {words.takeBack}
          </Button>
        ))}
      {judge.isError && (
        <p role="alert" className="text-bad">
          {words.notSaid}
        </p>
      )}
    </div>
  )
}
