import type { Device } from '@vigie/contracts/entities'
import { METRICS } from '@vigie/contracts/entities'
import { memo, useMemo } from 'react'
import { formatValue } from '@/text'
import { wall } from '@/text/wall'
import { mainMetric } from '@/widgets/device-tile/device-metrics'
import { Age } from '../parts/age.tsx'
import { PowerMark } from '../parts/strip.tsx'
import { fitting } from '../room.ts'
import { useMeasure } from '../use-measure.ts'
import type { SceneProps } from './scene.types.ts'

/** Name, value and age below each other, and what keeps them from the next, em. */
const TILE = { cols: 10.5, rows: 5.15, gap: 0.7 } as const

/** The main value of as many devices as fit, each with its age. */
export const Values = ({ devices, box }: SceneProps) => {
  const columns = Math.max(1, Math.floor(box.cols / TILE.cols))
  const measuring = useMemo(() => devices.filter((device) => mainMetric(device) !== null), [devices])
  const { shown, more } = fitting(measuring, columns * Math.max(1, Math.floor((box.rows + TILE.gap) / TILE.rows)))
  return (
    <div className="wall-scene">
      <div className="wall-tiles" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {shown.map((device) => (
          <ValueTile key={device.id} device={device} />
        ))}
        {more > 0 && <p className="wall-more">{wall.more(more)}</p>}
      </div>
    </div>
  )
}

const ValueTile = memo(({ device }: { readonly device: Device }) => {
  const metric = mainMetric(device)
  const series = useMemo(() => (metric === null ? [] : [{ device: device.id, metric }]), [device.id, metric])
  const measure = useMeasure(series)
  return (
    <div className="wall-tile" data-freshness={measure.truth}>
      <span className="wall-tile-name">
        <PowerMark device={device.id} /> {device.name}
      </span>
      <span className="wall-tile-value">
        <b data-value>{metric === null ? wall.noValue : formatValue(measure.value, metric.id)}</b>{' '}
        {metric === null ? '' : METRICS[metric.id].unit}
      </span>
      <Age measure={measure} />
    </div>
  )
})
