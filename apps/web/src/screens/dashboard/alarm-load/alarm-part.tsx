import { useAlarmLoad, useCapability } from '@/data'
import { formatNumber, text } from '@/text'
import { dashboard } from '@/text/dashboard'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { usePeriod } from '@/widgets/period/use-period'
import { EmptyCard } from '../parts/empty-card.tsx'
import { Section } from '../parts/section.tsx'
import { LoadTable } from './load-table.tsx'

const { alarms: words } = dashboard

/** How heavily alarms weighed on who answers them, as the site's upstream counted them. */
export const AlarmPart = () => {
  const [period] = usePeriod()
  const load = useAlarmLoad(period)
  const offered = useCapability('alarms')
  const { data } = load
  return (
    <Section
      id="alarmes"
      title={words.title}
      of={
        data === undefined ? undefined : words.raised(data.raised, formatNumber(data.perDay, data.perDay < 10 ? 1 : 0))
      }
      beside={data?.indicative && <Badge tone="unknown">{words.indicative}</Badge>}
    >
      {offered === false ? (
        <EmptyCard>{text.common.unavailableOf(words.title)}</EmptyCard>
      ) : data !== undefined ? (
        <Card className="flex min-w-0 grow flex-col overflow-hidden">
          <LoadTable load={data} />
        </Card>
      ) : load.isError ? (
        <ErrorState title={words.errorTitle} retryLabel={text.common.retry} onRetry={() => void load.refetch()}>
          {words.errorHelp}
        </ErrorState>
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Section>
  )
}
