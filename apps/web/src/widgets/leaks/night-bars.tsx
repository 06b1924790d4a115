import { DAY_MS, type Device, type NightKpi } from '@vigie/contracts/entities'
import { formatDayMonth, NO_VALUE } from '@/text'
import { eau } from '@/text/eau'
import { ColumnBars } from '../column-bars/column-bars.tsx'
import { formatFigure } from '../kpi/figure.ts'

const { nights: words } = eau.consumption
const TICK_EVERY = 7

/** The minimum flow of each of the last nights beside what is usual: where a leak begins is seen here. */
export const NightBars = ({ device, night }: { readonly device: Device; readonly night: NightKpi }) => (
  <>
    <ColumnBars
      label={words.label(device.name)}
      columns={columnsOf(night)}
      limits={night.usualM3h === null ? [] : [{ value: night.usualM3h, label: words.usual(said(night.usualM3h)) }]}
    />
    {night.leakSince !== null && (
      <p className="mt-1 flex items-center gap-1.5 text-2xs text-muted">
        <span aria-hidden className="size-2.5 rounded-sm bg-warn/70" />
        {words.leaking}
      </p>
    )}
  </>
)

const said = (flow: number | null): string => (flow === null ? NO_VALUE : formatFigure(flow, 'nightFlowM3h'))

const columnsOf = ({ at, recentM3h, leakSince }: NightKpi) =>
  recentM3h.map((value, place) => {
    const back = recentM3h.length - 1 - place
    const end = at - back * DAY_MS
    // the clock may have changed by an hour since
    const isLeaking = leakSince !== null && end >= leakSince - DAY_MS / 2
    return {
      key: end,
      said: `${words.of(formatDayMonth(end))} : ${said(value)}${isLeaking ? words.more : ''}`,
      tick: back % TICK_EVERY === 0 ? formatDayMonth(end) : '',
      parts: [{ value, fill: isLeaking ? 'bg-warn/70' : 'bg-frozen' }],
    }
  })
