import { type Figure, type FigureId, figureSpec, type KpiBody, unitOf } from '@vigie/contracts/entities'
import { useKpis, useNow, useSite } from '@/data'
import { formatMoment } from '@/text'
import { wall } from '@/text/wall'
import { changeOf, formatBare, plainFigure } from '@/widgets/kpi/figure'
import { fitting } from '../room.ts'
import { TODAY } from '../today.ts'
import type { SceneProps } from './scene.types.ts'

type Pick = readonly [FigureId, (body: KpiBody) => Figure]

const WATER: readonly Pick[] = [
  ['producedM3', ({ water }) => water.producedM3],
  ['consumedM3', ({ water }) => water.consumedM3],
  ['unaccountedPct', ({ water }) => water.unaccountedPct],
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

const TILE = { cols: 10.5, rows: 4.9 } as const

/** The figures of the day: water, then energy. */
export const Kpis = (props: SceneProps) => <Tiles {...props} figures={[...WATER, ...ENERGY]} />
/** Energy: bought, made, paid, per cubic metre. */
export const Energy = (props: SceneProps) => <Tiles {...props} figures={ENERGY} />

const Tiles = ({ box, figures }: SceneProps & { readonly figures: readonly Pick[] }) => {
  const body = useKpis(TODAY).data
  const currency = useSite().data?.site.currency ?? ''
  const now = useNow(60_000)
  const columns = Math.max(1, Math.floor(box.cols / TILE.cols))
  const most = columns * Math.max(1, Math.floor((box.rows - 1.6) / TILE.rows))
  const { shown } = fitting(figures, most)
  return (
    <div className="wall-scene">
      <div className="wall-tiles" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {figures.slice(0, Math.max(shown.length, most)).map(([id, pick]) => {
          const figure = body === undefined ? plainFigure(null) : pick(body)
          return (
            <div key={id} className="wall-tile">
              <span>{figureSpec(id).shortName}</span>
              <span className="wall-tile-value">
                <b data-value>{formatBare(figure.value, id)}</b> {unitOf(id, currency)}
              </span>
              <span className="wall-age" data-age="fresh">
                {changeOf(figure, id)?.words ?? ''}
              </span>
            </div>
          )
        })}
      </div>
      <p className="wall-asof">
        {body?.watermark == null ? wall.age.unknown : wall.age.asOf(formatMoment(body.watermark, now))}
      </p>
    </div>
  )
}
