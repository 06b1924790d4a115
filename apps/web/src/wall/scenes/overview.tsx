import { useMemo } from 'react'
import { useOpenAlarms } from '@/data'
import { wall } from '@/text/wall'
import { alarmRowEm } from '../alarm-line.ts'
import { AlarmRow } from '../parts/alarm-row.tsx'
import { Figure, needsNoAge, unitOf } from '../parts/figure-row.tsx'
import { Strip, sizesOf } from '../parts/strip.tsx'
import { Tank } from '../parts/tank.tsx'
import { fitting } from '../room.ts'
import { isCounted, orderOf } from '../urgent.ts'
import { useMeasure } from '../use-measure.ts'
import { figuresOf, groupsOf, levelOf, tanksOf } from '../wall-devices.ts'
import { overviewPlan } from './overview-plan.ts'
import type { SceneProps } from './scene.types.ts'

type OverviewProps = SceneProps & {
  /** false where an alarm stands above it, which says what waits besides */
  readonly namesAlarms?: boolean
}

/** The site at a glance: a mark for each asset, the gravest alarms by name, tanks, four figures. */
export const Overview = ({ devices, box, namesAlarms = true }: OverviewProps) => {
  const groups = useMemo(() => groupsOf(devices), [devices])
  const tanks = useMemo(() => tanksOf(devices), [devices])
  const levels = useMemo(() => tanks.flatMap((tank) => levelOf(tank) ?? []), [tanks])
  const series = useMemo(() => figuresOf(devices), [devices])
  const open = useOpenAlarms()
  const alarms = useMemo(() => (namesAlarms ? orderOf(open.filter(isCounted)) : []), [open, namesAlarms])
  const measures = {
    pumped: useMeasure(series.pumped),
    drawn: useMeasure(series.drawn),
    grid: useMeasure(series.grid),
    solar: useMeasure(series.solar),
  }
  const figures = (Object.keys(wall.figures) as (keyof typeof wall.figures)[]).filter((name) => series[name].length > 0)
  const plan = overviewPlan(box, sizesOf(groups), {
    tanks: tanks.length,
    areTanksAged: !needsNoAge(useMeasure(levels)),
    withAge: figures.map((name) => !(needsNoAge(measures[name]) || measures[name].truth === 'frozen')),
    areDated: figures.some((name) => measures[name].truth === 'frozen'),
    alarms: alarms.map((alarm) => alarmRowEm(alarm, box)),
  })
  const { shown, more } = fitting(tanks, plan.tanks)
  return (
    <div className="wall-scene" data-portrait={box.isStanding || undefined}>
      <Strip groups={groups} box={box} />
      {plan.alarms > 0 && (
        <div className="wall-list wall-gravest">
          {alarms.slice(0, plan.alarms).map((alarm) => (
            <AlarmRow key={alarm.id} alarm={alarm} devices={devices} box={box} />
          ))}
        </div>
      )}
      {plan.alarms > 0 && plan.alarms < alarms.length && plan.tanks + plan.figures > 0 && (
        <p className="wall-gravest-more">
          <span>{wall.moreOthers(alarms.length - plan.alarms)}</span>
        </p>
      )}
      <div
        className="wall-body"
        data-step={plan.step}
        data-columns={plan.columns}
        data-wide={(!box.isStanding && plan.tanks === 0) || undefined}
        hidden={plan.tanks + plan.figures === 0}
      >
        {plan.tanks > 0 && (
          <div className="wall-tanks">
            {shown.map((tank) => (
              <Tank
                key={tank.id}
                device={tank}
                name={tank.asset?.name ?? tank.name}
                isBrief={!box.isStanding && plan.step !== 'full'}
              />
            ))}
            {more > 0 && <span className="wall-more">{wall.more(more, 'tanks')}</span>}
          </div>
        )}
        <div className="wall-figures" style={{ gridTemplateColumns: `repeat(${plan.columns}, 1fr)` }}>
          {figures.slice(0, plan.figures).map((name) => (
            <Figure
              key={name}
              name={wall.figures[name]}
              measure={measures[name]}
              unit={unitOf(series[name])}
              isNarrow
              isBrief
            />
          ))}
          {plan.step !== 'low' && plan.figures > 0 && figures.length > plan.figures && (
            <span className="wall-more">{wall.more(figures.length - plan.figures, 'figures')}</span>
          )}
        </div>
      </div>
    </div>
  )
}
