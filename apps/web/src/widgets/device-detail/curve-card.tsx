import type { Device } from '@vigie/contracts/entities'
import { useCapability } from '@/data'
import { text } from '@/text'
import { Card } from '@/ui/card'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { withPeriod } from '../period/period.ts'
import { usePeriod } from '../period/use-period.ts'
import { PeriodChart } from '../period-chart/period-chart.tsx'

type CurveCardProps = {
  readonly device: Device
  readonly metric: Device['metrics'][number]
  readonly thresholds: readonly Threshold[]
}

/** One metric of a device over the period, where the upstream keeps what was measured. */
export const CurveCard = ({ device, metric, thresholds }: CurveCardProps) => {
  const [period] = usePeriod()
  return (
    <Card className="min-w-0 p-4">
      {useCapability('series') === false ? (
        <p className="text-muted text-sm">{text.history.unavailable}</p>
      ) : (
        <PeriodChart
          key={`${metric.id} ${withPeriod(new URLSearchParams(), period)}`}
          device={device}
          metric={metric}
          thresholds={thresholds}
        />
      )}
    </Card>
  )
}
