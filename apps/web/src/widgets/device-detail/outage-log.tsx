import type { Device, Outage } from '@vigie/contracts/entities'
import { Fragment } from 'react'
import { useCapability, useKpis, useNow, useOutages } from '@/data'
import { formatDate, formatDateTime, formatMinute, formatPast, formatSpan, text } from '@/text'
import { detail } from '@/text/detail'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useMediaQuery } from '@/ui/use-media-query'
import { usePeriod } from '../period/use-period.ts'
import { PlainTable } from '../plain-table/plain-table.tsx'

const words = detail.outages

/** Outages of a device that touch the period, newest first. */
export const OutageLog = ({ device }: { readonly device: Device }) => {
  const [period] = usePeriod()
  const outages = useOutages(period)
  const until = useKpis(period).data?.until
  if (useCapability('kpis') === false) return null
  const own = outages.data?.filter((outage) => outage.device === device.id)
  return (
    <CardSection title={words.title}>
      {own === undefined ? (
        outages.isError ? (
          <ErrorState title={words.error} retryLabel={text.common.retry} onRetry={() => void outages.refetch()} />
        ) : (
          <Skeleton className="mx-4 mb-4 h-10" />
        )
      ) : own.length === 0 ? (
        <EmptyLine>{words.none}</EmptyLine>
      ) : (
        <OutageTable outages={own} until={until} />
      )}
    </CardSection>
  )
}

type OutageTableProps = {
  readonly outages: readonly Outage[]
  /** where the figures beside it end, epoch ms: they do not count what began later */
  readonly until?: number | undefined
}

/** Outages, one a line; where three columns have no room each duration stands below its end. */
export const OutageTable = ({ outages, until }: OutageTableProps) => {
  const now = useNow(1_000)
  const isNarrow = useMediaQuery(NARROW)
  return (
    <PlainTable
      label={words.title}
      className="max-h-80 [&_table]:text-xs"
      columns={[
        { title: words.from },
        { title: words.to, words: true },
        ...(isNarrow ? [] : [{ title: words.duration }]),
      ]}
      rows={outages.map((outage) => {
        const { from, fromSaidAt } = outage
        const duration = <Duration key="duration" outage={outage} now={now} until={until} />
        return {
          id: String(from),
          name: (
            <span className="whitespace-nowrap font-normal tabular-nums">
              {formatDateTime(from)}
              <Said at={fromSaidAt} />
            </span>
          ),
          cells: isNarrow
            ? [
                <Fragment key="to">
                  <End outage={outage} />
                  <span className="flex gap-x-1">
                    <span className="text-muted">{words.duration}</span>
                    {duration}
                  </span>
                </Fragment>,
              ]
            : [<End key="to" outage={outage} />, duration],
        }
      })}
    />
  )
}

/** A phone, whose cards are too narrow for a third column. */
const NARROW = '(max-width: 639px)'

const End = ({ outage: { from, to, toSaidAt } }: { readonly outage: Outage }) =>
  to === null ? (
    <span className="font-medium text-bad">{words.ongoing}</span>
  ) : (
    <span className="whitespace-nowrap">
      {formatDate(to) === formatDate(from) ? formatMinute(to) : formatDateTime(to)}
      <Said at={toSaidAt} />
    </span>
  )

type DurationProps = { readonly outage: Outage; readonly now: number; readonly until: number | undefined }

const Duration = ({ outage: { from, to, late }, now, until }: DurationProps) => (
  <span className="whitespace-nowrap">
    {to === null ? formatSpan(now - from) : formatPast(to - from, formatSpan)}
    {late && <span className="block whitespace-normal text-muted">{words.late}</span>}
    {until !== undefined && from >= until && (
      <span className="block whitespace-normal text-muted">{words.uncounted}</span>
    )}
  </span>
)

/** What the device claims of an end that it said late. */
const Said = ({ at }: { readonly at: number | undefined }) =>
  at !== undefined && <span className="block whitespace-normal text-muted">{words.said(formatDateTime(at))}</span>
