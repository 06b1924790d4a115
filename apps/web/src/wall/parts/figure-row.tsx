import { METRICS } from '@vigie/contracts/entities'
import { memo } from 'react'
import { formatNumber } from '@/text'
import { wall } from '@/text/wall'
import type { Measure } from '../measure.ts'
import { type Series, useMeasure } from '../use-measure.ts'
import { Age } from './age.tsx'

type Look = {
  readonly name: string
  readonly decimals?: number
  readonly isStacked?: boolean
  /** it shares its line with another */
  readonly isNarrow?: boolean
  /** on one line: an age that asks for no attention is left to the footer, and of what is frozen a short one stands in it */
  readonly isBrief?: boolean
}

/** One figure: its name, its value, its unit, and its age. */
export const FigureRow = memo(({ series, ...look }: Look & { readonly series: readonly Series[] }) => (
  <Figure measure={useMeasure(series)} unit={unitOf(series)} {...look} />
))

type FigureProps = Look & { readonly measure: Measure; readonly unit: string }

/** The same of a value that is followed elsewhere. */
export const Figure = ({
  name,
  measure,
  unit,
  decimals = 0,
  isStacked = false,
  isNarrow = false,
  isBrief = false,
}: FigureProps) => (
  <div
    className="wall-figure"
    data-stacked={isStacked || undefined}
    data-brief={isBrief || undefined}
    data-freshness={measure.truth}
  >
    <span className="wall-figure-name">{name}</span>
    <b data-value>{writtenValue(measure, decimals)}</b>
    <span className="wall-unit">{unit}</span>
    {!(isBrief && needsNoAge(measure)) && <Age measure={measure} isNarrow={isNarrow} isInline={isBrief} />}
  </div>
)

/** Whether all that it is made of is measured now. */
export const needsNoAge = ({ truth, measuring, of }: Measure): boolean => truth === 'fresh' && measuring === of

/** Its value as it is written. */
export const writtenValue = ({ value }: Measure, decimals = 0): string =>
  value === null ? wall.noValue : formatNumber(value, decimals)

export const unitOf = (series: readonly Series[]): string =>
  series[0] === undefined ? '' : METRICS[series[0].metric.id].unit
