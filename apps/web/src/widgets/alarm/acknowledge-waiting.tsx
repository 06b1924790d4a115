import { mayActOnAlarms } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { useAlarmActs } from '@/actors/alarm-views'
import { useAuth } from '@/actors/auth-context'
import { useActors } from '@/actors/session-context'
import { useOpenAlarms } from '@/data'
import { PATHS } from '@/paths'
import { alarmSigns } from '@/text/alarm-signs'
import { Button } from '@/ui/button'
import { alarmsOf } from '@/widgets/site-state/cause-alarms'
import type { Cause } from '@/widgets/site-state/causes'

const { acknowledge: words } = alarmSigns

/**
 * Acknowledges the one alarm of a cause; several are acknowledged on the page of alarms, which says how many and which
 * first. Nothing where nobody has to, or where the person may not.
 */
export const AcknowledgeCause = ({ cause }: { readonly cause: Cause }) => {
  const { userRole } = useAuth()
  const { alarmActs } = useActors()
  const { acts } = useAlarmActs()
  const open = useOpenAlarms()
  if (!mayActOnAlarms(userRole)) return null
  const waiting = alarmsOf(cause, open).filter(({ state }) => state === 'unacknowledged')
  const [first] = waiting
  if (first === undefined) return null
  if (waiting.length > 1) {
    return (
      <Button asChild size="sm" variant="outline" className="mr-4 shrink-0 print:hidden">
        <Link to={PATHS.alarms}>{words.many(waiting.length)}</Link>
      </Button>
    )
  }
  const own = acts[first.id]?.kind
  const label =
    own === 'sent' ? words.sent : own === 'unsent' ? words.unsent : own === 'refused' ? words.refused : words.one
  return (
    <Button
      size="sm"
      variant="outline"
      className="mr-4 shrink-0 print:hidden"
      disabled={own === 'sent' || own === 'unsent' || own === 'done'}
      onClick={() => alarmActs.send({ type: 'act.chosen', ids: [first.id], order: { act: 'acknowledge' } })}
    >
      {label}
    </Button>
  )
}
