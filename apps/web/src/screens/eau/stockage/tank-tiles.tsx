import type { DeviceId } from '@vigie/contracts/entities'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { devicePath } from '@/paths'
import { eau } from '@/text/eau'
import type { Asset } from '@/widgets/assets/assets-of'
import { TILE_GRIDS } from '@/widgets/device-grid/tile-grid'
import { AssetTile } from '@/widgets/device-tile/asset-tile'
import { useSupply } from '@/widgets/device-tile/use-supply'

/** The tanks as they are now, drawn; each leads to its page. */
export const TankTiles = ({ assets }: { readonly assets: readonly Asset[] }) => {
  const supply = useSupply()
  const navigate = useNavigate()
  const open = useCallback((id: DeviceId) => void navigate(devicePath({ role: 'storage', id })), [navigate])
  if (assets.length === 0) return null
  return (
    <section aria-label={eau.storage.now} className={TILE_GRIDS.storage}>
      {assets.map((asset) => (
        <AssetTile key={asset.id} asset={asset} selected={false} supply={supply} onSelect={open} />
      ))}
    </section>
  )
}
