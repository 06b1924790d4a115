import type { Finding } from '@vigie/contracts/rest/analyst'
import { useCallback } from 'react'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { DayChart } from '../day-chart/day-chart.tsx'
import { amount } from './amount.ts'

type FindingChartProps = { readonly finding: Finding; readonly name: string }

/** The evidence of a finding: what was measured around it, with what was usual and the sum that proved it. */
export const FindingChart = ({ finding, name }: FindingChartProps) => {
  const { kind, evidence, unit, usual } = finding
  const isOfMoments = kind === 'unusual-behaviour'
  const isHourly = kind === 'stuck-sensor' || isOfMoments
  const rowsAt = useCallback(
    (index: number): readonly (readonly [string, string])[] => {
      const point = evidence[index]
      if (point === undefined) return []
      const measured = [words.value, amount(point.value, unit)] as const
      if (isOfMoments) return [measured, [words.usual, amount(usual, unit)]]
      if (isHourly) return [measured]
      return [measured, [words.usual, amount(usual, unit)], [words.sum, words.sumOf(amount(point.sum, ''))]]
    },
    [evidence, unit, usual, isHourly, isOfMoments],
  )
  const label = (isOfMoments ? words.liveChartOf : isHourly ? words.hourChartOf : words.chartOf)(
    words.kinds[kind],
    name,
  )
  return (
    <DayChart
      label={label}
      points={evidence}
      unit={unit}
      color={kind === 'efficiency-drift' ? 'energy' : 'water'}
      rowsAt={rowsAt}
      isHourly={isHourly}
    />
  )
}
