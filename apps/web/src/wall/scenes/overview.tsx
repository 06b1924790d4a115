import { useMemo } from 'react'
import { useOpenAlarms } from '@/data'
import { wall } from '@/text/wall'
import { AlarmRow } from '../parts/alarm-row.tsx'
import { Figure, unitOf } from '../parts/figure-row.tsx'
import { Strip } from '../parts/strip.tsx'
import { Tank } from '../parts/tank.tsx'
import { fitting } from '../room.ts'
import { heldFirst, isCounted, isOver } from '../urgent.ts'
import { overviewPlan } from './overview-plan.ts'
import type { SceneProps } from './scene.types.ts'
import { useOverview } from './use-overview.ts'

type OverviewProps = SceneProps & {
  /** false where an alarm stands above it, which says what waits besides */
  readonly namesAlarms?: boolean
  /** one that is over holds the screen while another holds: two are named whatever else has no room */
  readonly isPinned?: boolean
}

/** The site at a glance: a mark for each asset, the gravest alarms by name, tanks, four figures. */
export const Overview = ({ devices, box, namesAlarms = true, isPinned = false }: OverviewProps) => {
  const open = useOpenAlarms()
  const alarms = useMemo(() => (namesAlarms ? heldFirst(open.filter(isCounted)) : []), [open, namesAlarms])
  const { groups, sizes, tanks, figures, series, measures, things } = useOverview(devices, alarms, box)
  const plan = overviewPlan(box, sizes, { ...things, leastAlarms: isPinned ? 2 : 0 })
  const { shown, more } = fitting(tanks, plan.tanks)
  return (
    <div className="wall-scene" data-portrait={box.isStanding || undefined}>
      <Strip groups={groups} box={box} />
      {plan.alarms > 0 && (
        <div className="wall-list wall-gravest">
          {alarms.slice(0, plan.alarms).map((alarm) => (
            <AlarmRow key={alarm.id} alarm={alarm} devices={devices} box={box} isShort={isOver(alarm)} />
          ))}
        </div>
      )}
      {plan.alarms > 0 && plan.alarms < alarms.length && plan.tanks + plan.figures > 0 && (
        <p className="wall-gravest-more" data-apart={plan.isMoreApart || undefined}>
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
              name={(plan.areBrief ? wall.briefFigures : wall.figures)[name]}
              measure={measures[name]}
              unit={unitOf(series[name])}
              isNarrow
              isBrief
            />
          ))}
        </div>
      </div>
    </div>
  )
}
