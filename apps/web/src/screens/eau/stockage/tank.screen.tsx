import { type Device, type KpiBody, type MetricId, MINUTE_MS, reservePctOf } from '@vigie/contracts/entities'
import { useNow, useSite } from '@/data'
import { PATHS } from '@/paths'
import { formatMomentMinute, formatPercent } from '@/text'
import { autonomy } from '@/text/autonomy'
import { detail } from '@/text/detail'
import { eau } from '@/text/eau'
import { kpi } from '@/text/kpi'
import { target as targetText } from '@/text/target'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { DeviceDetail } from '@/widgets/device-detail/device-detail'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { endAhead } from '@/widgets/device-tile/tank-end'
import { lastHourWords } from '@/widgets/device-tile/tank-rates'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { autonomyWords } from '@/widgets/kpi/autonomy-words'
import { atLeast, formatFigure, plainFigure } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { useEndsNow, useIsOpen } from '@/widgets/period/use-period'
import { acknowledgeOne } from '../../acknowledge-one.tsx'
import { tankBalance } from '../parts/tank-balance.ts'
import { TankCourseCard } from './tank-course-card.tsx'
import { StorageState } from './tank-state.tsx'

const words = eau.storage

/** A tank, or a probe of one. */
export const TankScreen = () => (
  <DeviceDetail
    act={acknowledgeOne}
    back={{ path: PATHS.storage, label: words.back }}
    isOurs={({ role }) => role === 'storage'}
    state={(device, devices) => <StorageState device={device} devices={devices} />}
    figures={(device, body) => <TankFigures device={device} body={body} />}
    thresholds={limitsOf}
  >
    {(device, devices) => <TankCourseCard device={device} devices={devices} />}
  </DeviceDetail>
)

/** What is full, and what is kept back: below it the tank is not counted on. */
const limitsOf = (device: Device, metric: MetricId): readonly Threshold[] => {
  const { heightM } = device
  const percent = reservePctOf(device)
  const label = words.reserve(formatPercent(percent / 100))
  if (metric === 'level_pct') return [{ value: percent, label }]
  if (metric !== 'level_m' || heightM === null) return []
  return [
    { value: heightM, label: detail.full },
    { value: (heightM * percent) / 100, label },
  ]
}

type Tank = KpiBody['storages'][number]
const NO_TANKS: readonly Tank[] = []

const TankFigures = ({ device, body }: { readonly device: Device; readonly body: KpiBody }) => {
  const targets = useSite().data?.site.targets
  const now = useNow(MINUTE_MS)
  const isOpen = useIsOpen()
  const endsNow = useEndsNow()
  const found = body.storages.find((one) => one.device === device.id)
  const oldAt = useOldLevelAt(found === undefined ? NO_TANKS : [found], body.until)
  const read = oldAt === null ? [] : [autonomy.estimated(formatMomentMinute(oldAt, now))]
  const lasts = found === undefined ? undefined : autonomyWords(found, oldAt, now)
  return (
    <KpiStrip label={detail.figures}>
      {found !== undefined && (
        <>
          {/* what it holds now, and where that leads, stands above */}
          {!isOpen && (
            <KpiTile
              id="storedM3"
              figure={plainFigure(found.volumeM3)}
              detail={[
                ...(found.capacityM3 === null ? [] : [words.capacity(formatFigure(found.capacityM3, 'capacityM3'))]),
                ...read,
              ].join(' ; ')}
            />
          )}
          <KpiTile
            id="autonomyHours"
            figure={plainFigure(found.autonomyHours)}
            reason={kpi.autonomy.unknown}
            detail={lasts}
            target={atLeast(targets?.autonomyHours)}
            said={endsNow ? autonomyLength(found, now) : undefined}
            unjudged={oldAt === null ? undefined : targetText.unjudged.old}
          />
          {!isOpen && <WayTile tank={found} read={read} />}
          <KpiTile id="inM3" figure={found.inM3} />
          <KpiTile id="outM3" figure={found.outM3} />
          <KpiTile id="storedDeltaM3" figure={plainFigure(found.deltaM3.value)} />
          <BalanceTile tank={found} />
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}

type WayTileProps = {
  readonly tank: Tank
  /** that its level does not tell of now; empty: it does */
  readonly read: readonly string[]
}

/** When it is empty or full, by how it went within the last hour; nothing where that is not told. */
const WayTile = ({ tank, read }: WayTileProps) => {
  const { overflowInHours } = tank
  const end = endAhead(tank)
  const rate = lastHourWords(tank)
  if (end === null) return null
  return (
    <KpiTile
      id={overflowInHours === null ? 'emptyInHours' : 'overflowInHours'}
      figure={plainFigure(end)}
      detail={rate === null ? undefined : [rate, ...read].join(' ; ')}
    />
  )
}

/** What the meters around a tank do not explain, and whether that is more than its gauge can tell. */
const BalanceTile = ({ tank }: { readonly tank: Tank }) => {
  const { unexplainedM3, errorM3, isNoise } = tankBalance(tank)
  return (
    <KpiTile
      id="tankBalanceM3"
      figure={plainFigure(unexplainedM3)}
      detail={isNoise ? words.balanced(formatFigure(errorM3, 'tankBalanceM3')) : undefined}
    />
  )
}
