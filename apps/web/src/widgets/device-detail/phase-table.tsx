import { type Device, type FigureId, figureSpec, METRICS, type MetricId } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { memo } from 'react'
import { useLatest } from '@/data'
import { detail } from '@/text/detail'
import { cn } from '@/ui/cn'
import { DatedValue } from '../device-tile/truth-line.tsx'
import { formatFigure } from '../kpi/figure.ts'
import { formulaOf } from '../kpi/formula.ts'
import type { Choice } from './choice.ts'
import { CURRENTS, hasPhases, imbalancePct, VOLTAGES } from './phases.ts'

const words = detail.phases
const LINES = [
  { name: words.voltage, metrics: VOLTAGES, imbalance: 'voltageImbalancePct' },
  { name: words.current, metrics: CURRENTS, imbalance: 'currentImbalancePct' },
] as const satisfies readonly { readonly name: string; readonly metrics: Three; readonly imbalance: FigureId }[]

type Three = readonly [MetricId, MetricId, MetricId]

/** Voltage and current of each phase now, a column each, and how unequal they are; each value leads to its curve. */
export const PhaseTable = ({ device, chosen, onChoose }: Choice) => {
  const lines = LINES.filter(({ metrics }) => hasPhases(device, metrics))
  if (lines.length === 0) return null
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{detail.supply}</caption>
      <thead className="text-2xs text-muted">
        <tr>
          <td />
          {Object.values(words.names).map((name) => (
            <th key={name} scope="col" className="pr-1 text-right font-medium">
              {name}
            </th>
          ))}
          <th scope="col" className="text-right font-medium">
            {words.imbalance}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, metrics, imbalance }) => (
          <tr key={name}>
            <th scope="row" className="whitespace-nowrap py-1 text-left font-normal text-muted">
              {`${name}, ${METRICS[metrics[0]].unit}`}
            </th>
            {metrics.map((metric) => (
              <td key={metric} className="text-right">
                <Phase device={device} metric={metric} chosen={chosen} onChoose={onChoose} />
              </td>
            ))}
            <td className="whitespace-nowrap text-right text-muted" title={formulaOf(imbalance)}>
              <Imbalance device={device} metrics={metrics} id={imbalance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Phase = ({ device, metric, chosen, onChoose }: Choice & { readonly metric: MetricId }) => {
  const own = device.metrics.find(({ id }) => id === metric)
  return own === undefined ? null : (
    <button
      type="button"
      data-print
      aria-pressed={metric === chosen}
      title={detail.showCurve}
      onClick={() => onChoose(metric)}
      className={cn(
        'touch whitespace-nowrap rounded border-b px-1 py-1 font-semibold transition-colors hover:bg-hover',
        'group-has-[[data-freshness=off]]/now:[&_[data-late=off]]:sr-only',
        metric === chosen ? 'border-primary bg-water-soft/60' : 'border-transparent',
      )}
    >
      <span className="sr-only">{`${METRIC_NAMES[metric]} `}</span>
      <DatedValue device={device.id} metric={own} unitClass="sr-only" isShort />
    </button>
  )
}

type ImbalanceProps = { readonly device: Device; readonly metrics: Three; readonly id: FigureId }

const Imbalance = memo(({ device: { id }, metrics: [one, two, three], id: figure }: ImbalanceProps) => {
  const values = [useLatest(id, one, 'calm'), useLatest(id, two, 'calm'), useLatest(id, three, 'calm')]
  const percent = imbalancePct(values.map((latest) => latest?.value ?? null))
  return (
    <>
      <span className="sr-only">{figureSpec(figure).name}</span>
      {formatFigure(percent, figure)}
    </>
  )
})
