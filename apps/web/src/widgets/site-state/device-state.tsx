import { type Device, isActiveAlarm, MINUTE_MS, worstPriorityOf } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useDeviceStatus, useFeed, useNow, useOpenAlarms } from '@/data'
import { assetByDevice, assetsOf } from '../assets/assets-of.ts'
import { Parted } from '../page/parted.tsx'
import type { Standing } from './device-sentence.ts'
import { NowNote } from './now-note.tsx'
import { type Sentence, SiteStateBanner } from './site-state.tsx'

/** The alarms of a device and of what belongs to it, its power, and whether what is shown is of now. */
export const useStanding = (device: Device, devices: readonly Device[]): Standing => {
  const asset = useMemo(() => assetByDevice(assetsOf(devices)).get(device.id), [device, devices])
  const members = useMemo(() => new Set((asset?.members ?? [device]).map(({ id }) => id)), [device, asset])
  const alarms = useOpenAlarms().filter((one) => members.has(one.device) && isActiveAlarm(one))
  return {
    alarms: alarms.length,
    others: alarms.filter((one) => one.device !== device.id).length,
    whole: asset === undefined || asset.main.id === device.id ? null : asset.name,
    isUrgent: alarms.some(({ priority }) => priority === 'critical' || priority === 'high'),
    priority: worstPriorityOf(alarms),
    isCut: useDeviceStatus(device.id)?.powered === false,
    feed: useFeed(),
    now: useNow(MINUTE_MS),
  }
}

type DeviceStateProps = { readonly sentence: Sentence; readonly alsoTo?: string | undefined }

/** How a device stands now, whatever period its figures are of. */
export const DeviceState = ({ sentence, alsoTo }: DeviceStateProps) => (
  <div className="flex flex-col gap-1.5">
    <NowNote />
    <SiteStateBanner sentence={sentence} causes={[]} alsoTo={alsoTo}>
      <Parted text={sentence.text} />
    </SiteStateBanner>
  </div>
)
