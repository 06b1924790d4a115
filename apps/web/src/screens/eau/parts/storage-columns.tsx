import { type Device, type KpiBody, METRICS, MINUTE_MS } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import type { ReactNode } from 'react'
import { useLatest, useNow } from '@/data'
import { formatMomentMinute, text } from '@/text'
import { eau } from '@/text/eau'
import { figureNotes } from '@/text/figure-notes'
import { kpi } from '@/text/kpi'
import { cn } from '@/ui/cn'
import {
  type DeviceColumn,
  FigurePlace,
  figureColumn,
  Nothing,
  type ReadLatest,
} from '@/widgets/device-table/device-column'
import { useIsFedNow } from '@/widgets/device-tile/asset-figures'
import { fillPercent, measures } from '@/widgets/device-tile/device-metrics'
import { LiveValue } from '@/widgets/device-tile/live-value'
import { endsWords } from '@/widgets/device-tile/tank-rates'
import { hourGainWords, tankWayOf } from '@/widgets/device-tile/tank-way'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { formatBare } from '@/widgets/kpi/figure'
import { columnOf } from '@/widgets/kpi/formula'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { useEndsNow, useIsOpen } from '@/widgets/period/use-period'
import { tankBalance } from './tank-balance.ts'

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
  if (!measures(device, 'level_pct')) return <Nothing reason={figureNotes.notMeasured} />
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

/** What is in a tank now, by its level and what it holds when full. */
export const storedColumn = (read: ReadLatest): DeviceColumn => ({
  id: 'storedM3',
  ...columnOf('storedM3'),
  cell: (device) => <Stored device={device} />,
  applies: ({ capacityM3 }) => capacityM3 !== null,
  sortBy: (device) => storedIn(device, read(device.id, 'level_pct')),
})

const storedIn = (device: Device, level: number | null): number | null => {
  const fill = level === null ? null : fillPercent(device, 'level_pct', level)
  return fill === null || device.capacityM3 === null ? null : (fill / 100) * device.capacityM3
}

const Stored = ({ device }: { readonly device: Device }) => {
  const latest = useLatest(device.id, 'level_pct', 'calm')
  const stored = storedIn(device, latest?.value ?? null)
  return stored === null ? <Nothing reason={figureNotes.notMeasured} /> : formatBare(stored, 'storedM3')
}

type Tank = KpiBody['storages'][number]
type Source = {
  readonly of: (device: Device) => Tank | undefined
  readonly isLoading: boolean
  /** where the figures end, epoch ms */
  readonly until: number
}

/** As long as every other place says at this moment. */
const Lasts = ({ tank }: { readonly tank: Tank }) => {
  const now = useNow(MINUTE_MS)
  return useEndsNow() ? autonomyLength(tank, now) : formatBare(tank.autonomyHours, 'autonomyHours')
}

/** How long a tank lasts without pumping. */
export const autonomyColumn = ({ of, isLoading, until }: Source): DeviceColumn => ({
  id: 'autonomyHours',
  ...columnOf('autonomyHours'),
  title: text.home.autonomy,
  cell: (device) =>
    isLoading ? (
      <FigurePlace />
    ) : (
      <Computed tank={of(device)} until={until}>
        {(tank) => (tank.autonomyHours === null ? <Nothing reason={kpi.autonomy.unknown} /> : <Lasts tank={tank} />)}
      </Computed>
    ),
  sortBy: (device) => of(device)?.autonomyHours ?? null,
})

/** What the meters around a tank do not explain, beside what its gauge cannot tell. */
export const balanceColumn = ({ of, isLoading }: Source): DeviceColumn => {
  const balanceOf = (device: Device) => {
    const tank = of(device)
    return tank === undefined ? undefined : tankBalance(tank)
  }
  const column = figureColumn({ id: 'tankBalanceM3', figure: (one) => balanceOf(one)?.unexplainedM3, isLoading })
  return {
    ...column,
    cell: (device) => {
      const balance = balanceOf(device)
      return (
        <span className="inline-flex flex-col items-end">
          {column.cell(device)}
          {balance !== undefined && balance.unexplainedM3 !== null && <Margin {...balance} />}
        </span>
      )
    },
  }
}

const Margin = ({ errorM3, isNoise }: Pick<ReturnType<typeof tankBalance>, 'errorM3' | 'isNoise'>) => (
  <span className={cn('font-normal text-xs leading-4', isNoise ? 'text-muted' : 'font-medium text-warn')}>
    {(isNoise ? eau.storage.withinMargin : eau.storage.beyondMargin)(formatBare(errorM3, 'tankBalanceM3'))}
  </span>
)

/** What a tank gained within the last hour, and where that leads, where that says more than how long its stock lasts. */
export const wayColumn = ({ of, isLoading, until }: Source): DeviceColumn => ({
  id: 'way',
  title: eau.storage.way,
  help: eau.storage.wayHelp,
  cell: (device) =>
    isLoading ? (
      <FigurePlace />
    ) : (
      <Computed tank={of(device)} until={until}>
        {(tank) => <Way tank={tank} />}
      </Computed>
    ),
  sortBy: (device) => {
    const tank = of(device)
    return tank?.netFlowM3h ?? null
  },
})

const Way = ({ tank: figures }: { readonly tank: Tank }): ReactNode => {
  const now = useNow(MINUTE_MS)
  const isFed = useIsFedNow(figures.device)
  // what fills it now says nothing of a period that is over
  const tank = useIsOpen() ? { ...figures, isFed } : figures
  const way = tankWayOf(tank)
  if (way === null) return <Nothing reason={eau.storage.notRead} />
  if (way === 'steady') return eau.storage.stable
  const end = endsWords(tank, now)
  return (
    <>
      {hourGainWords(tank)}
      {end !== null && (
        <span className="max-w-56 whitespace-normal text-right font-normal text-muted text-xs leading-4">{end}</span>
      )}
    </>
  )
}

type ComputedProps = {
  readonly tank: Tank | undefined
  readonly until: number
  readonly children: (tank: Tank) => ReactNode
}

/** What is computed from a tank's level; « estimé » where that level does not tell of now. */
const Computed = ({ tank, until, children }: ComputedProps) => {
  const oldAt = useOldLevelAt(tank === undefined ? NO_TANKS : [tank], until)
  const now = useNow(MINUTE_MS)
  if (tank === undefined) return <Nothing reason={kpi.notComputable} />
  return (
    <span className="inline-flex flex-col items-end">
      {children(tank)}
      {oldAt !== null && (
        <span className="font-normal text-muted text-xs leading-4">
          {eau.storage.estimated(formatMomentMinute(oldAt, now))}
        </span>
      )}
    </span>
  )
}

const NO_TANKS: readonly Tank[] = []
