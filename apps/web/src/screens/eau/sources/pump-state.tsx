import { type Device, isActiveAlarm, MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useDeviceStatus, useFeed, useKpis, useLatest, useNow, useOpenAlarms } from '@/data'
import { Skeleton } from '@/ui/skeleton'
import { assetByDevice, assetsOf } from '@/widgets/assets/assets-of'
import { isRestUsual } from '@/widgets/kpi/pumps-behind'
import { TODAY } from '@/widgets/leaks/leaks'
import { Parted } from '@/widgets/page/parted'
import { NowNote } from '@/widgets/site-state/now-note'
import { SiteStateBanner } from '@/widgets/site-state/site-state'
import { pumpSentence } from './pump-sentence.ts'
import { useRanDay } from './use-ran-day.ts'

type PumpStateProps = { readonly device: Device; readonly devices: readonly Device[] }

/** How a pump stands now, in one sentence, whatever period its figures are of; nothing of what is no pump. */
export const PumpState = ({ device, devices }: PumpStateProps) => {
  const now = useNow(MINUTE_MS)
  const feed = useFeed()
  const today = useKpis(TODAY).data
  const { ran, isLoading } = useRanDay(device.id)
  const members = useMemo(
    () => new Set((assetByDevice(assetsOf(devices)).get(device.id)?.members ?? [device]).map(({ id }) => id)),
    [device, devices],
  )
  const alarms = useOpenAlarms().filter((one) => members.has(one.device) && isActiveAlarm(one))
  const isOff = useDeviceStatus(device.id)?.powered === false
  const running = useLatest(device.id, 'running', 'calm')
  const flow = useLatest(device.id, 'flow_m3h', 'calm')
  if (device.kind !== 'pump') return null
  // said before its figures come it would be longer a moment later, and push the page away
  if (isLoading) return <Skeleton className="h-17 rounded-xl" />
  const sentence = pumpSentence({
    doing: isOff ? 'cut' : running === null ? null : running.value >= 0.5 ? 'running' : 'standing',
    flowM3h: flow?.value ?? null,
    isRestUsual: today !== undefined && isRestUsual(today, now),
    ran,
    alarms: alarms.length,
    isUrgent: alarms.some(({ priority }) => priority === 'critical' || priority === 'high'),
    feed,
    now,
  })
  return (
    <div className="flex flex-col gap-1.5">
      <NowNote />
      <SiteStateBanner sentence={sentence} causes={[]}>
        <Parted text={sentence.text} />
      </SiteStateBanner>
    </div>
  )
}
