import type { Device } from '@vigie/contracts/entities'
import { REST_PATHS } from '@vigie/contracts/rest'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { generatePath, useParams } from 'react-router-dom'
import { useCapability } from '@/data'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { eau } from '@/text/eau'
import { CurveCard } from '@/widgets/device-detail/curve-card'
import { DetailSkeleton } from '@/widgets/device-detail/device-detail'
import { useChosenMetric } from '@/widgets/device-detail/use-chosen-metric'
import { measures } from '@/widgets/device-tile/device-metrics'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { ExportButtons } from '@/widgets/export/export-buttons'
import { HourProfile } from '@/widgets/hour-profile/hour-profile'
import { NotFound } from '@/widgets/not-found/not-found'
import { BackLink } from '@/widgets/page/back-link'
import { PageFrame } from '@/widgets/page/page-frame'
import { useBounds } from '@/widgets/period/use-bounds'
import { ReadingsTable } from './readings-table.tsx'

const words = eau.consumption

/** The raw readings of a sector, its mean day, and both as a file. */
export const ConsommationDetailsScreen = () => {
  const { id } = useParams()
  return (
    <DevicesGate
      skeleton={<DetailSkeleton />}
      failure={(why) => (
        <PageFrame title={words.details} above={<BackLink path={PATHS.consumption} label={words.back} />}>
          {why}
        </PageFrame>
      )}
    >
      {(devices) => {
        const device = devices.find((one) => one.id === id && one.role === 'consumption')
        return device === undefined ? <NotFound /> : <Details key={device.id} device={device} />
      }}
    </DevicesGate>
  )
}

const Details = ({ device }: { readonly device: Device }) => {
  const offered = useCapability('series')
  const [metric, choose] = useChosenMetric(device)
  const bounds = useBounds()
  const back = { path: generatePath(PATHS.consumer, { id: device.id }), label: device.name }
  if (metric === null || offered === false) {
    return (
      <PageFrame title={`${words.details} · ${device.name}`} above={<BackLink {...back} />}>
        <p className="text-muted text-sm">{metric === null ? text.home.noMetrics : text.history.unavailable}</p>
      </PageFrame>
    )
  }
  return (
    <PageFrame
      title={`${words.details} · ${device.name}`}
      above={<BackLink {...back} />}
      compares={false}
      beside={
        <ExportButtons
          what={`${METRIC_NAMES[metric.id]}, ${device.name}`}
          path={REST_PATHS.exportSeries}
          search={{ device: device.id, metric: metric.id, ...bounds }}
          name={`${device.id}-${metric.id}`}
        />
      }
    >
      <div className="grid items-start gap-5 xl:grid-cols-2 print:block">
        <ReadingsTable device={device} metric={metric} period={bounds} onMetric={choose} />
        <div className="flex min-w-0 flex-col gap-5 print:hidden">
          <CurveCard device={device} metric={metric} thresholds={[]} />
          {measures(device, 'volume_m3') && <HourProfile device={device} />}
        </div>
      </div>
    </PageFrame>
  )
}
