import type { Alarm } from '@vigie/contracts/entities'
import { useKnownUntil } from '@/data'
import { formatDuration, formatPast, formatSpan } from '@/text'

/** How long what an alarm or a cause tells of has lasted, or did until it was over: the one part of a row that each second may change. */
export const Lasting = ({ raisedAt, clearedAt }: Pick<Alarm, 'raisedAt' | 'clearedAt'>) => {
  const until = useKnownUntil(1_000)
  const raised = Date.parse(raisedAt)
  return (
    <span className="block text-muted text-xs">
      {clearedAt === null
        ? formatDuration(Math.max(0, until - raised))
        : formatPast(Date.parse(clearedAt) - raised, formatSpan)}
    </span>
  )
}
