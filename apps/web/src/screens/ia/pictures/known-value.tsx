import { type Device, METRICS } from '@vigie/contracts/entities'
import { useLatest } from '@/data/live'
import { formatDateTime, formatNumber, withUnit } from '@/text'
import { iaPictures } from '@/text/ia-pictures'

type Counter = Device['metrics'][number]['id']

/** The index of a device that a photo of its counter is judged by; its line keeps its place until it is known. */
export const KnownIndex = ({ device }: { readonly device: Device }) => {
  const counter = device.metrics.find(({ id }) => METRICS[id].nature === 'counter')?.id
  return counter === undefined ? null : <Index device={device} counter={counter} />
}

const Index = ({ device, counter }: { readonly device: Device; readonly counter: Counter }) => {
  const latest = useLatest(device.id, counter, 'calm')
  const { unit, decimals } = METRICS[counter]
  return (
    <p className="min-h-5 text-muted text-sm tabular-nums">
      {latest !== null &&
        iaPictures.meter.known(withUnit(formatNumber(latest.value, decimals), unit), formatDateTime(latest.ts))}
    </p>
  )
}
