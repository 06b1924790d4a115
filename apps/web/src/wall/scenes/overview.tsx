import { useMemo } from 'react'
import { wall } from '@/text/wall'
import { FigureRow } from '../parts/figure-row.tsx'
import { Strip, stripPlan } from '../parts/strip.tsx'
import { Tank } from '../parts/tank.tsx'
import { type Box, fitting } from '../room.ts'
import { figuresOf, groupsOf, tanksOf } from '../wall-devices.ts'
import type { SceneProps } from './scene.types.ts'

const TANK = { cols: 11, rows: 6.2 } as const
const TANK_FLAT_ROWS = 7
const FIGURES_COLS = 10.6
const FIGURE_ROWS = 2.1

/** The site at a glance: power of every device, tanks, four figures. */
export const Overview = ({ devices, box }: SceneProps) => {
  const groups = useMemo(() => groupsOf(devices), [devices])
  const tanks = useMemo(() => tanksOf(devices), [devices])
  const figures = useMemo(() => figuresOf(devices), [devices])
  const plan = overviewPlan(
    box,
    groups.map((group) => group.devices.length),
    tanks.length,
  )
  const rows = (Object.keys(wall.figures) as (keyof typeof wall.figures)[]).filter((name) => figures[name].length > 0)
  const { shown, more } = fitting(tanks, plan.tanks)
  return (
    <div className="wall-scene" data-portrait={plan.isPortrait || undefined}>
      <Strip groups={groups} box={box} />
      <div className="wall-body">
        {plan.tanks > 0 && (
          <div className="wall-tanks">
            {shown.map((tank) => (
              <Tank key={tank.id} device={tank} name={tank.asset?.name ?? tank.name} />
            ))}
            {more > 0 && <span className="wall-more">{wall.more(more)}</span>}
          </div>
        )}
        <div className="wall-figures">
          {rows.slice(0, plan.figures).map((name) => (
            <FigureRow key={name} name={wall.figures[name]} series={figures[name]} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** How many tanks and figures stand below the strip; what does not fit becomes fewer things (R12.3). */
export const overviewPlan = (box: Box, groups: readonly number[], tanks: number) => {
  const isPortrait = box.cols < box.rows
  const strip = stripPlan(groups, box).rows + 1
  const rows = box.rows - strip
  if (isPortrait) {
    const figureRows = 2 * (FIGURE_ROWS + 0.9)
    const most = Math.max(0, Math.floor((rows - figureRows) / TANK_FLAT_ROWS))
    return { isPortrait, tanks: Math.min(tanks, most), figures: rows >= figureRows ? 4 : 0 }
  }
  const hasRoom = rows >= TANK.rows && box.cols >= TANK.cols
  const beside = box.cols >= TANK.cols + FIGURES_COLS
  const most = hasRoom ? Math.floor((box.cols - (beside ? FIGURES_COLS : 0)) / TANK.cols) : 0
  const figures = most > 0 && !beside ? 0 : Math.max(0, Math.floor(rows / FIGURE_ROWS))
  return { isPortrait, tanks: Math.min(tanks, most), figures }
}
