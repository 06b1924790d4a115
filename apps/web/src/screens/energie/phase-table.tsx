import type { Device, MetricId } from '@vigie/contracts/entities'
import { memo } from 'react'
import { useLatest } from '@/data'
import { formatPercent, NO_VALUE } from '@/text'
import { energie } from '@/text/energie'
import { Card } from '@/ui/card'
import { LiveValue } from '@/widgets/device-tile/live-value'
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
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="font-semibold text-sm">{words.title}</h2>
      <table className="w-full text-sm tabular-nums">
        <thead className="text-muted text-xs">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              {words.phase}
            </th>
            {withVoltage && (
              <th scope="col" className="py-1.5 text-right font-medium">
                {words.voltage}
              </th>
            )}
            {withCurrent && (
              <th scope="col" className="py-1.5 text-right font-medium">
                {words.current}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {PHASES.map(({ name, voltage, current }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              {withVoltage && (
                <td className="py-1.5 text-right">
                  <LiveValue device={device.id} metric={voltage} unitClass="text-muted text-xs" />
                </td>
              )}
              {withCurrent && (
                <td className="py-1.5 text-right">
                  <LiveValue device={device.id} metric={current} unitClass="text-muted text-xs" />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid gap-1 border-line border-t pt-2 text-sm">
        {withVoltage && <Imbalance device={device} metrics={VOLTAGES} label={words.voltageImbalance} />}
        {withCurrent && <Imbalance device={device} metrics={CURRENTS} label={words.imbalance} />}
      </dl>
      <p className="text-2xs text-muted">{words.help}</p>
    </Card>
  )
}

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
