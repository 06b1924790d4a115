import { type Alarm, mayActOnAlarms } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { useAlarmActs } from '@/actors/alarm-views'
import { useAuth } from '@/actors/auth-context'
import { useActors } from '@/actors/session-context'
import { PATHS } from '@/paths'
import { alarmSigns } from '@/text/alarm-signs'
import { Button } from '@/ui/button'

const { acknowledge: words } = alarmSigns

type AcknowledgeWaitingProps = {
  readonly alarms: readonly Alarm[]
  /** whether such as are over, and were not seen, are meant too */
  readonly withReturned?: boolean
}

/**
 * Acknowledges the one of these alarms that waits for it; several are acknowledged on the page of alarms, which says how many and which
 * first. Nothing where nobody has to, or where the person may not.
 */
export const AcknowledgeWaiting = ({ alarms, withReturned = false }: AcknowledgeWaitingProps) => {
  const { userRole } = useAuth()
  const { alarmActs } = useActors()
  const { acts } = useAlarmActs()
  if (!mayActOnAlarms(userRole)) return null
  const waiting = alarms.filter(({ state }) => state === 'unacknowledged' || (withReturned && state === 'returned'))
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
  const label = own === undefined || own === 'done' || own === 'lost' ? words.one : words[own]
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
