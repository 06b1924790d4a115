import type { Device } from '@vigie/contracts/entities'
import { Unplug } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useDeviceStatus } from '@/data'
import { devicePath } from '@/paths'
import { DEVICE_KIND_LABELS, text } from '@/text'
import { cn } from '@/ui/cn'
import { type Asset, memberName } from '../assets/assets-of.ts'
import { KindIcon } from '../device-tile/kind-icon.tsx'

type DeviceNameProps = {
  readonly device: Device
  /** what the row stands for; undefined: the device alone */
  readonly asset: Asset | undefined
  readonly path: string
  readonly className: string
}

/** Which device or asset, and the way to its page: a press anywhere in its row or card goes there. */
export const DeviceName = ({ device, asset, path, className }: DeviceNameProps) => (
  <>
    <Link
      to={path}
      className={cn(
        'flex min-w-0 items-center gap-2.5 rounded outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-ring',
        className,
      )}
    >
      <KindIcon kind={device.kind} role={device.role} />
      <span className="min-w-0">
        <span className="line-clamp-2">{asset?.name ?? device.name}</span>
        <span className="block truncate font-normal text-muted text-xs first-letter:uppercase">
          {DEVICE_KIND_LABELS[device.kind]}
        </span>
      </span>
    </Link>
    {asset !== undefined && <Members asset={asset} />}
  </>
)

/** The other devices of the asset, each the way to its own page. */
const Members = ({ asset }: { readonly asset: Asset }) => (
  <p className="mt-0.5 ml-10.5 flex flex-wrap gap-x-3 font-normal text-muted text-xs">
    {asset.members.slice(1).map((member) => (
      <Link
        key={member.id}
        to={devicePath(member)}
        title={member.name}
        className="relative rounded underline-offset-2 hover:text-ink hover:underline"
      >
        {memberName(member, asset)}
        <OffMark device={member} />
      </Link>
    ))}
  </p>
)

const OffMark = ({ device }: { readonly device: Device }) =>
  useDeviceStatus(device.id)?.powered === false ? (
    <span data-power="off" className="ml-1 text-bad">
      <Unplug aria-hidden className="mr-0.5 inline size-3.5" />
      {text.home.states.off}
    </span>
  ) : null
