/** Tiles as dense as fits: no narrower than their figures need. */
export const TILE_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-3'
