import { useMemo } from 'react'
import { wall } from '@/text/wall'
import { Figure, needsNoAge, unitOf } from '../parts/figure-row.tsx'
import { Strip, sizesOf, stripPlan } from '../parts/strip.tsx'
import { Tank } from '../parts/tank.tsx'
import { type Box, fitting } from '../room.ts'
import { useMeasure } from '../use-measure.ts'
import { figuresOf, groupsOf, tanksOf } from '../wall-devices.ts'
import type { SceneProps } from './scene.types.ts'

const TANK = { cols: 11, rows: 6.2 } as const
const FIGURES_COLS = 10.6
/** a figure, its age on a line below, and the line that says how many are left out */
const FIGURE_ROWS = { brief: 1.85, withAge: 3, more: 1.2 } as const
/** On a screen that stands: a tank has its age beside its level, figures stand in pairs; and what keeps them apart. */
const STANDING = { tank: 3.65, tankGap: 0.6, pair: 2.65, pairGap: 0.3, gap: 0.8 } as const

/** The site at a glance: power of every device, tanks, four figures. */
export const Overview = ({ devices, box }: SceneProps) => {
  const groups = useMemo(() => groupsOf(devices), [devices])
  const tanks = useMemo(() => tanksOf(devices), [devices])
  const series = useMemo(() => figuresOf(devices), [devices])
  const measures = {
    pumped: useMeasure(series.pumped),
    drawn: useMeasure(series.drawn),
    grid: useMeasure(series.grid),
    solar: useMeasure(series.solar),
  }
  const figures = (Object.keys(wall.figures) as (keyof typeof wall.figures)[]).filter((name) => series[name].length > 0)
  const plan = overviewPlan(box, sizesOf(groups), {
    tanks: tanks.length,
    withAge: figures.map((name) => !needsNoAge(measures[name])),
  })
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
            {more > 0 && <span className="wall-more">{wall.more(more, 'tanks')}</span>}
          </div>
        )}
        <div className="wall-figures">
          {figures.slice(0, plan.figures).map((name) => (
            <Figure
              key={name}
              name={wall.figures[name]}
              measure={measures[name]}
              unit={unitOf(series[name])}
              isNarrow
              isBrief={plan.isBrief}
            />
          ))}
          {plan.figures > 0 && figures.length > plan.figures && (
            <span className="wall-more">{wall.more(figures.length - plan.figures, 'figures')}</span>
          )}
        </div>
      </div>
    </div>
  )
}

type Things = {
  readonly tanks: number
  /** of each figure, whether its age has a line */
  readonly withAge: readonly boolean[]
}

/** How many tanks and figures stand below the strip; what does not fit becomes fewer things, and is counted (R12.3). */
export const overviewPlan = (box: Box, groups: readonly number[], { tanks, withAge }: Things) => {
  const rows = box.rows - stripPlan(groups, box).rows - 1
  if (box.isStanding)
    return { isPortrait: true, isBrief: false, columns: 1, ...standingPlan(rows, tanks, withAge.length) }
  const hasRoom = tanks > 0 && rows >= TANK.rows && box.cols >= TANK.cols
  const beside = box.cols >= TANK.cols + FIGURES_COLS
  const most = hasRoom ? Math.floor((box.cols - (beside ? FIGURES_COLS : 0)) / TANK.cols) : 0
  const columns = most > 0 ? 1 : Math.max(1, Math.floor(box.cols / FIGURES_COLS))
  const isBrief = columns === 1
  const figures =
    most > 0 && !beside ? 0 : isBrief ? briefFitting(withAge, rows) : wideFitting(withAge.length, rows, columns)
  return { isPortrait: false, isBrief, tanks: Math.min(tanks, most), figures, columns }
}

/** The first of them whose lines fit, with one for how many are left out. */
const briefFitting = (withAge: readonly boolean[], rows: number): number => {
  const highOf = (count: number) =>
    withAge.slice(0, count).reduce((sum, has) => sum + (has ? FIGURE_ROWS.withAge : FIGURE_ROWS.brief), 0)
  if (highOf(withAge.length) <= rows) return withAge.length
  return withAge.findLastIndex((_, place) => highOf(place + 1) + FIGURE_ROWS.more <= rows) + 1
}

/** Side by side, a place is kept for how many are left out. */
const wideFitting = (figures: number, rows: number, columns: number): number => {
  const most = columns * Math.max(0, Math.floor(rows / FIGURE_ROWS.withAge))
  return most >= figures ? figures : Math.max(0, most - 1)
}

/** In pairs, the last place of which says how many are left out. */
const standingPlan = (rows: number, tanks: number, figures: number) => {
  const { tank, tankGap, pair, pairGap, gap } = STANDING
  const pairs = Math.min(Math.ceil(figures / 2), Math.max(0, Math.floor((rows + pairGap) / (pair + pairGap))))
  const left = rows - pairs * (pair + pairGap) + pairGap - gap
  const fit = Math.max(0, Math.floor((left + tankGap) / (tank + tankGap)))
  return { tanks: Math.min(tanks, fit), figures: 2 * pairs >= figures ? figures : Math.max(0, 2 * pairs - 1) }
}
