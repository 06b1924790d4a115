import type { Device, Outage } from '@vigie/contracts/entities'
import { useCapability, useKpis, useNow, useOutages } from '@/data'
import { formatDate, formatDateTime, formatMinute, formatPast, formatSpan, text } from '@/text'
import { detail } from '@/text/detail'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
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

export const OutageTable = ({ outages, until }: OutageTableProps) => {
  const now = useNow(1_000)
  return (
    <PlainTable
      label={words.title}
      className="max-h-80 [&_table]:text-xs"
      columns={[{ title: words.from }, { title: words.to, words: true }, { title: words.duration }]}
      rows={outages.map(({ from, to, late, fromSaidAt, toSaidAt }) => ({
        id: String(from),
        name: (
          <span className="whitespace-nowrap font-normal tabular-nums">
            {formatDateTime(from)}
            <Said at={fromSaidAt} />
          </span>
        ),
        cells: [
          to === null ? (
            <span key="to" className="font-medium text-bad">
              {words.ongoing}
            </span>
          ) : (
            <span key="to" className="whitespace-nowrap">
              {formatDate(to) === formatDate(from) ? formatMinute(to) : formatDateTime(to)}
              <Said at={toSaidAt} />
            </span>
          ),
          <span key="duration" className="whitespace-nowrap">
            {to === null ? formatSpan(now - from) : formatPast(to - from, formatSpan)}
            {late && <span className="block text-muted">{words.late}</span>}
            {until !== undefined && from >= until && (
              <span className="block whitespace-normal text-muted">{words.uncounted}</span>
            )}
          </span>,
        ],
      }))}
    />
  )
}

/** What the device claims of an end that it said late. */
const Said = ({ at }: { readonly at: number | undefined }) =>
  at !== undefined && <span className="block text-muted">{words.said(formatDateTime(at))}</span>
