import type { Device, KpiBody, MetricId } from '@vigie/contracts/entities'
import { ListOrdered } from 'lucide-react'
import { generatePath, Link } from 'react-router-dom'
import { PATHS } from '@/paths'
import { eau } from '@/text/eau'
import { Button } from '@/ui/button'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { DeviceDetail } from '@/widgets/device-detail/device-detail'
import { HourProfile } from '@/widgets/hour-profile/hour-profile'
import { ConsumptionFigures } from '../parts/consumption-figures.tsx'

const words = eau.consumption

/** A sector or a plot, or a probe of one. */
export const SecteurScreen = () => (
  <DeviceDetail
    back={{ path: PATHS.consumption, label: words.back }}
    isOurs={({ role }) => role === 'consumption'}
    figures={(device, body) => <ConsumptionFigures device={device} body={body} />}
    thresholds={nightFlow}
    actions={(device) => <DetailsLink device={device} />}
  >
    {(device) => (counts(device) ? <HourProfile device={device} /> : null)}
  </DeviceDetail>
)

const counts = ({ metrics }: Device): boolean => metrics.some(({ id }) => id === 'volume_m3')

const nightFlow = ({ id }: Device, metric: MetricId, body: KpiBody | undefined): readonly Threshold[] => {
  const flow = body?.consumptions.find(({ device }) => device === id)?.nightFlowM3h.value ?? null
  return metric === 'flow_m3h' && flow !== null ? [{ value: flow, label: words.nightShort }] : []
}

const DetailsLink = ({ device }: { readonly device: Device }) =>
  device.metrics.length === 0 ? null : (
    <Button asChild size="sm" variant="outline">
      <Link to={generatePath(PATHS.consumptionDetails, { id: device.id })}>
        <ListOrdered aria-hidden />
        {words.details}
      </Link>
    </Button>
  )
