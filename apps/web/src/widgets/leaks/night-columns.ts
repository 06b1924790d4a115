import { DAY_MS, type NightKpi } from '@vigie/contracts/entities'
import { formatDayMonth, NO_VALUE } from '@/text'
import { eau } from '@/text/eau'
import type { Column } from '../column-bars/column-bars.tsx'
import { formatFigure } from '../kpi/figure.ts'

const { nights: words } = eau.consumption
const TICK_EVERY = 7

/** A minimum flow of a night in words. */
export const saidFlow = (flow: number | null): string => (flow === null ? NO_VALUE : formatFigure(flow, 'nightFlowM3h'))

/** How a night that drew more than usual is drawn: what the alarm calls far more, and what lies between. */
export const NIGHT_FILLS = { above: 'bg-warn/35', far: 'bg-warn/70' } as const
/** So many times the usual flow is more than usual. */
const ABOVE = 1.5

/** The last nights as columns; each is judged beside what is usual, whenever the finding was raised. */
export const nightColumns = (night: NightKpi): readonly Column[] =>
  night.recentM3h.map((value, place) => {
    const back = night.recentM3h.length - 1 - place
    const end = night.at - back * DAY_MS
    const how = howNight(night, value, end)
    return {
      key: end,
      said: `${words.of(formatDayMonth(end))} : ${saidFlow(value)}${how === null ? '' : words.how[how]}`,
      tick: back % TICK_EVERY === 0 ? formatDayMonth(end) : '',
      parts: [{ value, fill: how === null ? 'bg-frozen' : NIGHT_FILLS[how] }],
    }
  })

const howNight = (night: NightKpi, value: number | null, end: number): keyof typeof NIGHT_FILLS | null => {
  if (isFarMore(night, value, end)) return 'far'
  return value !== null && night.usualM3h !== null && value >= ABOVE * night.usualM3h ? 'above' : null
}

const isFarMore = ({ unusualFromM3h, leakSince }: NightKpi, value: number | null, end: number): boolean =>
  unusualFromM3h == null
    ? // the clock may have changed by an hour since
      leakSince !== null && end >= leakSince - DAY_MS / 2
    : value !== null && value >= unusualFromM3h
