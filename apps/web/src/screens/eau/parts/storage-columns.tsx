import { type Device, type KpiBody, METRICS } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { useLatest } from '@/data'
import { eau } from '@/text/eau'
import { kpi } from '@/text/kpi'
import { type DeviceColumn, FigurePlace, Nothing, type ReadLatest } from '@/widgets/device-table/device-column'
import { fillPercent, measures } from '@/widgets/device-tile/device-metrics'
import { LiveValue } from '@/widgets/device-tile/live-value'
import { columnOf, formatBare, formatFigure } from '@/widgets/kpi/figure'

/** How full a tank is now, drawn as well. */
export const levelColumn = (read: ReadLatest): DeviceColumn => ({
  id: 'level_pct',
  title: METRIC_NAMES.level_pct,
  unit: METRICS.level_pct.unit,
  cell: (device) => <Level device={device} />,
  sortBy: ({ id }) => read(id, 'level_pct'),
})

const Level = ({ device }: { readonly device: Device }) => {
  const latest = useLatest(device.id, 'level_pct', 'calm')
  if (!measures(device, 'level_pct')) return <Nothing reason={kpi.notMeasured} />
  const fill = latest === null ? 0 : (fillPercent(device, 'level_pct', latest.value) ?? 0)
  return (
    <span className="inline-flex w-28 items-center justify-end gap-2 align-middle">
      <span aria-hidden className="h-1.5 grow overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-water" style={{ width: `${fill}%` }} />
      </span>
      <span className="font-semibold">
        <LiveValue device={device.id} metric="level_pct" unitClass="sr-only" />
      </span>
    </span>
  )
}

type Tank = KpiBody['storages'][number]
type Source = { readonly of: (device: Device) => Tank | undefined; readonly isLoading: boolean }

/** How long a tank lasts without pumping; below it where it is heading by its net flow of the last hour. */
export const autonomyColumn = ({ of, isLoading }: Source): DeviceColumn => ({
  id: 'autonomyHours',
  ...columnOf('autonomyHours'),
  cell: (device) => (isLoading ? <FigurePlace /> : <Autonomy tank={of(device)} />),
  sortBy: (device) => of(device)?.autonomyHours ?? null,
})

const Autonomy = ({ tank }: { readonly tank: Tank | undefined }) => {
  if (tank === undefined) return <Nothing reason={kpi.notComputable} />
  const way = wayOf(tank)
  return (
    <span className="inline-flex flex-col items-end">
      {tank.autonomyHours === null ? (
        <Nothing reason={kpi.autonomy.unknown} />
      ) : (
        formatBare(tank.autonomyHours, 'autonomyHours')
      )}
      {way !== null && (
        <span className="font-normal text-muted text-xs leading-4" title={eau.storage.wayHelp}>
          {way}
        </span>
      )}
    </span>
  )
}

const wayOf = ({ emptyInHours, overflowInHours }: Tank): string | null =>
  emptyInHours != null
    ? eau.storage.emptyIn(formatFigure(emptyInHours, 'emptyInHours'))
    : overflowInHours !== null
      ? eau.storage.fullIn(formatFigure(overflowInHours, 'overflowInHours'))
      : null
