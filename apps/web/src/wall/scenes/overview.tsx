import { useMemo } from 'react'
import { wall } from '@/text/wall'
import { FigureRow } from '../parts/figure-row.tsx'
import { Strip, stripPlan } from '../parts/strip.tsx'
import { Tank } from '../parts/tank.tsx'
import { type Box, fitting } from '../room.ts'
import { figuresOf, groupsOf, tanksOf } from '../wall-devices.ts'
import type { SceneProps } from './scene.types.ts'

const TANK = { cols: 11, rows: 6.2 } as const
const FIGURES_COLS = 10.6
const FIGURE_ROWS = 2.45
/** On a screen that stands: a tank has its age beside its level, figures stand in pairs; and what keeps them apart. */
const STANDING = { tank: 3.65, tankGap: 0.6, pair: 2.65, pairGap: 0.3, gap: 0.8 } as const
const FIGURES = 4

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
      <div className="wall-body" data-wide={plan.columns > 1 || undefined} hidden={plan.tanks + plan.figures === 0}>
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
            <FigureRow key={name} name={wall.figures[name]} series={figures[name]} isNarrow={plan.isPortrait} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** How many tanks and figures stand below the strip; what does not fit becomes fewer things (R12.3). */
export const overviewPlan = (box: Box, groups: readonly number[], tanks: number) => {
  const isPortrait = box.isStanding
  const strip = stripPlan(groups, box).rows + 1
  const rows = box.rows - strip
  if (isPortrait) {
    const { tank, tankGap, pair, pairGap, gap } = STANDING
    const pairs = Math.min(FIGURES / 2, Math.max(0, Math.floor((rows + pairGap) / (pair + pairGap))))
    const left = rows - pairs * (pair + pairGap) + pairGap - gap
    const figures = 2 * pairs
    const most = Math.max(0, Math.floor((left + tankGap) / (tank + tankGap)))
    return { isPortrait, tanks: Math.min(tanks, most), figures, columns: 1 }
  }
  const hasRoom = tanks > 0 && rows >= TANK.rows && box.cols >= TANK.cols
  const beside = box.cols >= TANK.cols + FIGURES_COLS
  const most = hasRoom ? Math.floor((box.cols - (beside ? FIGURES_COLS : 0)) / TANK.cols) : 0
  const columns = most > 0 ? 1 : Math.max(1, Math.floor(box.cols / FIGURES_COLS))
  const figures = most > 0 && !beside ? 0 : Math.max(0, columns * Math.floor(rows / FIGURE_ROWS))
  return { isPortrait, tanks: Math.min(tanks, most), figures: Math.min(FIGURES, figures), columns }
}
