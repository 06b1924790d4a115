import { type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { useNow } from '@/data'
import { formatDayMonth, formatEnd, formatFromTo, formatMomentMinute, text } from '@/text'
import { PaperMargin } from '../page/paper-margin.tsx'

/** Figures that reach this far beyond the latest reading do so because a cut goes on. */
const SILENT_AFTER_MS = 15 * MINUTE_MS
/** A stretch compared with that was last read so long before its end says so: it had its readings once an hour. */
const SHORT_BY_MS = 10 * MINUTE_MS

/** How far the figures' data reach, and what they are compared with. */
export const Watermark = ({
  body,
}: {
  readonly body: Pick<
    KpiBody,
    'until' | 'previous' | 'period' | 'watermark' | 'knownFrom' | 'recordedFrom' | 'previousWatermark' | 'comparedWith'
  >
}) => {
  const now = useNow(MINUTE_MS)
  const { until, period, previous, watermark, knownFrom = period.from, previousWatermark } = body
  // of a period that ends before the record begins nothing is known: the record begins where it does
  const since = Math.max(knownFrom, body.recordedFrom ?? knownFrom)
  const compared = body.comparedWith === 'year' ? text.kpi.comparedYear : text.kpi.compared
  const hasData = watermark !== null && until > period.from
  const reach = text.kpi.watermark(until === period.to ? formatEnd(until, now) : formatMomentMinute(until, now))
  const isSilent = hasData && until - watermark > SILENT_AFTER_MS
  return (
    <>
      {hasData && <PaperMargin place="bottom-left">{reach}</PaperMargin>}
      <p data-watermark className="text-2xs text-muted tabular-nums">
        {hasData ? reach : text.kpi.noData}
        {isSilent && (
          <span className="text-warn">{` · ${text.kpi.lastReading(formatMomentMinute(watermark, now))}`}</span>
        )}
        {hasData && since > period.from && ` · ${text.kpi.since(formatDayMonth(since))}`}
        {hasData && previous.to > previous.from && (
          <>
            {' · '}
            <span className="sm:whitespace-nowrap">
              {previousWatermark === null ? text.kpi.nothingBefore : compared(formatFromTo(previous.from, previous.to))}
              {previousWatermark != null &&
                previous.to - previousWatermark >= SHORT_BY_MS &&
                text.kpi.comparedEnd(formatMomentMinute(previousWatermark, previous.to))}
            </span>
          </>
        )}
      </p>
    </>
  )
}
