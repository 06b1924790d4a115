import type { Network, Node } from './network.ts'

/**
 * The tanks of a site by the water they share: where one feeds another, what lies in it is drawn from there as well, and
 * both end together. Tanks that no water runs between are a pool each, however full the others are.
 */
export const poolsOf = ({ storages }: Pick<Network, 'storages'>): readonly (readonly Node[])[] => {
  const pools: Node[][] = []
  for (const tank of storages) {
    const joined = pools.filter((pool) => pool.some((other) => isLinked(tank, other)))
    for (const pool of joined) pools.splice(pools.indexOf(pool), 1)
    pools.push([...joined.flat(), tank])
  }
  return pools
}

const isLinked = ({ device: one }: Node, { device: other }: Node): boolean =>
  one.feeds.includes(other.id) || other.feeds.includes(one.id)
