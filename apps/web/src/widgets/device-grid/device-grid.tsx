import type { DeviceId } from '@vigie/contracts/entities'
import { memo } from 'react'
import { DEVICE_ROLE_TITLES, text } from '@/text'
import { cn } from '@/ui/cn'
import { DeviceTile } from '../device-tile/device-tile.tsx'
import { ROLE_ICONS, roleColor } from '../device-tile/kind-icon.tsx'
import type { DeviceGroup } from './group-devices.ts'
import { TILE_GRID } from './tile-grid.ts'

type DeviceGridProps = {
  readonly groups: readonly DeviceGroup[]
  readonly selected: DeviceId | null
  readonly onSelect: (device: DeviceId) => void
}

/** Live tiles under their group's title. Renders when devices, filter or selection change, never on a reading. */
export const DeviceGrid = memo(({ groups, selected, onSelect }: DeviceGridProps) => (
  <div className="flex flex-col gap-6">
    {groups.map((group) => (
      <section key={group.role} aria-labelledby={`groupe-${group.role}`} data-group={group.role}>
        <GroupTitle group={group} />
        <div className={TILE_GRID}>
          {group.shown.map((device) => (
            <DeviceTile key={device.id} device={device} selected={device.id === selected} onSelect={onSelect} />
          ))}
        </div>
      </section>
    ))}
  </div>
))

const GroupTitle = ({ group }: { readonly group: DeviceGroup }) => {
  const Icon = ROLE_ICONS[group.role]
  return (
    <h3 id={`groupe-${group.role}`} className="mb-2.5 flex items-center gap-2 font-semibold text-base">
      <span aria-hidden className={cn('grid size-6 place-items-center rounded-md', roleColor(group.role))}>
        <Icon className="size-4" />
      </span>
      {DEVICE_ROLE_TITLES[group.role]}{' '}
      <span className="font-normal text-muted text-sm tabular-nums">
        {text.home.groupCount(group.shown.length, group.total)}
      </span>
    </h3>
  )
}
