import { COMPARABLE_FROM_PCT, type Figure, type KpiBody } from '@vigie/contracts/entities'
import { type Compared, derive, figureOf, increment, NO_FIGURE, ratio } from './figures.ts'
import { type Network, type Node, seriesOf } from './network.ts'

type Flow = KpiBody['flows'][number]

/** Volume a device counted, m³. */
export const volumeOf = (compared: Compared, node: Node | undefined): Figure => {
  const series = node === undefined ? undefined : seriesOf(node, 'volume_m3')
  return series === undefined ? NO_FIGURE : figureOf(compared, [series], increment)
}

export const volumesOf = (compared: Compared, nodes: readonly Node[]): Figure =>
  figureOf(
    compared,
    nodes.flatMap((node) => seriesOf(node, 'volume_m3') ?? []),
    increment,
  )

/**
 * Volumes along the edges of the water network, m³: what is counted at one end,
 * or what is left of a device's total when one edge only is unknown.
 */
export const edgesOf = (compared: Compared, network: Network, side: 'value' | 'previous'): Flow[] => {
  const edges = network.nodes.flatMap(({ device }) =>
    device.role === 'energy' ? [] : device.feeds.map((to) => ({ from: device.id, to })),
  )
  const counted = (id: string): number | null => volumeOf(compared, network.node(id))[side]
  const known = new Map<string, number>()
  for (const { from, to } of edges) {
    const isOnlyFeeder = network.feedersOf(to).length === 1
    const volume = isOnlyFeeder && network.node(to)?.device.role === 'consumption' ? counted(to) : null
    if (volume !== null) known.set(`${from}>${to}`, volume)
  }
  for (const { from } of edges) {
    const total = counted(from)
    const open = edges.filter((edge) => edge.from === from && !known.has(`${from}>${edge.to}`))
    const [last] = open
    if (total === null || last === undefined || open.length > 1) continue
    const spent = edges.reduce(
      (sum, edge) => sum + (edge.from === from ? (known.get(`${from}>${edge.to}`) ?? 0) : 0),
      0,
    )
    known.set(`${from}>${last.to}`, Math.max(0, total - spent))
  }
  return edges.flatMap(({ from, to }) => {
    const volumeM3 = known.get(`${from}>${to}`)
    return volumeM3 === undefined ? [] : [{ from, to, volumeM3 }]
  })
}

/**
 * The water balance of the site (IWA): what was produced and neither consumed nor stored. Of too little data nothing is
 * told: what no meter explains would be what nobody has read yet.
 */
export const balanceOf = (produced: Figure, consumed: Figure, storedDelta: Figure, hasStorages: boolean) => {
  const stored = hasStorages ? storedDelta : { value: 0, previous: 0, completenessPct: null }
  const unaccountedM3 = ofEnough(derive([produced, consumed, stored], (made, used, kept) => made - used - kept))
  const unaccountedPct = derive([unaccountedM3, produced], (lost, made) => {
    const share = ratio(lost, made)
    return share === null ? null : 100 * share
  })
  return { unaccountedM3, unaccountedPct }
}

const ofEnough = (figure: Figure): Figure => ({
  ...figure,
  value: isEnough(figure.completenessPct) ? figure.value : null,
  previous: isEnough(figure.previousCompletenessPct) ? figure.previous : null,
})

const isEnough = (pct: number | null | undefined): boolean => (pct ?? 100) >= COMPARABLE_FROM_PCT
