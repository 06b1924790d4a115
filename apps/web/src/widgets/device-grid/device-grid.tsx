import type { DeviceId } from '@vigie/contracts/entities'
import { memo } from 'react'
import { text } from '@/text'
import { Windowed } from '@/ui/windowed'
import { AssetTile } from '../device-tile/asset-tile.tsx'
import { ROLE_ICONS } from '../device-tile/kind-icon.tsx'
import type { AssetGroup } from './group-assets.ts'
import { TILE_GRIDS } from './tile-grid.ts'

type DeviceGridProps = {
  readonly groups: readonly AssetGroup[]
  /** the main device of the chosen asset */
  readonly selected: DeviceId | null
  /** the meter that all of the site hangs on */
  readonly supply: DeviceId | null
  readonly onSelect: (device: DeviceId) => void
}

/** Live tiles under their group's title. Renders when assets, filter or selection change, never on a reading. */
export const DeviceGrid = memo(({ groups, selected, supply, onSelect }: DeviceGridProps) => (
  <div className="flex flex-col gap-5">
    {groups.map((group) => (
      <section key={group.role} aria-labelledby={`groupe-${group.role}`} data-group={group.role}>
        <GroupTitle group={group} />
        <Windowed items={group.shown} rowPx={200} className="mb-3 last:mb-0">
          {(assets) => (
            <div className={TILE_GRIDS[group.role]}>
              {assets.map((asset) => (
                <AssetTile
                  key={asset.id}
                  asset={asset}
                  selected={asset.id === selected}
                  supply={supply}
                  onSelect={onSelect}
                />
              ))}
            </div>
          )}
        </Windowed>
      </section>
    ))}
  </div>
))

const GroupTitle = ({ group }: { readonly group: AssetGroup }) => {
  const Icon = ROLE_ICONS[group.role]
  return (
    <h3 id={`groupe-${group.role}`} className="mb-2 flex items-center gap-2 font-semibold text-sm">
      <Icon aria-hidden className="size-4 text-muted" />
      {text.home.groups[group.role]}{' '}
      <span className="font-normal text-muted tabular-nums">
        {text.home.groupCount(group.shown.length, group.total)}
      </span>
    </h3>
  )
}
