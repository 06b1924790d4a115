import { type Device, figureSpec, type MetricId, MINUTE_MS, reservePctOf } from '@vigie/contracts/entities'
import { memo } from 'react'
import { useLatest, useNow } from '@/data'
import { formatPercent, text } from '@/text'
import { autonomyLength } from '../kpi/autonomy-length.ts'
import { formatBare, formatFigure } from '../kpi/figure.ts'
import { useTankNow } from './asset-figures.ts'
import { fillPercent, mainMetric } from './device-metrics.ts'
import { hourGainWords } from './tank-way.ts'
import { Row } from './tile-rows.tsx'
import { useTruth } from './use-truth.ts'

type LevelProps = { readonly device: Device; readonly metric: MetricId }

const useFill = ({ device, metric }: LevelProps): number | null => {
  const latest = useLatest(device.id, metric, 'calm')
  return latest === null ? null : fillPercent(device, metric, latest.value)
}

const MARKS = [25, 50, 75]

/** How full a tank is, drawn as a level; nothing for a device whose metric does not tell. */
export const TankGauge = memo(({ device, metric }: LevelProps) => {
  const fill = useFill({ device, metric })
  if (fillPercent(device, metric, 0) === null) return null
  return (
    <span
      role="img"
      aria-label={text.home.fill(fill === null ? '–' : formatPercent(fill / 100))}
      className="relative min-h-20 w-11 shrink-0 overflow-hidden rounded-t-sm rounded-b-lg border-2 border-line-strong border-t-0 bg-sunken"
    >
      {fill !== null && (
        <span
          className="absolute inset-x-0 bottom-0 border-water border-t-2 bg-water/45"
          style={{ height: `${fill}%` }}
        />
      )}
      <span
        className="absolute inset-x-0 border-ink/60 border-t border-dashed"
        style={{ bottom: `${reservePctOf(device)}%` }}
      />
      {MARKS.map((mark) => (
        <span key={mark} className="absolute left-0 h-px w-2 bg-line-strong" style={{ bottom: `${mark}%` }} />
      ))}
    </span>
  )
})

/** « · 1 312 / 1 800 m³ », from the level and what the tank holds when full. */
export const StoredVolume = memo(({ device, metric }: LevelProps) => {
  const fill = useFill({ device, metric })
  const { capacityM3 } = device
  if (capacityM3 === null) return null
  const stored = fill === null ? null : (fill / 100) * capacityM3
  return (
    <span className="font-normal text-muted text-sm tracking-normal">
      {` · ${formatBare(stored, 'storedM3')} / ${formatFigure(capacityM3, 'capacityM3')}`}
    </span>
  )
})

/** The same as a line of its own. */
export const StoredRow = memo(({ device, metric }: LevelProps) => {
  const fill = useFill({ device, metric })
  const { capacityM3 } = device
  if (capacityM3 === null || fill === null) return null
  return (
    <Row label={figureSpec('storedM3').name}>
      {`${formatBare((fill / 100) * capacityM3, 'storedM3')} / ${formatFigure(capacityM3, 'capacityM3')}`}
    </Row>
  )
})

type TankRowsProps = {
  readonly device: Device
  /** whether what it gained within the last hour is told here */
  readonly hasFlow?: boolean
}

/** How long the stock lasts, and what comes in less what goes out, where it is known. */
export const TankRows = ({ device, hasFlow = true }: TankRowsProps) => {
  const tank = useTankNow(device.id)
  const now = useNow(MINUTE_MS)
  const truth = useTruth(device.id, mainMetric(device))
  // what is computed from a level that was read some time ago
  const said = truth === 'off' || truth === 'stale' ? text.home.estimated : (label: string) => label
  return (
    <>
      {tank?.autonomyHours != null && <Row label={said(text.home.autonomy)}>{autonomyLength(tank, now)}</Row>}
      {hasFlow && tank?.netFlowM3h != null && <Row label={said(text.home.netFlow)}>{hourGainWords(tank)}</Row>}
    </>
  )
}
