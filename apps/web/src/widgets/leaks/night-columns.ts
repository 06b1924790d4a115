import { DAY_MS, type NightKpi } from '@vigie/contracts/entities'
import { formatDayMonth, NO_VALUE } from '@/text'
import { eau } from '@/text/eau'
import type { Column } from '../column-bars/column-bars.tsx'
import { formatFigure } from '../kpi/figure.ts'

const { nights: words } = eau.consumption
const TICK_EVERY = 7

/** A minimum flow of a night in words. */
export const saidFlow = (flow: number | null): string => (flow === null ? NO_VALUE : formatFigure(flow, 'nightFlowM3h'))

/** What of a night is drawn apart: that it drew far more than usual. */
export const UNUSUAL_FILL = 'bg-warn/70'

/** The last nights as columns; each is judged beside what is usual, whenever the finding was raised. */
export const nightColumns = (night: NightKpi): readonly Column[] =>
  night.recentM3h.map((value, place) => {
    const back = night.recentM3h.length - 1 - place
    const end = night.at - back * DAY_MS
    const isUnusual = isUnusualNight(night, value, end)
    return {
      key: end,
      said: `${words.of(formatDayMonth(end))} : ${saidFlow(value)}${isUnusual ? words.more : ''}`,
      tick: back % TICK_EVERY === 0 ? formatDayMonth(end) : '',
      parts: [{ value, fill: isUnusual ? UNUSUAL_FILL : 'bg-frozen' }],
    }
  })

const isUnusualNight = ({ unusualFromM3h, leakSince }: NightKpi, value: number | null, end: number): boolean =>
  unusualFromM3h == null
    ? // the clock may have changed by an hour since
      leakSince !== null && end >= leakSince - DAY_MS / 2
    : value !== null && value >= unusualFromM3h
