import type { DeliveryState, ReachDelivery, ReachRules } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES } from '@vigie/contracts/words'
import { Ban, CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useDeliveries } from '@/data/reach'
import { alarmPath } from '@/paths'
import { formatDateTime, formatMinute, text } from '@/text'
import { reachText } from '@/text/reach'
import { Badge, type Tone } from '@/ui/badge'
import { ErrorState } from '@/ui/error-state'
import { ListSkeleton } from '@/ui/list-skeleton'
import { useSearch } from '@/ui/use-search'
import { MoreButton } from '@/widgets/page/more-button'
import { type LogFilterChange, logFilterOf, withLogFilter } from './log-filter.ts'
import { LogFilters } from './log-filters.tsx'

const words = reachText.log
const LOOKS: Readonly<Record<DeliveryState, readonly [icon: LucideIcon, tone: Tone]>> = {
  waiting: [Hourglass, 'water'],
  sent: [CircleCheck, 'good'],
  failed: [CircleX, 'bad'],
  obsolete: [Ban, 'neutral'],
}

type DeliveryLogProps = { readonly rules: Pick<ReachRules, 'contacts' | 'webhooks'> }

/** What was sent, what waits and what failed, newest first; which of it stands in the address. Read again in view. */
export const DeliveryLog = ({ rules }: DeliveryLogProps) => {
  const [search, setSearch] = useSearch()
  const filter = useMemo(() => logFilterOf(search), [search])
  const log = useDeliveries(filter)
  if (log.data === undefined) {
    if (!log.isError) return <ListSkeleton />
    return <ErrorState title={words.error} retryLabel={text.common.retry} onRetry={() => void log.refetch()} />
  }
  const deliveries = log.data.pages.flatMap((page) => page.deliveries)
  const isNarrowed = Object.keys(filter).length > 0
  if (deliveries.length === 0 && !isNarrowed) return <p className="text-muted text-sm">{words.empty}</p>
  return (
    <>
      <LogFilters
        filter={filter}
        rules={rules}
        onChange={(change: LogFilterChange) => setSearch((before) => withLogFilter(before, change))}
      />
      {deliveries.length === 0 && <p className="text-muted text-sm">{words.filtered}</p>}
      <ol aria-label={words.title} className="-my-2 divide-y divide-line empty:hidden">
        {deliveries.map((delivery) => (
          <DeliveryLine key={delivery.id} delivery={delivery} />
        ))}
      </ol>
      <MoreButton pages={log} label={words.more} />
    </>
  )
}

const DeliveryLine = ({ delivery }: { readonly delivery: ReachDelivery }) => {
  const { at, addressee, channel, step, state, tries, unknownEnds, endedAt, nextAt, answer } = delivery
  const [Icon, tone] = LOOKS[state]
  const told = endedAt ?? at
  const facts = [
    words.channels[channel],
    step === null ? words.test : words.step(step),
    ...(tries > 1 ? [words.tries(tries)] : []),
    ...(nextAt !== null && tries > 0 ? [words.next(formatMinute(Date.parse(nextAt)))] : []),
  ]
  return (
    <li className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <Badge tone={tone} className="w-fit self-start">
        <Icon aria-hidden />
        {words.states[state]}
      </Badge>
      <div className="min-w-0">
        <p className="break-words text-sm">
          <span className="font-semibold">{addressee}</span> <span className="text-muted">{facts.join(' · ')}</span>
        </p>
        <DeliveryAlarms delivery={delivery} />
        {answer !== null && (
          <p className={`break-words text-xs ${state === 'failed' ? 'text-bad' : 'text-muted'}`}>{answer}</p>
        )}
        {unknownEnds > 0 && <p className="text-warn text-xs">{words.unknown(unknownEnds)}</p>}
      </div>
      <time dateTime={told} className="whitespace-nowrap text-muted text-xs tabular-nums sm:pt-0.5">
        {formatDateTime(Date.parse(told))}
      </time>
    </li>
  )
}

const DeliveryAlarms = ({ delivery: { alarms, alarmCount } }: { readonly delivery: ReachDelivery }) => {
  const [first] = alarms
  if (first === undefined) return null
  return (
    <p className="break-words text-sm">
      <Link to={alarmPath(first.id)} className="text-primary underline-offset-4 hover:underline">
        {`${ALARM_CONDITION_NAMES[first.condition]}, ${first.deviceName}`}
      </Link>
      {alarmCount > 1 && ` ${words.others(alarmCount - 1)}`}
    </p>
  )
}
