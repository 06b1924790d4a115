import type { DeviceId } from '@vigie/contracts/entities'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { devicePath } from '@/paths'
import { eau } from '@/text/eau'
import type { Asset } from '@/widgets/assets/assets-of'
import { TILE_GRIDS } from '@/widgets/device-grid/tile-grid'
import { useTanksNow } from '@/widgets/device-tile/asset-figures'
import { AssetTile } from '@/widgets/device-tile/asset-tile'
import { useSupply } from '@/widgets/device-tile/use-supply'

/** The tanks as they are now, drawn, the one that lasts shortest first; each leads to its page. */
export const TankTiles = ({ assets }: { readonly assets: readonly Asset[] }) => {
  const supply = useSupply()
  const navigate = useNavigate()
  const open = useCallback((id: DeviceId) => void navigate(devicePath({ role: 'storage', id })), [navigate])
  const tanks = useTanksNow()
  const lastOf = ({ main }: Asset): number =>
    tanks.find(({ device }) => device === main.id)?.autonomyHours ?? Number.POSITIVE_INFINITY
  // whatever lasts as long stays where it stood
  const inOrder = assets.toSorted((a, b) => (lastOf(a) === lastOf(b) ? 0 : lastOf(a) - lastOf(b)))
  if (assets.length === 0) return null
  return (
    <section aria-label={eau.storage.now} className={TILE_GRIDS.storage}>
      {inOrder.map((asset) => (
        <AssetTile key={asset.id} asset={asset} selected={false} supply={supply} onSelect={open} />
      ))}
    </section>
  )
}
