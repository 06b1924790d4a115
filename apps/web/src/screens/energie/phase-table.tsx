import { type Device, type FigureId, figureSpec, type MetricId } from '@vigie/contracts/entities'
import { memo, useMemo } from 'react'
import { useLatest } from '@/data'
import { energie } from '@/text/energie'
import { CardSection } from '@/ui/card-section'
import { ReadingsOfCut } from '@/widgets/device-detail/before-cut'
import { DatedValue } from '@/widgets/device-tile/truth-line'
import { formatFigure } from '@/widgets/kpi/figure'
import { formulaOf } from '@/widgets/kpi/formula'
import { PlainTable } from '@/widgets/plain-table/plain-table'
import { CURRENTS, hasPhases, imbalancePct, isOfPhase, VOLTAGES } from './phases.ts'

const words = energie.phases
const PHASES = [
  { name: words.names.l1, voltage: 'voltage_l1_v', current: 'current_l1_a' },
  { name: words.names.l2, voltage: 'voltage_l2_v', current: 'current_l2_a' },
  { name: words.names.l3, voltage: 'voltage_l3_v', current: 'current_l3_a' },
] as const

/** Voltage and current of each phase now, and how unequal they are. */
export const PhaseTable = ({ device }: { readonly device: Device }) => {
  const withVoltage = hasPhases(device, VOLTAGES)
  const withCurrent = hasPhases(device, CURRENTS)
  const metrics = useMemo(() => device.metrics.filter(({ id }) => isOfPhase(id)), [device])
  if (!withVoltage && !withCurrent) return null
  return (
    <CardSection title={words.title}>
      <ReadingsOfCut device={device.id} metrics={metrics} className="px-4 pb-2" />
      <PlainTable
        label={words.title}
        columns={[
          { title: words.phase },
          ...(withVoltage ? [{ title: words.voltage }] : []),
          ...(withCurrent ? [{ title: words.current }] : []),
        ]}
        rows={PHASES.map(({ name, voltage, current }) => ({
          id: name,
          name,
          cells: [
            ...(withVoltage ? [<Now key={voltage} device={device} metric={voltage} />] : []),
            ...(withCurrent ? [<Now key={current} device={device} metric={current} />] : []),
          ],
        }))}
      />
      <div className="flex flex-col gap-1 border-line border-t px-4 py-3 text-sm">
        <dl className="grid gap-1">
          {withVoltage && <Imbalance device={device} metrics={VOLTAGES} id="voltageImbalancePct" />}
          {withCurrent && <Imbalance device={device} metrics={CURRENTS} id="currentImbalancePct" />}
        </dl>
      </div>
    </CardSection>
  )
}

const Now = ({ device, metric }: { readonly device: Device; readonly metric: MetricId }) => {
  const own = device.metrics.find(({ id }) => id === metric)
  return own === undefined ? null : (
    <DatedValue device={device.id} metric={own} unitClass="text-muted text-xs" isShort />
  )
}

type ImbalanceProps = {
  readonly device: Device
  readonly metrics: readonly [MetricId, MetricId, MetricId]
  readonly id: FigureId
}

const Imbalance = memo(({ device: { id }, metrics: [one, two, three], id: figure }: ImbalanceProps) => {
  const values = [useLatest(id, one, 'calm'), useLatest(id, two, 'calm'), useLatest(id, three, 'calm')]
  const percent = imbalancePct(values.map((latest) => latest?.value ?? null))
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted" title={formulaOf(figure)}>
        {figureSpec(figure).name}
      </dt>
      <dd className="font-semibold tabular-nums">{formatFigure(percent, figure)}</dd>
    </div>
  )
})
