import { type Device, MINUTE_MS } from '@vigie/contracts/entities'
import { useDeviceStatus, useLatest, useNow } from '@/data'
import { formatMomentMinute } from '@/text'
import { eau } from '@/text/eau'
import { type DeviceColumn, Nothing } from '@/widgets/device-table/device-column'
import { useSourceToday } from '@/widgets/device-tile/asset-figures'

const words = eau.sources

/** When a pump last ran before now, whatever period the figures beside it are of. */
export const lastRanColumn = (sortBy: DeviceColumn['sortBy']): DeviceColumn => ({
  id: 'lastRanAt',
  title: words.lastRan,
  cell: (device) => (device.kind === 'pump' ? <LastRan device={device} /> : <Nothing reason={words.notPumped} />),
  applies: ({ kind }) => kind === 'pump',
  sortBy,
})

const LastRan = ({ device }: { readonly device: Device }) => {
  const at = useSourceToday(device.id)?.lastRanAt ?? null
  const isOff = useDeviceStatus(device.id)?.powered === false
  const latest = useLatest(device.id, 'running', 'calm')
  const now = useNow(MINUTE_MS)
  // what it told before it lost its power is no run of now
  if (!isOff && latest !== null && latest.value >= 0.5) return words.running
  return at === null ? <Nothing reason={words.neverRan} /> : formatMomentMinute(at, now)
}
