import type { Device, MetricId } from '@vigie/contracts/entities'
import { useNow } from '@/data'
import { formatMoment, text } from '@/text'
import { colorOf } from './chart-model.ts'
import { HistoryChart } from './history-chart.tsx'
import { axisWords } from './level-axis.ts'
import { SeriesFigure } from './series-figure.tsx'
import { SPANS, type Span } from './span.ts'
import { useHistory } from './use-history.ts'

type HistoryViewProps = {
  readonly device: Device
  readonly metric: MetricId
  readonly cadenceMs: number
  readonly span: Span
}

/** One series over a span that ends now, with how far its data reach. */
export const HistoryView = ({ device, metric, cadenceMs, span }: HistoryViewProps) => {
  const { series, points, bucketMs, watermark, ready } = useHistory({ device: device.id, metric, cadenceMs, span })
  const now = useNow(Math.max(1_000, SPANS[span].ms / 720))
  const from = now - SPANS[span].ms
  const shown = points.some(([at, value]) => value !== null && at >= from - bucketMs)
  return (
    <SeriesFigure
      metric={metric}
      points={points}
      bucketMs={bucketMs}
      until={now}
      state={shown ? 'shown' : series.isError ? 'failed' : ready ? 'empty' : 'loading'}
      onRetry={() => void series.refetch()}
      empty={{ title: text.history.emptyTitle, help: text.history.emptyHelp }}
      className="h-64 3xl:h-80"
      note={axisWords(metric, points)}
      chart={
        <HistoryChart
          metric={metric}
          deviceName={device.name}
          points={points}
          bucketMs={bucketMs}
          from={from}
          to={Math.max(now, watermark ?? 0)}
          color={colorOf(device)}
        />
      }
      beside={
        <span data-watermark>
          {watermark === null ? text.history.noData : text.history.watermark(formatMoment(watermark, now))}
        </span>
      }
    />
  )
}
