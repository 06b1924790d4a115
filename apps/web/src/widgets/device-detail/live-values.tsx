import type { Device, MetricId } from '@vigie/contracts/entities'
import { detail } from '@/text/kpi'
import { CardSection } from '@/ui/card-section'
import { MetricList } from '../history/metric-list.tsx'

type LiveValuesProps = {
  readonly device: Device
  readonly chosen: MetricId
  readonly onChoose: (metric: MetricId) => void
}

/** Every value of the device now; the one chosen is charted. */
export const LiveValues = (props: LiveValuesProps) => (
  <CardSection title={detail.live}>
    <div className="px-4 pb-4">
      <MetricList {...props} />
    </div>
  </CardSection>
)
