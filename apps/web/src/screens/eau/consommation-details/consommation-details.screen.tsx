import type { Device } from '@vigie/contracts/entities'
import { REST_PATHS } from '@vigie/contracts/rest'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { useMemo, useState } from 'react'
import { generatePath, useParams } from 'react-router-dom'
import { useCapability } from '@/data'
import { PATHS } from '@/paths'
import { siteTimeZone, text } from '@/text'
import { eau } from '@/text/eau'
import { DetailSkeleton } from '@/widgets/device-detail/device-detail'
import { mainMetric, measures } from '@/widgets/device-tile/device-metrics'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { ExportButtons } from '@/widgets/export/export-buttons'
import { HourProfile } from '@/widgets/hour-profile/hour-profile'
import { NotFound } from '@/widgets/not-found/not-found'
import { BackLink } from '@/widgets/page/back-link'
import { PageFrame } from '@/widgets/page/page-frame'
import { boundsOf } from '@/widgets/period/bounds'
import { withPeriod } from '@/widgets/period/period'
import { usePeriod, useToday } from '@/widgets/period/use-period'
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
  const [period] = usePeriod()
  const today = useToday()
  const offered = useCapability('series')
  const main = mainMetric(device)
  const [chosen, setChosen] = useState(main?.id ?? null)
  const metric = device.metrics.find(({ id }) => id === chosen) ?? main
  const bounds = useMemo(() => boundsOf(period, today, siteTimeZone()), [period, today])
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
      beside={
        <ExportButtons
          what={`${METRIC_NAMES[metric.id]}, ${device.name}`}
          path={REST_PATHS.exportSeries}
          search={{ device: device.id, metric: metric.id, ...bounds }}
          name={`${device.id}-${metric.id}`}
        />
      }
    >
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ReadingsTable
          key={`${metric.id} ${withPeriod(new URLSearchParams(), period)}`}
          device={device}
          metric={metric}
          onMetric={setChosen}
        />
        {measures(device, 'volume_m3') && <HourProfile device={device} />}
      </div>
    </PageFrame>
  )
}
