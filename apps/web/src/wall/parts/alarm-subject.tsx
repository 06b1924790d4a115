import { type Device, METRICS } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { useMemo } from 'react'
import { mainMetric } from '@/widgets/device-tile/device-metrics'
import { levelOf, seriesOf } from '../wall-devices.ts'
import { FigureRow } from './figure-row.tsx'
import { Tank } from './tank.tsx'

type AlarmSubjectProps = {
  readonly device: Device
  /** it is not the device that the alarm names in large */
  readonly isNamed: boolean
}

/** What is measured where the alarm is: the level of a tank, else the main value of the device, with its age. */
export const AlarmSubject = ({ device, isNamed }: AlarmSubjectProps) => {
  const name = isNamed ? (device.asset?.name ?? device.name) : null
  const metric = mainMetric(device)
  const series = useMemo(() => (metric === null ? [] : seriesOf(device, metric.id)), [device, metric])
  if (levelOf(device) !== null) return <Tank device={device} isShort {...(name !== null && { name })} />
  if (metric === null) return null
  return (
    <FigureRow
      name={name ?? METRIC_NAMES[metric.id]}
      series={series}
      decimals={METRICS[metric.id].decimals}
      isStacked
      isNarrow
    />
  )
}

/** Whether there is anything to show of it. */
export const hasSubject = (device: Device | undefined): device is Device =>
  device !== undefined && mainMetric(device) !== null
