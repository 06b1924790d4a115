import type { Device } from '@vigie/contracts/entities'
import { METRICS } from '@vigie/contracts/entities'
import { memo, useCallback, useMemo, useRef } from 'react'
import { formatDuration, formatValue } from '@/text'
import { wall } from '@/text/wall'
import { mainMetric } from '@/widgets/device-tile/device-metrics'
import type { Measure } from '../measure.ts'
import { Age } from '../parts/age.tsx'
import { PowerMark } from '../parts/strip.tsx'
import { fitting } from '../room.ts'
import { shortName } from '../short-name.ts'
import { useWrittenMeasure } from '../use-measure.ts'
import { seriesOf } from '../wall-devices.ts'
import type { SceneProps } from './scene.types.ts'

/** Name, value and age below each other, and what keeps them from the next, em; `mark`: what stands before the name. */
const TILE = { cols: 10.5, rows: 5.15, gap: 0.7, mark: 2.4 } as const
/** On a screen that stands the age is beside the value. */
const STANDING_ROWS = 4

/** The main value of as many devices as fit, each with its age. */
export const Values = ({ devices, box }: SceneProps) => {
  const columns = Math.max(1, Math.floor(box.cols / TILE.cols))
  const measuring = useMemo(() => devices.filter((device) => mainMetric(device) !== null), [devices])
  const each = box.isStanding ? STANDING_ROWS : TILE.rows
  const { shown, more } = fitting(measuring, columns * Math.max(1, Math.floor((box.rows + TILE.gap) / each)))
  const nameCols = box.cols / columns - TILE.mark
  return (
    <div className="wall-scene">
      <div className="wall-tiles wall-values" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {shown.map((device) => (
          <ValueTile key={device.id} device={device} name={shortName(device.name, nameCols)} />
        ))}
        {more > 0 && <p className="wall-more">{wall.more(more, 'values')}</p>}
      </div>
    </div>
  )
}

const ValueTile = memo(({ device, name }: { readonly device: Device; readonly name: string }) => {
  const metric = mainMetric(device)
  const series = useMemo(() => (metric === null ? [] : seriesOf(device, metric.id)), [device, metric])
  const value = useRef<HTMLElement>(null)
  const age = useRef<HTMLElement>(null)
  const said = useMemo(
    () => ({
      value: sayings((digits: number | null) => (metric === null ? wall.noValue : formatValue(digits, metric.id))),
      age: sayings((seconds: number) => wall.age.of(formatDuration(seconds * 1_000))),
    }),
    [metric],
  )
  const write = useCallback(
    (found: Measure, now: number) => {
      const ageS = found.at === null ? 0 : Math.max(0, Math.floor((now - found.at) / 1_000))
      said.value(value.current, found.value)
      said.age(age.current, ageS)
    },
    [said],
  )
  const measure = useWrittenMeasure(series, write)
  return (
    <div className="wall-tile" data-freshness={measure.truth}>
      <span className="wall-tile-name">
        <PowerMark device={device.id} />
        {` ${name}`}
      </span>
      <span className="wall-tile-value">
        <b data-value ref={value} />
        {metric === null ? '' : ` ${METRICS[metric.id].unit}`}
      </span>
      {measure.truth === 'fresh' ? (
        <span className="wall-age" data-age="fresh" ref={age} />
      ) : (
        <Age measure={measure} isNarrow />
      )}
    </div>
  )
})

/** Writes digits past React, which keeps nothing in this node; what stands there already is not put into words again. */
const sayings = <T,>(words: (of: T) => string) => {
  let there: { readonly node: HTMLElement; readonly of: T } | null = null
  return (node: HTMLElement | null, of: T): void => {
    if (node === null || (there?.node === node && Object.is(there.of, of))) return
    there = { node, of }
    const held = node.firstChild
    if (held instanceof Text) held.data = words(of)
    else node.textContent = words(of)
  }
}
