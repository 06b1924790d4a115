/** A place on the map, in pixels of the present zoom. */
export type Spot<T> = { readonly item: T; readonly x: number; readonly y: number }

/**
 * Joins places too close to be told apart: each joins the first group whose first member is within
 * `radius` pixels. The order of the places decides, so the same places give the same groups.
 */
export const clusterSpots = <T>(spots: readonly Spot<T>[], radius: number): readonly (readonly T[])[] => {
  const groups: { readonly x: number; readonly y: number; readonly items: T[] }[] = []
  for (const { item, x, y } of spots) {
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) <= radius)
    if (near) near.items.push(item)
    else groups.push({ x, y, items: [item] })
  }
  return groups.map(({ items }) => items)
}
