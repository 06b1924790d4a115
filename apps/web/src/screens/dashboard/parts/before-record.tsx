import { History } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { formatDate, localDay, siteTimeZone } from '@/text'
import { dashboard } from '@/text/dashboard'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { withPeriod } from '@/widgets/period/period'
import { usePeriod } from '@/widgets/period/use-period'

const { beforeRecord: words } = dashboard

type BeforeRecordProps = {
  /** the first reading of the site, epoch ms */
  readonly since: number
}

/** A period of which nothing can be known: no part of it says what was not, and the way leads to where something was. */
export const BeforeRecord = ({ since }: BeforeRecordProps) => {
  const [search] = useSearchParams()
  const [{ unit, compare }] = usePeriod()
  const first = { unit: unit === 'range' ? ('day' as const) : unit, date: localDay(since, siteTimeZone()), compare }
  return (
    <Card>
      <EmptyState
        icon={History}
        title={words.title}
        action={
          <Button asChild variant="outline">
            <Link to={{ search: withPeriod(search, first).toString() }}>{words.toFirst}</Link>
          </Button>
        }
      >
        {words.help(formatDate(since))}
      </EmptyState>
    </Card>
  )
}
