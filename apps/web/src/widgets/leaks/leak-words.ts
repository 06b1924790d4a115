import { figureSpec } from '@vigie/contracts/entities'
import { formatDayMonth } from '@/text'
import { leak as words } from '@/text/leak'
import { formatFigure } from '../kpi/figure.ts'
import type { Leak } from './leaks.ts'

const HOURS_PER_DAY = 24

/** What nights that draw more than usual come to in a day, « 44,9 m³ »: what flows at night flows all day. */
export const excessOfDay = (leak: Pick<Leak, 'flow' | 'usual'>): string =>
  formatFigure(excessM3PerDay(leak), 'volumeM3')

/** The same in m³. */
export const excessM3PerDay = ({ flow, usual }: Pick<Leak, 'flow' | 'usual'>): number => (flow - usual) * HOURS_PER_DAY

/** What shows that something leaks: the last night against usual ones, since when, and what it comes to. */
export const leakProof = ({ flow, usual, at, since }: Leak): string =>
  words.proof(
    figureSpec('nightFlowM3h').name,
    formatFigure(flow, 'nightFlowM3h'),
    formatDayMonth(at),
    formatFigure(usual, 'nightFlowM3h'),
    excessOfDay({ flow, usual }),
  ) + (since < at ? words.since(formatDayMonth(since)) : '')
