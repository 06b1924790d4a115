import { type Device, METRICS, MINUTE_MS, type PeriodInput } from '@vigie/contracts/entities'
import { useMemo, useState } from 'react'
import { saveText, useKpis, useNow, useOutages } from '@/data'
import { formatMomentMinute } from '@/text'
import { chart } from '@/text/chart'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { useStuckSince } from '../findings/use-stuck-since.ts'
import { axisWords } from '../history/level-axis.ts'
import { SeriesFigure } from '../history/series-figure.tsx'
import type { Stretch } from '../period/bounds.ts'
import { useBounds } from '../period/use-bounds.ts'
import { usePeriod } from '../period/use-period.ts'
import { ChartControls } from './chart-controls.tsx'
import { chartStretch, drawnPeriod, isBeginning } from './chart-stretch.ts'
import { within } from './chart-window.ts'
import { cutsWithin } from './cuts.ts'
import { PeriodChartView } from './period-chart-view.tsx'
import { shownCsv } from './shown-csv.ts'
import { useLastRun } from './use-last-run.ts'
import { usePeriodSeries } from './use-period-series.ts'
import { isNothing, useUsualTop } from './use-usual-top.ts'

type PeriodChartProps = {
  readonly device: Device
  readonly metric: Device['metrics'][number]
  readonly thresholds?: readonly Threshold[]
}

const NO_THRESHOLDS: readonly Threshold[] = []
const LAST_WEEK: PeriodInput = { unit: 'last-7d' }

/**
 * One metric over the period of the address, with outages: can be zoomed, moved, compared and saved. Key it by metric
 * and period.
 */
export const PeriodChart = ({
  device,
  metric: { id: metric, cadenceMs },
  thresholds: given = NO_THRESHOLDS,
}: PeriodChartProps) => {
  const [period] = usePeriod()
  const bounds = useBounds()
  const minute = useNow(5 * MINUTE_MS)
  const lastRun = useLastRun({ device: device.id, metric, bounds, unit: period.unit })
  const whole = useMemo(
    () => chartStretch(bounds, period.unit, minute, lastRun),
    [bounds, period.unit, minute, lastRun],
  )
  const begins = isBeginning(bounds, period.unit, minute)
  const { data: body, isPlaceholderData } = useKpis(period)
  const [chosen, setChosen] = useState<Stretch | null>(null)
  const [compared, setCompared] = useState(false)
  const shown = chosen ?? whole
  const show = (next: Stretch) => setChosen(within(next, whole))
  const back = compared && body !== undefined && !isPlaceholderData ? body.period.from - body.previous.from : null
  const { series, ready, points, previous, bucketMs } = usePeriodSeries({
    device: device.id,
    metric,
    cadenceMs,
    shown,
    back,
  })
  const outages = useOutages(lastRun !== null ? LAST_WEEK : drawnPeriod(period, bounds, minute))
  const usualTop = useUsualTop(device.id, metric, points)
  const now = useNow(MINUTE_MS)
  const cuts = useMemo(
    () => cutsWithin(outages.data ?? [], device.id, shown, now),
    [outages.data, device.id, shown, now],
  )
  const stuckSince = useStuckSince(device.id, metric)
  const doubted = useMemo(
    () =>
      stuckSince === null || stuckSince >= shown.to
        ? null
        : { from: Math.max(stuckSince, shown.from), to: Math.min(now, shown.to), label: chart.stuck },
    [stuckSince, shown, now],
  )
  const thresholds = useMemo(
    () => given.filter(({ at }) => at === undefined || (shown.from <= at && at < shown.to)),
    [given, shown],
  )
  // a line along the axis needs no room: one that is zoomed keeps its own, or it would grow under the hand
  const isFlat = chosen === null && METRICS[metric].nature === 'gauge' && isNothing(points)
  const empty = !points.some(([, value]) => value !== null)
  return (
    <SeriesFigure
      metric={metric}
      points={points}
      bucketMs={bucketMs}
      until={shown.to}
      state={!empty ? 'shown' : series.isError ? 'failed' : ready ? 'empty' : 'loading'}
      onRetry={() => void series.refetch()}
      empty={{ title: chart.outside, help: chart.outsideHelp }}
      className={isFlat ? 'h-36' : 'h-72 3xl:h-96'}
      controls={
        <ChartControls
          shown={shown}
          whole={whole}
          onShow={show}
          compared={compared}
          onCompare={setCompared}
          onSave={() =>
            saveText(`${device.id}-${metric}.csv`, 'text/csv', shownCsv({ metric, points, previous, back: back ?? 0 }))
          }
        />
      }
      chart={
        <PeriodChartView
          device={device}
          metric={metric}
          points={points}
          previous={previous}
          bucketMs={bucketMs}
          shown={shown}
          thresholds={thresholds}
          cuts={cuts}
          doubted={doubted}
          usualTop={usualTop}
          onSelect={(from, to) => show({ from, to })}
        />
      }
      note={
        <>
          {axisWords(
            metric,
            [...points, ...previous],
            thresholds.map(({ value }) => value),
          )}
          {lastRun === null
            ? begins && ` · ${chart.dayBegins}`
            : ` · ${chart.lastRun[metric === 'flow_m3h' ? 'flow' : 'power'](formatMomentMinute(lastRun.from, now))}`}
          {cuts.length > 0 && <span className="text-bad">{` · ${chart.outages(cuts.length)}`}</span>}
        </>
      }
      beside={<span className="max-md:hidden print:hidden">{chart.help}</span>}
    />
  )
}
