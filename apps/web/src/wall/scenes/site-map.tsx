import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useSitePlan } from '@/data/site-plan'
import { map as mapWords } from '@/text/map'
import { wall } from '@/text/wall'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { clusterSpots } from '@/widgets/map/cluster'
import { shiftOf } from '@/widgets/map/label-spots'
import { placeLabels } from '@/widgets/map/labels'
import { MAP_STATES, type MapState, worstOf } from '@/widgets/map/map-state'
import { keyOf, mainOf } from '@/widgets/map/mark-groups'
import { type Placed, placedOf } from '@/widgets/map/placed'
import { type PlanShape, shapesOf } from '@/widgets/map/plan-shapes'
import { STATE_LOOKS } from '@/widgets/map/state-look'
import { useMapStates } from '@/widgets/map/use-map-states'
import { type Point, projectionOn, type Room } from '../ground.ts'
import { type Box, fitting } from '../room.ts'
import type { SceneProps } from './scene.types.ts'

/** Marks nearer to each other than this are one, em. */
const APART_EM = 2
/** A name beside its mark, in sixteenths of the smallest letter; a glyph is taken as wide as the widest are. */
const PER_EM = 16
const LABEL = { reach: 0.8 * PER_EM, character: 0.6 * PER_EM, height: 1.15 * PER_EM, most: Number.POSITIVE_INFINITY }
/** What says how many devices are in which state: beside the map, or below it on a screen that stands. */
const LEGEND = { cols: 12.8, row: 1.4, standingRows: 4 } as const

/** Where things are: the plan of the site, a mark for what stands there, and how many devices are in which state. */
export const SiteMap = ({ devices, box }: SceneProps) => {
  const plan = useSitePlan()
  const states = useMapStates(devices)
  const placed = useMemo(() => placedOf(devices), [devices])
  const shapes = useMemo(() => shapesOf(plan.data ?? null), [plan.data])
  const { room, legendRows } = mapPlan(box)
  const project = useMemo(() => projectionOn(aroundOf(placed, shapes), room), [placed, shapes, room.cols, room.rows])
  if (placed.length === 0 && shapes.length === 0) return <p className="wall-none">{wall.map.none}</p>
  const spots = clusterSpots(
    placed.map((item) => ({ item, ...project(item.at) })),
    APART_EM,
  ).map((group) => spotOf(group, project, (id) => states.get(id) ?? 'unknown'))
  const labels = labelsOf(spots, shapes, project, room)
  const counts = MAP_STATES.map((state) => [state, [...states.values()].filter((one) => one === state).length] as const)
  const without = devices.length - placed.reduce((sum, { asset }) => sum + asset.members.length, 0)
  const lines = without > 0 ? legendRows - 1 : legendRows
  const legend = fitting(
    counts.filter(([, count]) => count > 0),
    lines,
  )
  return (
    <div className="wall-scene wall-map" data-portrait={box.isStanding || undefined}>
      <div className="wall-ground" style={{ width: `${room.cols}em`, height: `${room.rows}em` }}>
        <svg
          aria-hidden
          viewBox={`0 0 ${room.cols} ${room.rows}`}
          style={{ width: `${room.cols}em`, height: `${room.rows}em` }}
        >
          {shapes.map(({ key, kind, isArea, paths }) => (
            <path
              key={key}
              className="wall-shape"
              data-kind={kind}
              d={paths.map((path) => lineOf(path.map(project), isArea)).join('')}
            />
          ))}
          {labels.map(({ key, at, spot: { leader } }) =>
            leader === null ? null : (
              <path
                key={key}
                className="wall-leader"
                d={lineOf(
                  [leader.from, leader.to].map((along) => ({
                    x: at.x + (along * Math.cos(leader.angle)) / PER_EM,
                    y: at.y + (along * Math.sin(leader.angle)) / PER_EM,
                  })),
                  false,
                )}
              />
            ),
          )}
        </svg>
        {labels.map(({ key, text, at, spot, isMark }) => (
          <span
            key={key}
            className="wall-place"
            data-ground={!isMark || undefined}
            style={{
              left: `${at.x + spot.x / PER_EM}em`,
              top: `${at.y + spot.y / PER_EM}em`,
              translate: shiftOf(spot),
            }}
          >
            {text}
          </span>
        ))}
        {spots.map(({ key, at, state, count }) => (
          <b key={key} className="wall-spot" data-map-state={state} style={{ left: `${at.x}em`, top: `${at.y}em` }}>
            <StateIcon state={state} />
            {count > 1 && count}
          </b>
        ))}
      </div>
      <div className="wall-legend">
        {legend.shown.map(([state, count]) => (
          <p key={state}>
            <b className="wall-spot" data-map-state={state}>
              <StateIcon state={state} />
            </b>{' '}
            {legendOf(state, count)}
          </p>
        ))}
        {legend.more > 0 && <p>{wall.more(legend.more, 'states')}</p>}
        {without > 0 && <p>{wall.map.without(without)}</p>}
      </div>
    </div>
  )
}

/** How many devices are in a state, in a line of the legend. */
export const legendOf = (state: MapState, count: number): string => {
  const look = STATE_LOOKS[state]
  return mapWords.count('priority' in look ? wall.map.alarm(look.priority) : mapWords.states[state], count)
}

const StateIcon = ({ state }: { readonly state: MapState }) => {
  const look = STATE_LOOKS[state]
  if ('priority' in look) return <PriorityMark priority={look.priority} />
  const { icon: Icon } = look
  return <Icon aria-hidden />
}

/** What the map has of the box, and how many lines its legend. */
export const mapPlan = ({ cols, rows, isStanding }: Box): { readonly room: Room; readonly legendRows: number } => {
  if (!isStanding)
    return { room: { cols: cols - LEGEND.cols, rows }, legendRows: Math.max(1, Math.floor(rows / LEGEND.row)) }
  return { room: { cols, rows: rows - LEGEND.standingRows * LEGEND.row - 0.5 }, legendRows: LEGEND.standingRows }
}

type Spot = {
  readonly key: string
  readonly at: Point
  readonly name: string
  readonly state: MapState
  readonly count: number
}

/** Where its first member stands: groups are then as far from each other as they were found to be. */
const spotOf = (
  group: readonly Placed[],
  project: (place: Placed['at']) => Point,
  stateOf: (id: Device['id']) => MapState,
): Spot => {
  const members = group.flatMap(({ asset }) => asset.members)
  return {
    key: keyOf(group),
    at: group[0] === undefined ? { x: 0, y: 0 } : project(group[0].at),
    name: mainOf(group)?.asset.name ?? '',
    state: worstOf(members.map(({ id }) => stateOf(id))),
    count: group.length,
  }
}

/** Names that fit beside marks and on the ground: those of the worst states first. */
const labelsOf = (
  spots: readonly Spot[],
  shapes: readonly PlanShape[],
  project: (place: Placed['at']) => Point,
  { cols, rows }: Room,
) => {
  const said = new Set(spots.map(({ name }) => name))
  const marks = spots
    .toSorted((a, b) => MAP_STATES.indexOf(a.state) - MAP_STATES.indexOf(b.state))
    .map(({ key, name, at }) => ({ key, text: name, at, isMark: true }))
  const ground = shapes.flatMap(({ key, name, middle }) =>
    name === null || said.has(name) ? [] : [{ key, text: name, at: project(middle), isMark: false }],
  )
  const items = [...marks, ...ground]
  const placed = placeLabels(
    items.map(({ key, text, isMark, at }) => ({ key, lines: [text], isMark, x: at.x * PER_EM, y: at.y * PER_EM })),
    LABEL,
    { left: 0, top: 0, right: cols * PER_EM, bottom: rows * PER_EM },
  )
  return items.flatMap(({ key, text, at, isMark }) => {
    const spot = placed.get(key)
    return spot === undefined || text === '' ? [] : [{ key, text, at, isMark, spot }]
  })
}

const lineOf = (points: readonly Point[], isClosed: boolean): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}${isClosed ? 'Z' : ''}`

/** What is in view: every device, and what the plan says of areas. */
const aroundOf = (placed: readonly Placed[], shapes: readonly PlanShape[]) => [
  ...placed.map(({ at }) => at),
  ...shapes.filter(({ isArea }) => isArea).flatMap(({ paths }) => paths.flat()),
]
