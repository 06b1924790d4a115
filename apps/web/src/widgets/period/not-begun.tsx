import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDate } from '@/text'
import { kpi } from '@/text/kpi'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { useSearch } from '@/ui/use-search'
import { withPeriod } from './period.ts'
import { usePeriod } from './use-period.ts'

const { notBegun: words } = kpi

/** A period that is still to come: nothing of it is missing, and the way leads to the one that runs. */
export const NotBegun = ({
  from,
}: {
  /** epoch ms */
  readonly from: number
}) => {
  const [search] = useSearch()
  const [{ unit, compare }] = usePeriod()
  const running = { unit: unit === 'range' ? ('day' as const) : unit, compare }
  return (
    <Card>
      <EmptyState
        icon={CalendarClock}
        title={words.title}
        action={
          <Button asChild variant="outline">
            <Link to={{ search: withPeriod(search, running).toString() }}>{words.toNow}</Link>
          </Button>
        }
      >
        {words.help(formatDate(from))}
      </EmptyState>
    </Card>
  )
}
