import type { Device, Drawdown } from '@vigie/contracts/entities'
import { useCapability } from '@/data'
import { formatNumber, formatQuantity } from '@/text'
import { detail } from '@/text/detail'
import { Skeleton } from '@/ui/skeleton'
import type { Asset } from '../assets/assets-of.ts'
import { type DeviceMetricSpec, measures } from '../device-tile/device-metrics.ts'
import { useLastDay } from './use-begun-stretch.ts'
import { type Borehole, useDrawdown } from './use-drawdown.ts'

const words = detail.drawdown

/** The pump that draws on what a probe of level stands in; undefined: it stands in no borehole. */
export const pumpOf = (probe: DeviceMetricSpec, asset: Pick<Asset, 'members'> | undefined): Device | undefined =>
  probe.id === 'level_m' ? asset?.members.find((one) => one.kind === 'pump' && measures(one, 'flow_m3h')) : undefined

/** How far a borehole is drawn down by its pump over the period; nothing where the period does not hold both states. */
export const DrawdownFigures = (borehole: Borehole) => {
  const { shown, begins } = useLastDay()
  const { found, state, stuck } = useDrawdown(borehole, shown)
  if (useCapability('series') === false || state === 'failed') return null
  if (state === 'loading') return <Skeleton className="h-25 rounded-xl max-sm:h-37" />
  // of a probe that is blocked the figures beside say it
  return found === null && stuck !== null ? null : <DrawdownCard found={found} begins={begins} />
}

type DrawdownCardProps = {
  /** null: it is said why there is none */
  readonly found: Drawdown | null
  /** it is of the last 24 hours, in place of the day that runs */
  readonly begins?: boolean
}

/** The two levels, and what follows from them. */
export const DrawdownCard = ({ found, begins = false }: DrawdownCardProps) => (
  <section
    aria-label={begins ? words.titleOfDay : words.title}
    className="min-h-25 rounded-xl border border-line bg-surface p-4 shadow-xs max-sm:min-h-37 print:break-inside-avoid"
  >
    <h3 className="font-semibold text-sm">{begins ? words.titleOfDay : words.title}</h3>
    {found === null ? (
      <p className="mt-2 text-muted text-sm">{words.unknown}</p>
    ) : (
      <>
        <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
          {told(found).map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted text-xs">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-muted text-xs">{found.pumping < found.rest ? words.height : words.depth}</p>
      </>
    )}
  </section>
)

const told = ({ rest, pumping, drawdown, capacity }: Drawdown) =>
  [
    [words.rest, formatQuantity(rest, 'level_m')],
    [words.pumping, formatQuantity(pumping, 'level_m')],
    [words.drawdown, formatQuantity(drawdown, 'level_m')],
    [words.capacity, words.perMetre(formatNumber(capacity, 1))],
  ] as const
