import type { DeviceRole } from '@vigie/contracts/entities'

/**
 * Tiles as dense as fits, no narrower than what they say needs: a tank is drawn beside its rows. They share the row of
 * the widest window; one alone does not take all of it.
 */
export const TILE_GRIDS: Record<DeviceRole, string> = {
  source: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3 [&>:only-child]:max-w-160',
  storage: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-3',
  consumption: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-3 [&>:only-child]:max-w-160',
  energy: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-3 [&>:only-child]:max-w-160',
}
