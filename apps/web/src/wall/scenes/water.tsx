import type { Device } from '@vigie/contracts/entities'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { wall } from '@/text/wall'
import { FigureRow } from '../parts/figure-row.tsx'
import { Tank } from '../parts/tank.tsx'
import { fitting } from '../room.ts'
import { shortName } from '../short-name.ts'
import { seriesOf, tanksOf } from '../wall-devices.ts'
import type { SceneProps } from './scene.types.ts'

const FLOW_EM = 3
const TANK_EM = 4.9
const HEAD_EM = 1.5
/** below each other: a tank has its age beside its level, and stages are kept apart by this */
const STANDING_TANK_EM = 3.75
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
  const most = waterPlan(box.rows, tanks.length, isBeside)
  const stored = fitting(tanks, most.tanks)
  return (
    <div className="wall-scene wall-stages" data-portrait={!isBeside || undefined}>
      <Flows devices={devices} of="source" most={most.flows} widthEm={widthEm} />
      {isBeside && <ArrowRight aria-hidden className="wall-arrow" />}
      <section>
        <h2>{wall.groups.storage}</h2>
        {stored.shown.map((tank) => (
          <Tank key={tank.id} device={tank} name={tank.asset?.name ?? tank.name} isShort />
        ))}
        {stored.more > 0 && <p className="wall-more">{wall.more(stored.more)}</p>}
      </section>
      {isBeside && <ArrowRight aria-hidden className="wall-arrow" />}
      <Flows devices={devices} of="consumption" most={most.flows} widthEm={widthEm} />
    </div>
  )
}

/** How many of each stage fit. Below each other tanks come first, in half of the height at most. */
export const waterPlan = (rows: number, tanks: number, isBeside: boolean) => {
  const fitIn = (height: number, each: number) => Math.max(1, Math.floor((height - HEAD_EM) / each))
  if (isBeside) return { tanks: fitIn(rows, TANK_EM), flows: fitIn(rows, FLOW_EM) }
  const stored = Math.min(tanks, fitIn(rows / 2, STANDING_TANK_EM))
  const left = rows - 2 * STAGE_GAP_EM - HEAD_EM - stored * STANDING_TANK_EM
  return { tanks: stored, flows: fitIn(left / 2, FLOW_EM) }
}

type FlowsProps = Pick<SceneProps, 'devices'> & {
  readonly of: 'source' | 'consumption'
  readonly most: number
  readonly widthEm: number
}

const Flows = ({ devices, of, most, widthEm }: FlowsProps) => {
  const metered = useMemo(
    () =>
      devices
        .filter((device) => device.role === of)
        .map((device) => ({ device, series: seriesOf(device, 'flow_m3h') }))
        .filter(({ series }) => series.length > 0),
    [devices, of],
  )
  const { shown, more } = fitting(metered, most)
  return (
    <section>
      <h2>{wall.groups[of]}</h2>
      {shown.map(({ device, series }) => (
        <FigureRow key={device.id} name={shortName(nameOf(device), widthEm)} series={series} decimals={1} isStacked />
      ))}
      {more > 0 && <p className="wall-more">{wall.more(more)}</p>}
    </section>
  )
}

const nameOf = ({ asset, name }: Device): string => asset?.name ?? name
