import { type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { useNow } from '@/data'
import { formatFromTo, formatMomentMinute, text } from '@/text'

/** How far the figures' data reach, and what they are compared with. */
export const Watermark = ({
  body,
}: {
  readonly body: Pick<KpiBody, 'until' | 'previous' | 'period' | 'watermark'>
}) => {
  const now = useNow(MINUTE_MS)
  const { until, period, previous, watermark } = body
  const hasData = watermark !== null && until > period.from
  return (
    <p data-watermark className="text-2xs text-muted tabular-nums">
      {hasData ? text.kpi.watermark(formatMomentMinute(until, now)) : text.kpi.noData}
      {hasData && previous.to > previous.from && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{text.kpi.compared(formatFromTo(previous.from, previous.to))}</span>
        </>
      )}
    </p>
  )
}
