// In: what each site of a wall is now. Out: what the wall says of its links, of all of them together (R12.5).
import type { SiteSlug, WallHealth } from '@vigie/contracts/entities'
import type { SiteState } from './elsewhere.ts'

type Told = Pick<WallHealth, 'lastEventAt' | 'driftMs' | 'link' | 'sound'>
type State = Pick<SiteState, 'isLive' | 'sound' | 'sources'>

/** A wall is live when all of its sites are, and was last live when the first of them was lost. */
export const healthOf = (states: ReadonlyMap<SiteSlug, State>, shown: SiteSlug): Told => {
  const all = [...states.values()]
  const one = states.get(shown) ?? all[0]
  const lastAt = all.map(({ isLive, sources: { feed, clock } }) => (isLive ? clock.now() : feed.get().since))
  const at = lastAt.length === 0 || lastAt.includes(null) ? null : Math.min(...lastAt.map((time) => time ?? 0))
  return {
    link: all.length > 0 && all.every(({ isLive }) => isLive) ? 'live' : 'lost',
    lastEventAt: at === null ? null : new Date(at).toISOString(),
    driftMs: one === undefined ? 0 : Math.round(one.sources.clock.offsetMs()),
    sound: one?.sound ?? 'blocked',
  }
}
