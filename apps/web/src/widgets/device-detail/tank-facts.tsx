import type { Device, MetricId } from '@vigie/contracts/entities'
import { detail } from '@/text/detail'
import { useTankNow } from '../device-tile/asset-figures.ts'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { StoredRow, TankRows } from '../device-tile/tank.tsx'
import { lengthAhead } from '../device-tile/tank-end.ts'
import { tankWayOf } from '../device-tile/tank-way.ts'
import { Row } from '../device-tile/tile-rows.tsx'
import { useTruth } from '../device-tile/use-truth.ts'
import { NowList } from './now-column.tsx'

const words = detail.stock

/** What a tank holds, how it goes, and how long that lasts: at the rate of the last hour, and without pumping. */
export const TankFacts = ({ device, metric }: { readonly device: Device; readonly metric: MetricId }) => (
  <NowList title={words.title}>
    <dl className="grid gap-2 text-sm">
      <StoredRow device={device} metric={metric} />
      <RateRow device={device} />
      <TankRows device={device} />
    </dl>
  </NowList>
)

/** When it is empty or full were it to go on as within the last hour, where that is told; nothing of a level that does not tell of now. */
const RateRow = ({ device }: { readonly device: Device }) => {
  const tank = useTankNow(device.id)
  const truth = useTruth(device.id, mainMetric(device))
  const way = tank === undefined ? null : tankWayOf(tank)
  if (tank === undefined || truth === 'frozen' || truth === 'off' || truth === 'stale') return null
  const length = lengthAhead(tank)
  return length !== null && (way === 'emptying' || way === 'filling') ? <Row label={words[way]}>{length}</Row> : null
}
