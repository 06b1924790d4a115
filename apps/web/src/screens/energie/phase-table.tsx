import type { Device, MetricId } from '@vigie/contracts/entities'
import { memo } from 'react'
import { useLatest } from '@/data'
import { formatPercent, NO_VALUE } from '@/text'
import { energie } from '@/text/energie'
import { LiveValue } from '@/widgets/device-tile/live-value'
import { CardSection } from '@/widgets/page/card-section'
import { PlainTable } from '@/widgets/page/plain-table'
import { CURRENTS, hasPhases, imbalancePct, VOLTAGES } from './phases.ts'

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
  if (!withVoltage && !withCurrent) return null
  return (
    <CardSection title={words.title}>
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
          {withVoltage && <Imbalance device={device} metrics={VOLTAGES} label={words.voltageImbalance} />}
          {withCurrent && <Imbalance device={device} metrics={CURRENTS} label={words.imbalance} />}
        </dl>
        <p className="text-2xs text-muted">{words.help}</p>
      </div>
    </CardSection>
  )
}

const Now = ({ device, metric }: { readonly device: Device; readonly metric: MetricId }) => (
  <LiveValue device={device.id} metric={metric} unitClass="text-muted text-xs" />
)

type ImbalanceProps = {
  readonly device: Device
  readonly metrics: readonly [MetricId, MetricId, MetricId]
  readonly label: string
}

const Imbalance = memo(({ device: { id }, metrics: [one, two, three], label }: ImbalanceProps) => {
  const values = [useLatest(id, one, 'calm'), useLatest(id, two, 'calm'), useLatest(id, three, 'calm')]
  const percent = imbalancePct(values.map((latest) => latest?.value ?? null))
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{percent === null ? NO_VALUE : formatPercent(percent / 100, 1)}</dd>
    </div>
  )
})
