import { type Device, type MetricId, MINUTE_MS } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { useNow } from '@/data'
import { text } from '@/text'
import { detail } from '@/text/detail'
import { useTankNow } from '../device-tile/asset-figures.ts'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { StoredRow, TankRows } from '../device-tile/tank.tsx'
import { lengthAhead } from '../device-tile/tank-end.ts'
import { expectedWords, lastHourWords } from '../device-tile/tank-rates.ts'
import { tankWayOf } from '../device-tile/tank-way.ts'
import { useTruth } from '../device-tile/use-truth.ts'
import { autonomyLength } from '../kpi/autonomy-length.ts'
import { NowList } from './now-column.tsx'

const words = detail.stock

/** What a tank holds, and how long that lasts: without pumping, and at the rate of the last hour. */
export const TankFacts = ({ device, metric }: { readonly device: Device; readonly metric: MetricId }) => (
  <NowList title={words.title}>
    <dl className="grid gap-2 text-sm">
      <StoredRow device={device} metric={metric} />
      <Ahead device={device} />
    </dl>
  </NowList>
)

/**
 * How long the stock lasts, and when it is empty or full were it to go on as within the last hour, each with the flow that
 * it rests on; where the last hour leads to no end that is told, or the level does not tell of now, how the tank goes.
 */
const Ahead = ({ device }: { readonly device: Device }) => {
  const tank = useTankNow(device.id)
  const truth = useTruth(device.id, mainMetric(device))
  const now = useNow(MINUTE_MS)
  const way = tank === undefined ? null : tankWayOf(tank)
  const isOfNow = truth !== 'frozen' && truth !== 'off' && truth !== 'stale'
  const length = tank === undefined || !isOfNow ? null : lengthAhead(tank)
  if (tank === undefined || length === null || (way !== 'emptying' && way !== 'filling'))
    return <TankRows device={device} />
  return (
    <>
      {tank.autonomyHours !== null && (
        <RatedRow label={text.home.autonomy} rate={expectedWords(tank)}>
          {autonomyLength(tank, now)}
        </RatedRow>
      )}
      <RatedRow label={words[way]} rate={lastHourWords(tank)}>
        {length}
      </RatedRow>
    </>
  )
}

type RatedRowProps = {
  readonly label: string
  /** what the length rests on; null: it says so itself */
  readonly rate: string | null
  readonly children: ReactNode
}

const RatedRow = ({ label, rate, children }: RatedRowProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-2">
    <dt className="min-w-0 truncate text-muted">{label}</dt>
    <dd className="ml-auto whitespace-nowrap text-right font-medium tabular-nums">{children}</dd>
    {rate !== null && <dd className="basis-full text-balance text-right text-muted text-xs tabular-nums">{rate}</dd>}
  </div>
)
