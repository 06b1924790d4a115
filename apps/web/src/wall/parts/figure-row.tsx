import { METRICS } from '@vigie/contracts/entities'
import { memo } from 'react'
import { formatNumber } from '@/text'
import { wall } from '@/text/wall'
import { type Series, useMeasure } from '../use-measure.ts'
import { Age } from './age.tsx'

type FigureRowProps = {
  readonly name: string
  readonly series: readonly Series[]
  readonly decimals?: number
  readonly isStacked?: boolean
  /** it shares its line with another */
  readonly isNarrow?: boolean
}

/** One figure: its name, its value, its unit, and its age. */
export const FigureRow = memo(({ name, series, decimals = 0, isStacked = false, isNarrow = false }: FigureRowProps) => {
  const measure = useMeasure(series)
  const unit = series[0] === undefined ? '' : METRICS[series[0].metric.id].unit
  return (
    <div className="wall-figure" data-stacked={isStacked || undefined} data-freshness={measure.truth}>
      <span className="wall-figure-name">{name}</span>
      <b data-value>{measure.value === null ? wall.noValue : formatNumber(measure.value, decimals)}</b>
      <span className="wall-unit">{unit}</span>
      <Age measure={measure} isNarrow={isNarrow} />
    </div>
  )
})
