import { METRICS } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { detail } from '@/text/detail'
import { cn } from '@/ui/cn'
import { type DeviceMetricSpec, orderedMetrics } from '../device-tile/device-metrics.ts'
import { DatedValue } from '../device-tile/truth-line.tsx'
import { BeforeCut } from './before-cut.tsx'
import type { Choice } from './choice.ts'
import { metricGroups } from './metric-groups.ts'
import { NowColumn, NowList } from './now-column.tsx'
import { PhaseTable } from './phase-table.tsx'
import { hasPhases, isOfPhase, VOLTAGES } from './phases.ts'

/** What a device reads beside its main value, a line each: what it does and has counted, then how it is fed. */
export const LiveValues = (choice: Choice) => {
  const { work, counters, supply } = metricGroups(orderedMetrics(choice.device).slice(1))
  const isPhased = hasPhases(choice.device, VOLTAGES)
  return (
    <>
      {work.length + counters.length > 0 && (
        <NowColumn>
          {work.length > 0 && <Values {...choice} title={detail.live} metrics={work} />}
          {counters.length > 0 && <Values {...choice} title={detail.counters} metrics={counters} />}
        </NowColumn>
      )}
      {supply.length > 0 && (
        <NowColumn>
          <Values
            {...choice}
            title={detail.supply}
            metrics={isPhased ? supply.filter(({ id }) => !isOfPhase(id)) : supply}
            isPhased={isPhased}
          />
        </NowColumn>
      )}
    </>
  )
}

type ValuesProps = Choice & {
  readonly title: string
  readonly metrics: readonly DeviceMetricSpec[]
  readonly isPhased?: boolean
}

const Values = ({ title, metrics, isPhased = false, ...choice }: ValuesProps) => (
  <NowList title={title}>
    {isPhased && <PhaseTable {...choice} />}
    <ul className="grid">
      {metrics.map((metric) => (
        <Value key={metric.id} {...choice} metric={metric} />
      ))}
    </ul>
  </NowList>
)

const Value = ({ device, metric, chosen, onChoose }: Choice & { readonly metric: DeviceMetricSpec }) => (
  <li className="min-w-0">
    <button
      type="button"
      data-print
      aria-pressed={metric.id === chosen}
      title={detail.showCurve}
      onClick={() => onChoose(metric.id)}
      className={cn(
        'touch flex w-full items-baseline justify-between gap-3 rounded border-b py-1 text-left text-sm transition-colors hover:bg-hover',
        metric.id === chosen ? 'border-primary bg-water-soft/60' : 'border-transparent',
      )}
    >
      <span className="min-w-0 text-muted">{METRIC_NAMES[metric.id]}</span>
      {/* of when a device without power told them stands once, over all of them */}
      <span className="whitespace-nowrap text-right font-semibold tabular-nums group-has-[[data-freshness=off]]/now:[&_[data-late=off]]:sr-only">
        <DatedValue device={device.id} metric={metric} unitClass="font-normal text-muted text-xs" isShort />
        {METRICS[metric.id].nature === 'state' && <BeforeCut device={device.id} metric={metric.id} />}
      </span>
    </button>
  </li>
)
