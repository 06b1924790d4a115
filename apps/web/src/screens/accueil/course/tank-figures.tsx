import { type Device, HOUR_MS, type KpiBody, MINUTE_MS, reservePctOf } from '@vigie/contracts/entities'
import { Minus, Pause, TrendingDown, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useLatest, useNow, useUnpowered } from '@/data'
import { devicePath } from '@/paths'
import { formatMomentMinute } from '@/text'
import { accueil } from '@/text/accueil'
import { tank as words } from '@/text/accueil-figures'
import { EmptyLine } from '@/ui/empty-line'
import { FULL_SOON_H } from '@/widgets/device-tile/tank-end'
import { hourGainWords, tankWayOf } from '@/widgets/device-tile/tank-way'
import { useIsFed } from '@/widgets/device-tile/use-truth'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { formatBare, formatFigure } from '@/widgets/kpi/figure'
import { momentAhead } from '@/widgets/site-state/cause-words'
import { isEmptySoon, levelMetricOf, tankRead } from './tank-read.ts'

const { answers } = accueil

type TankFiguresProps = {
  readonly tanks: KpiBody['storages']
  readonly devices: readonly Device[]
  readonly until: number
  /** the period goes on: levels are those of now */
  readonly isOpen: boolean
  /** nothing is read any more: a level says when it was, and no flow follows from it */
  readonly isCut: boolean
  readonly keep: (path: string) => string
}

/** Each tank of the site: how full, whether it fills, how long it lasts. */
export const TankFigures = ({ tanks, devices, ...context }: TankFiguresProps) =>
  tanks.length === 0 ? (
    <EmptyLine>{answers.noTank}</EmptyLine>
  ) : (
    <div className="flex flex-col gap-2">
      <ul aria-label={words.label} className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {tanks.map((tank) => (
          <TankFigure
            key={tank.device}
            tank={tank}
            device={devices.find(({ id }) => id === tank.device)}
            devices={devices}
            {...context}
          />
        ))}
      </ul>
      <p className="flex items-center gap-1.5 text-2xs text-muted">
        <span aria-hidden className="w-4 border-muted border-t border-dashed" />
        {words.reserve}
      </p>
    </div>
  )

type Tank = KpiBody['storages'][number]
type TankFigureProps = Omit<TankFiguresProps, 'tanks'> & {
  readonly tank: Tank
  readonly device: Device | undefined
}

const TankFigure = ({ tank, device, devices, until, isOpen, isCut, keep }: TankFigureProps) => {
  const now = useNow(MINUTE_MS)
  const isFed = useIsFed(tank.device, devices)
  const metric = levelMetricOf(device)
  const latest = useLatest(tank.device, metric, 'calm')
  const isOff = useUnpowered().has(tank.device) || isCut
  const { levelPct, volumeM3, at, isOld } = tankRead(tank, {
    latest: latest === null ? null : { ...latest, metric },
    ...{ device, isOpen, isOff, until, now },
  })
  const { capacityM3, autonomyHours } = tank
  const name = device?.name ?? tank.device
  return (
    <li className="flex min-w-0 gap-3">
      <Gauge percent={levelPct} reservePct={reservePctOf(device ?? {})} />
      <div className="min-w-0 text-sm leading-5">
        <p className="truncate font-semibold">
          {device === undefined ? (
            name
          ) : (
            <Link to={keep(devicePath(device))} className="hover:underline">
              {name}
            </Link>
          )}
        </p>
        <p className="whitespace-nowrap tabular-nums">
          <span className="font-semibold text-base">{formatFigure(levelPct, 'levelPct')}</span>
          {volumeM3 !== null && capacityM3 !== null && (
            <span className="text-muted">{` ${formatBare(volumeM3, 'storedM3')} / ${formatFigure(capacityM3, 'capacityM3')}`}</span>
          )}
        </p>
        <p className="text-muted tabular-nums">
          {isOld && at !== null ? (
            words.readAt(formatMomentMinute(at, now))
          ) : (
            <NetFlow tank={isOpen ? { ...tank, isFed } : tank} until={until} />
          )}
        </p>
        {autonomyHours !== null && (!isEmptySoon(tank) || isOld) && (
          <p className="tabular-nums">
            <b className="font-semibold">
              {isOpen ? autonomyLength(tank, now) : formatFigure(autonomyHours, 'autonomyHours')}
            </b>
            {` ${words.ifStopped}${isOld ? `, ${answers.estimated}` : ''}`}
          </p>
        )}
      </div>
    </li>
  )
}

const ICONS = { filling: TrendingUp, filled: Pause, rose: Minus, emptying: TrendingDown, steady: Minus } as const

const NetFlow = ({
  tank,
  until,
}: {
  readonly tank: Tank & { readonly isFed?: boolean | null }
  readonly until: number
}) => {
  const now = useNow(MINUTE_MS)
  const { overflowInHours, emptyInHours = null, levelAt } = tank
  const way = tankWayOf(tank)
  if (way === null) return null
  const at = (hours: number) => momentAhead((levelAt ?? until) + hours * HOUR_MS, now)
  const Icon = ICONS[way]
  const state =
    way === 'filling' && overflowInHours !== null && overflowInHours <= FULL_SOON_H
      ? words.fullAt(at(overflowInHours))
      : isEmptySoon(tank)
        ? words.emptyAt(at(emptyInHours ?? 0))
        : words[way]
  return (
    <span className="flex items-start gap-1">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {`${hourGainWords(tank)}, ${state}`}
    </span>
  )
}

const HEIGHT = 72
const WIDTH = 38

/** How full a tank is, with the line of its reserve: decoration beside the figures. */
const Gauge = ({ percent, reservePct }: { readonly percent: number | null; readonly reservePct: number }) => {
  const level = (at: number) => HEIGHT - 2 - ((HEIGHT - 4) * Math.min(100, Math.max(0, at))) / 100
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-18 w-9.5 shrink-0">
      <path
        className="fill-sunken stroke-line-strong"
        strokeWidth={1.5}
        d={`M1 2V${HEIGHT - 6}a5 5 0 0 0 5 5H${WIDTH - 6}a5 5 0 0 0 5-5V2`}
      />
      {percent !== null && (
        <>
          <rect
            className="fill-water/45"
            x={2}
            width={WIDTH - 4}
            y={level(percent)}
            height={HEIGHT - 2 - level(percent)}
          />
          <line
            className="stroke-water"
            strokeWidth={2}
            x1={2}
            x2={WIDTH - 2}
            y1={level(percent)}
            y2={level(percent)}
          />
        </>
      )}
      <line
        className="stroke-muted"
        strokeDasharray="3 3"
        x1={2}
        x2={WIDTH - 2}
        y1={level(reservePct)}
        y2={level(reservePct)}
      />
    </svg>
  )
}
