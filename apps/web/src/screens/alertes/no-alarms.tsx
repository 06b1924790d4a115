import { CircleCheck, SearchX } from 'lucide-react'
import type { useAlarmPages } from '@/data/alarms'
import { text } from '@/text'
import { alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { ListSkeleton } from '@/ui/list-skeleton'

const { empty: words } = alarmText

type NoAlarmsProps = {
  readonly pages: ReturnType<typeof useAlarmPages>
  readonly isOfRecords: boolean
  readonly isNarrowed: boolean
}

/** In place of a list without rows: why there are none. */
export const NoAlarms = ({ pages, isOfRecords, isNarrowed }: NoAlarmsProps) => {
  if (isOfRecords && pages.isPending) {
    return (
      <div aria-busy>
        <ListSkeleton />
      </div>
    )
  }
  if (isOfRecords && pages.isError)
    return <ErrorState title={alarmText.error} retryLabel={text.common.retry} onRetry={() => void pages.refetch()} />
  return isNarrowed ? (
    <EmptyState icon={SearchX} title={words.filtered}>
      {words.filteredHelp}
    </EmptyState>
  ) : (
    <EmptyState icon={CircleCheck} title={words.title} className="rounded-xl border border-line bg-surface py-8">
      {words.help}
    </EmptyState>
  )
}

type MoreAlarmsProps = { readonly isPending: boolean; readonly onMore: () => void }

/** Reads the next page of the records. */
export const MoreAlarms = ({ isPending, onMore }: MoreAlarmsProps) => (
  <Button variant="outline" className="self-center" pending={isPending} onClick={onMore}>
    {alarmText.more}
  </Button>
)
