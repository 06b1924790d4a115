import { type Device, figureSpec, type KpiBody, type MetricId } from '@vigie/contracts/entities'
import { ListOrdered } from 'lucide-react'
import { generatePath, Link } from 'react-router-dom'
import { PATHS } from '@/paths'
import { eau } from '@/text/eau'
import { Button } from '@/ui/button'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { DeviceDetail } from '@/widgets/device-detail/device-detail'
import { measures } from '@/widgets/device-tile/device-metrics'
import { HourProfile } from '@/widgets/hour-profile/hour-profile'
import { acknowledgeOne } from '../../acknowledge-one.tsx'
import { ConsumptionFigures } from '../parts/consumption-figures.tsx'
import { NightsCard } from './nights-card.tsx'
import { SectorState } from './sector-state.tsx'

const words = eau.consumption

/** A sector or a plot, or a probe of one. */
export const SecteurScreen = () => (
  <DeviceDetail
    act={acknowledgeOne}
    back={{ path: PATHS.consumption, label: words.back }}
    isOurs={({ role }) => role === 'consumption'}
    figures={(device, body) => <ConsumptionFigures device={device} body={body} />}
    thresholds={nightFlow}
    state={(device, devices) => <SectorState device={device} devices={devices} />}
    actions={(device) => <DetailsLink device={device} />}
  >
    {(device) => (
      <>
        <NightsCard device={device} />
        {measures(device, 'volume_m3') && <HourProfile device={device} />}
      </>
    )}
  </DeviceDetail>
)

const nightFlow = ({ id }: Device, metric: MetricId, body: KpiBody | undefined): readonly Threshold[] => {
  const flow = body?.consumptions.find(({ device }) => device === id)?.nightFlowM3h.value ?? null
  return metric === 'flow_m3h' && flow !== null ? [{ value: flow, label: figureSpec('nightFlowM3h').shortName }] : []
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
