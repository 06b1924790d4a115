/** A layered drawing: columns of ids, top to bottom, and links between neighbouring columns. */
export type Layers = readonly (readonly string[])[]
export type Link = { readonly from: string; readonly to: string }

const SWEEPS = 12

/** The same columns, each in the order that lets the fewest links cross (barycentres, best of several sweeps). */
export const reduceCrossings = (layers: Layers, links: readonly Link[]): Layers => {
  let best = layers
  let fewest = crossings(layers, links)
  let current = layers
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    current = sweepOnce(current, links, sweep % 2 === 0)
    const count = crossings(current, links)
    if (count < fewest) {
      best = current
      fewest = count
    }
  }
  return best
}

const sweepOnce = (layers: Layers, links: readonly Link[], rightward: boolean): Layers => {
  const out = layers.map((layer) => [...layer])
  const order = out.map((_, index) => index)
  if (!rightward) order.reverse()
  for (const index of order.slice(1)) {
    const fixed = out[rightward ? index - 1 : index + 1] ?? []
    const place = new Map(fixed.map((id, at) => [id, at]))
    const layer = out[index] ?? []
    const weight = new Map(layer.map((id, at) => [id, barycentre(id, links, place) ?? at]))
    layer.sort((a, b) => (weight.get(a) ?? 0) - (weight.get(b) ?? 0))
  }
  return out
}

const barycentre = (id: string, links: readonly Link[], place: ReadonlyMap<string, number>): number | null => {
  const near = links.flatMap(({ from, to }) =>
    from === id ? (place.get(to) ?? []) : to === id ? (place.get(from) ?? []) : [],
  )
  return near.length === 0 ? null : near.reduce((sum, at) => sum + at, 0) / near.length
}

/** How many pairs of links cross. */
export const crossings = (layers: Layers, links: readonly Link[]): number => {
  const place = new Map(layers.flatMap((layer, column) => layer.map((id, at) => [id, { column, at }] as const)))
  const ends = links.flatMap(({ from, to }) => {
    const [a, b] = [place.get(from), place.get(to)]
    return a === undefined || b === undefined ? [] : [{ column: a.column, a: a.at, b: b.at }]
  })
  return ends.reduce(
    (count, one, index) =>
      count +
      ends.slice(index + 1).filter((other) => other.column === one.column && (one.a - other.a) * (one.b - other.b) < 0)
        .length,
    0,
  )
}
