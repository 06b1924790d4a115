import type { Device } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { text } from '@/text'
import { cn } from '@/ui/cn'
import { assetKind } from '../assets/asset-label.ts'
import type { Asset } from '../assets/assets-of.ts'
import { KindIcon } from '../device-tile/kind-icon.tsx'

type DeviceNameProps = {
  readonly device: Device
  /** what the row stands for; undefined: the device alone */
  readonly asset: Asset | undefined
  readonly path: string
  readonly className: string
}

/** Which device or asset (on paper its name alone, in one line), and the way to its page: a press anywhere in its row or card goes there. */
export const DeviceName = ({ device, asset, path, className }: DeviceNameProps) => (
  <Link
    to={path}
    className={cn(
      'flex min-w-0 items-center gap-2.5 rounded outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-ring',
      className,
    )}
  >
    <span className="print:hidden">
      <KindIcon kind={device.kind} role={device.role} />
    </span>
    <span className="min-w-0">
      <span className="line-clamp-2 print:whitespace-nowrap">{asset?.name ?? device.name}</span>
      <span className="block print:hidden font-normal text-muted text-xs first-letter:uppercase">
        {assetKind(device)}
        {asset !== undefined && `, ${text.home.devicesCount(asset.members.length)}`}
      </span>
    </span>
  </Link>
)
