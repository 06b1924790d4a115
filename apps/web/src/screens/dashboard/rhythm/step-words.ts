import { dashboard } from '@/text/dashboard'
import { columnTitle } from '@/widgets/period-columns/column-words'
import type { ColumnStep } from '@/widgets/period-columns/columns'
import type { Step } from './course.ts'

const { rhythm: words } = dashboard

type Known = {
  readonly step: ColumnStep
  /** where the figures end, epoch ms */
  readonly until: number
  readonly format: (value: number) => string
}

/** What a column of a course says: what there is by its end, that it is to come, or that nothing is known of it. */
export const stepWords = ({ from, to, total, expected }: Step, { step, until, format }: Known): string => {
  const when = columnTitle({ from, to }, step)
  if (total === null) return (from < until ? words.noHistory : words.ahead)(when)
  return `${words.step(when, format(total))}${expected === null ? '' : words.stepExpected(format(expected))}`
}
