import type { Device } from '@vigie/contracts/entities'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { wall } from '@/text/wall'
import { FigureRow } from '../parts/figure-row.tsx'
import { Tank } from '../parts/tank.tsx'
import { fitting } from '../room.ts'
import { shortName } from '../short-name.ts'
import type { Series } from '../use-measure.ts'
import { seriesOf, tanksOf } from '../wall-devices.ts'
import type { SceneProps } from './scene.types.ts'

const FLOW_EM = 2.95
/** beside each other: its age on a line below */
const NARROW_FLOW_EM = 4.2
const MORE_EM = 1.2
const TANK_EM = 4.9
const HEAD_EM = 1.25
/** below each other: a tank has its age beside its level, and stages are kept apart by this */
const STANDING_TANK_EM = 3.6
const STAGE_GAP_EM = 0.7
/** narrower, the three stages do not stand beside each other */
const BESIDE_COLS = 30
/** what the arrows and their margins take of each of three stages */
const BETWEEN_EM = 2

/** The way of the water: what comes in, what is stored, what goes out. */
export const Water = ({ devices, box }: SceneProps) => {
  const isBeside = box.cols >= BESIDE_COLS
  const widthEm = isBeside ? box.cols / 3 - BETWEEN_EM : box.cols
  const tanks = useMemo(() => tanksOf(devices), [devices])
  const sources = useMemo(() => flowsOf(devices, 'source'), [devices])
  const sectors = useMemo(() => flowsOf(devices, 'consumption'), [devices])
  const counts = { tanks: tanks.length, sources: sources.length, sectors: sectors.length }
  const plan = waterPlan(box.rows, counts, isBeside)
  const stored = fitting(tanks, plan.tanks)
  return (
    <div className="wall-scene wall-stages" data-portrait={!isBeside || undefined}>
      <Flows of="source" flows={sources} most={plan.sources} widthEm={widthEm} />
      {isBeside && <ArrowRight aria-hidden className="wall-arrow" />}
      <section>
        <h2>{wall.groups.storage}</h2>
        {stored.shown.map((tank) => (
          <Tank key={tank.id} device={tank} name={tank.asset?.name ?? tank.name} isShort />
        ))}
        {stored.more > 0 && <p className="wall-more">{wall.more(stored.more, 'tanks')}</p>}
      </section>
      {isBeside && <ArrowRight aria-hidden className="wall-arrow" />}
      <Flows of="consumption" flows={sectors} most={plan.sectors} widthEm={widthEm} />
    </div>
  )
}

type Counts = { readonly tanks: number; readonly sources: number; readonly sectors: number }

/**
 * How many of each fit. Below each other tanks come first, in half of the height at most; what one stage of flows
 * leaves of its half is the other's.
 */
export const waterPlan = (rows: number, { tanks, sources, sectors }: Counts, isBeside: boolean): Counts => {
  const fitIn = (height: number, each: number) => Math.max(1, Math.floor((height - HEAD_EM) / each))
  if (isBeside) {
    const flows = (count: number) => flowsFitting(count, rows - HEAD_EM, NARROW_FLOW_EM)
    return { tanks: fitIn(rows, TANK_EM), sources: flows(sources), sectors: flows(sectors) }
  }
  const stored = Math.min(tanks, fitIn(rows / 2, STANDING_TANK_EM))
  const left = rows - 2 * STAGE_GAP_EM - 3 * HEAD_EM - stored * STANDING_TANK_EM
  const flows = (count: number, height: number) => flowsFitting(count, height, FLOW_EM)
  const highOf = (shown: number, count: number) => shown * FLOW_EM + (shown < count ? MORE_EM : 0)
  const going = flows(sectors, left - highOf(flows(sources, left / 2), sources))
  return { tanks: stored, sources: flows(sources, left - highOf(going, sectors)), sectors: going }
}

/** How many of these fit a height, a line kept where some are left out. */
export const flowsFitting = (count: number, rows: number, each: number): number =>
  count * each <= rows ? count : Math.max(1, Math.floor((rows - MORE_EM) / each))

type Flow = { readonly device: Device; readonly series: readonly Series[] }
type FlowsProps = {
  readonly of: 'source' | 'consumption'
  readonly flows: readonly Flow[]
  readonly most: number
  readonly widthEm: number
}

const flowsOf = (devices: readonly Device[], of: FlowsProps['of']): readonly Flow[] =>
  devices
    .filter((device) => device.role === of)
    .map((device) => ({ device, series: seriesOf(device, 'flow_m3h') }))
    .filter(({ series }) => series.length > 0)

const Flows = ({ of, flows, most, widthEm }: FlowsProps) => {
  const more = Math.max(0, flows.length - most)
  return (
    <section>
      <h2>{wall.groups[of]}</h2>
      {flows.slice(0, most).map(({ device, series }) => (
        <FigureRow
          key={device.id}
          name={shortName(nameOf(device), widthEm)}
          series={series}
          decimals={1}
          isStacked
          isNarrow
        />
      ))}
      {more > 0 && <p className="wall-more">{wall.more(more, of)}</p>}
    </section>
  )
}

const nameOf = ({ asset, name }: Device): string => asset?.name ?? name
