import { type Figure, type FigureId, figureSpec, type KpiBody, type Site } from '@vigie/contracts/entities'
import { useDevices, useKpis, useNow, useSite } from '@/data'
import { formatMoment, NO_VALUE } from '@/text'
import { kpi } from '@/text/kpi'
import { wall } from '@/text/wall'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { changeOf, figureParts, plainFigure } from '@/widgets/kpi/figure'
import { firstTankOf } from '@/widgets/kpi/first-tank'
import { unaccountedOf } from '@/widgets/kpi/meter-noise'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import type { Box } from '../room.ts'
import { TODAY } from '../today.ts'
import type { SceneProps } from './scene.types.ts'

type Pick = readonly [FigureId, (body: KpiBody, site: Site | undefined) => Figure]

const WATER: readonly Pick[] = [
  ['producedM3', ({ water }) => water.producedM3],
  ['consumedM3', ({ water }) => water.consumedM3],
  ['unaccountedPct', (body, site) => unaccountedOf(body, site?.targets.unaccountedPct).percent],
  ['autonomyHours', ({ water }) => plainFigure(water.autonomyHours)],
]
const ENERGY: readonly Pick[] = [
  ['gridKwh', ({ energy }) => energy.gridKwh],
  ['solarKwh', ({ energy }) => energy.solarKwh],
  ['cost', ({ energy }) => energy.cost],
  ['kwhPerM3', ({ energy }) => energy.kwhPerM3],
  ['solarSharePct', ({ energy }) => energy.solarSharePct],
  ['powerPct', ({ powerPct }) => powerPct],
]

/** Width of a figure; its name over its value, what it changed by under it, and what keeps it from the next, em. */
const TILE_COLS = 10.5
const TILE_ROWS = 3.2
const CHANGE_ROWS = 1.2
const GAP_ROWS = 0.4
/** how fresh the figures are; on a screen that stands, how many more there are stands on a line of its own */
const FOOT_ROWS = 1.75

/** The figures of the day: water, then energy. */
export const Kpis = (props: SceneProps) => <Tiles {...props} figures={[...WATER, ...ENERGY]} />
/** Energy: bought, made, paid, per cubic metre. */
export const Energy = (props: SceneProps) => <Tiles {...props} figures={ENERGY} />

const Tiles = ({ box, figures }: SceneProps & { readonly figures: readonly Pick[] }) => {
  const body = useKpis(TODAY).data
  const site = useSite().data?.site
  const currency = site?.currency ?? ''
  const now = useNow(60_000)
  const isOld = useOldLevelAt(body?.storages ?? [], now) !== null
  const first = firstTankOf(body, useDevices().data)
  const tiles = figures.map(([id, pick]) => {
    const figure = body === undefined ? plainFigure(null) : pick(body, site)
    const isEstimated = isOld && id === 'autonomyHours' && figure.value !== null
    const tank = id === 'autonomyHours' && first !== undefined ? kpi.autonomy.first(first) : null
    const change = isEstimated ? wall.estimated : (tank ?? changeOf(figure, id)?.words ?? null)
    const isAutonomy = id === 'autonomyHours' && body !== undefined
    const [value, unit] = isAutonomy
      ? lengthParts(autonomyLength(body.water, now))
      : figureParts(figure.value, id, currency)
    return { id, value, unit, change }
  })
  const hasChange = tiles.some(({ change }) => change !== null)
  const { columns, most } = tilesPlan(box, { count: tiles.length, hasChange })
  const shown = tiles.slice(0, most)
  const asOf = body?.watermark == null ? wall.age.noFigures : wall.age.asOf(formatMoment(body.watermark, now))
  return (
    <div className="wall-scene">
      <div className="wall-tiles wall-kpis" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {shown.map(({ id, value, unit, change }) => (
          <div key={id} className="wall-tile">
            <span>{figureSpec(id).shortName}</span>
            <span className="wall-tile-value">
              <b data-value>{value}</b> {value !== NO_VALUE && unit}
            </span>
            {change !== null && <span className="wall-tile-change">{change}</span>}
          </div>
        ))}
      </div>
      <p className="wall-asof">
        <span>{asOf}</span>
        {shown.length < tiles.length && <span>{wall.more(tiles.length - shown.length, 'figures')}</span>}
      </p>
    </div>
  )
}

/** « 7 h 45 », « min »: the last unit is written as that of any figure. */
const lengthParts = (length: string): readonly [value: string, unit: string] => {
  const at = length.lastIndexOf('\u00a0')
  return at === -1 ? [length, ''] : [length.slice(0, at), length.slice(at + 1)]
}

/**
 * How many figures stand beside each other, and how many fit in all. What a figure changed by has a line of its own
 * where there is any; on a screen that stands it is beside the value.
 */
export const tilesPlan = (box: Box, { count, hasChange }: { readonly count: number; readonly hasChange: boolean }) => {
  const columns = Math.max(1, Math.floor(box.cols / TILE_COLS))
  const tile = TILE_ROWS + (hasChange && !box.isStanding ? CHANGE_ROWS : 0)
  const fitIn = (rows: number) => columns * Math.max(1, Math.floor((rows + GAP_ROWS) / (tile + GAP_ROWS)))
  const most = fitIn(box.rows - FOOT_ROWS)
  return { columns, most: most < count && box.isStanding ? fitIn(box.rows - 2 * FOOT_ROWS + 0.5) : most }
}
