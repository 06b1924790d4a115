import { useAlarmLoad, useCapability } from '@/data'
import { text } from '@/text'
import { dashboard } from '@/text/dashboard'
import { Badge } from '@/ui/badge'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { usePeriod } from '@/widgets/period/use-period'
import { LoadTable } from './load-table.tsx'

const { alarms: words } = dashboard

/** How heavily alarms weighed on who answers them, as the site's upstream counted them. */
export const AlarmCard = () => {
  const [period] = usePeriod()
  const load = useAlarmLoad(period)
  const offered = useCapability('alarms')
  return (
    <CardSection
      id="alarmes"
      title={words.title}
      help={words.help}
      beside={load.data?.indicative && <Badge tone="unknown">{words.indicative}</Badge>}
    >
      {offered === false ? (
        <EmptyLine>{text.common.unavailableOf(words.title)}</EmptyLine>
      ) : load.data !== undefined ? (
        <LoadTable load={load.data} />
      ) : load.isError ? (
        <ErrorState title={words.errorTitle} retryLabel={text.common.retry} onRetry={() => void load.refetch()}>
          {words.errorHelp}
        </ErrorState>
      ) : (
        <Skeleton className="mx-4 mb-4 h-96" />
      )}
    </CardSection>
  )
}
