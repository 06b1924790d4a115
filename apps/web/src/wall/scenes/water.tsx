import type { Device } from '@vigie/contracts/entities'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { useUnpowered } from '@/data'
import { wall } from '@/text/wall'
import { FigureRow } from '../parts/figure-row.tsx'
import { Tank } from '../parts/tank.tsx'
import { fitting } from '../room.ts'
import { shortName } from '../short-name.ts'
import { seriesOf, tanksOf } from '../wall-devices.ts'
import type { SceneProps } from './scene.types.ts'

const FLOW_EM = 3
/** beside each other: its age on a line below, and on two where it says that there is no power */
const NARROW_FLOW_EM = 4.2
const CUT_FLOW_EM = 5.4
const MORE_EM = 1.2
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
  const plan = waterPlan(box.rows, tanks.length, isBeside)
  const stored = fitting(tanks, plan.tanks)
  return (
    <div className="wall-scene wall-stages" data-portrait={!isBeside || undefined}>
      <Flows devices={devices} of="source" rows={plan.flowRows} isBeside={isBeside} widthEm={widthEm} />
      {isBeside && <ArrowRight aria-hidden className="wall-arrow" />}
      <section>
        <h2>{wall.groups.storage}</h2>
        {stored.shown.map((tank) => (
          <Tank key={tank.id} device={tank} name={tank.asset?.name ?? tank.name} isShort />
        ))}
        {stored.more > 0 && <p className="wall-more">{wall.more(stored.more)}</p>}
      </section>
      {isBeside && <ArrowRight aria-hidden className="wall-arrow" />}
      <Flows devices={devices} of="consumption" rows={plan.flowRows} isBeside={isBeside} widthEm={widthEm} />
    </div>
  )
}

/** How many tanks fit, and what height flows have. Below each other tanks come first, in half of it at most. */
export const waterPlan = (rows: number, tanks: number, isBeside: boolean) => {
  const fitIn = (height: number, each: number) => Math.max(1, Math.floor((height - HEAD_EM) / each))
  if (isBeside) return { tanks: fitIn(rows, TANK_EM), flowRows: rows - HEAD_EM }
  const stored = Math.min(tanks, fitIn(rows / 2, STANDING_TANK_EM))
  const left = rows - 2 * STAGE_GAP_EM - HEAD_EM - stored * STANDING_TANK_EM
  return { tanks: stored, flowRows: left / 2 - HEAD_EM }
}

/** How many of these fit a height, a line kept where some are left out. */
export const flowsFitting = (count: number, rows: number, each: number): number =>
  count * each <= rows ? count : Math.max(1, Math.floor((rows - MORE_EM) / each))

type FlowsProps = Pick<SceneProps, 'devices'> & {
  readonly of: 'source' | 'consumption'
  readonly rows: number
  readonly isBeside: boolean
  readonly widthEm: number
}

const Flows = ({ devices, of, rows, isBeside, widthEm }: FlowsProps) => {
  const unpowered = useUnpowered()
  const metered = useMemo(
    () =>
      devices
        .filter((device) => device.role === of)
        .map((device) => ({ device, series: seriesOf(device, 'flow_m3h') }))
        .filter(({ series }) => series.length > 0),
    [devices, of],
  )
  const hasCut = metered.some(({ device }) => unpowered.has(device.id))
  const each = isBeside ? (hasCut ? CUT_FLOW_EM : NARROW_FLOW_EM) : FLOW_EM
  const shown = metered.slice(0, flowsFitting(metered.length, rows, each))
  const more = metered.length - shown.length
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
