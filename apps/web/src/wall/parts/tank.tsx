import type { Device } from '@vigie/contracts/entities'
import { MINUTE_MS } from '@vigie/contracts/entities'
import { memo, useMemo } from 'react'
import { useKpis, useNow } from '@/data'
import { formatNumber } from '@/text'
import { wall } from '@/text/wall'
import { fillPercent } from '@/widgets/device-tile/device-metrics'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { TODAY } from '../today.ts'
import { useMeasure } from '../use-measure.ts'
import { levelOf } from '../wall-devices.ts'
import { Age } from './age.tsx'
import { needsNoAge } from './figure-row.tsx'

const RESERVE_PCT = 10

type TankProps = {
  readonly device: Device
  /** none where what stands beside it says it */
  readonly name?: string
  /** where it stands among others: its level and its age alone */
  readonly isShort?: boolean
  /** on fewer lines: an age that asks for no attention is left to the footer */
  readonly isBrief?: boolean
}

/** A tank: its level drawn and in figures, its age, and how long it lasts if the pumps stop. */
export const Tank = memo(({ device, name, isShort = false, isBrief = false }: TankProps) => {
  const series = useMemo(() => [levelOf(device) ?? []].flat(), [device])
  const measure = useMeasure(series)
  const metric = series[0]?.metric.id ?? 'level_pct'
  const percent = measure.value === null ? null : fillPercent(device, metric, measure.value)
  return (
    <div className="wall-tank" data-short={isShort || undefined} data-freshness={measure.truth}>
      <Vessel percent={percent} reservePct={device.reservePct ?? RESERVE_PCT} />
      <div className="wall-tank-text">
        {name !== undefined && <span className="wall-tank-name">{name}</span>}
        <span className="wall-tank-level">
          <b data-value>{percent === null ? wall.noValue : formatNumber(percent, 0)}</b> %
        </span>
        {measure.truth === 'fresh' && !isShort && <Autonomy device={device} />}
        {!(isBrief && needsNoAge(measure)) && <Age measure={measure} isNarrow />}
      </div>
    </div>
  )
})

const Vessel = ({ percent, reservePct }: { readonly percent: number | null; readonly reservePct: number }) => (
  <div className="wall-vessel" aria-hidden>
    {percent !== null && <i className="wall-water" style={{ height: `${percent}%` }} />}
    <i className="wall-reserve" style={{ bottom: `${reservePct}%` }} />
  </div>
)

/** From a level read lately; one that was not says so by its date instead. */
const Autonomy = ({ device }: { readonly device: Device }) => {
  const kpis = useKpis(TODAY).data
  const now = useNow(MINUTE_MS)
  const storage = kpis?.storages.find(({ device: id }) => id === device.id)
  return storage == null || storage.autonomyHours === null ? null : (
    <span className="wall-autonomy">
      {wall.autonomy} <b>{autonomyLength(storage, now)}</b>
    </span>
  )
}
