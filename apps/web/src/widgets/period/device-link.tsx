import type { Device, DeviceId } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { devicePath } from '@/paths'
import { useKeepPeriod } from './use-period.ts'

type DeviceLinkProps = { readonly id: DeviceId; readonly devices: readonly Device[] }

/** A device's name, which leads to its page for the same period. */
export const DeviceLink = ({ id, devices }: DeviceLinkProps) => {
  const keep = useKeepPeriod()
  const device = devices.find((one) => one.id === id)
  return device === undefined ? (
    <span>{id}</span>
  ) : (
    <Link to={keep(devicePath(device))} className="rounded hover:text-primary hover:underline">
      {device.name}
    </Link>
  )
}
