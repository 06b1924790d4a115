// In: what each site of a wall is now. Out: what the others add to the one that is shown.
import type { Alarm, SiteSlug, WallHealth } from '@vigie/contracts/entities'
import type { DataSources } from '@/data'

/** An alarm, and which site of the wall it is of. */
export type SiteAlarm = Alarm & { readonly site: SiteSlug }

/** What a site of a wall is now, shown or not. */
export type SiteState = {
  readonly name: string | null
  readonly isLive: boolean
  /** alarms that wait for somebody, the most urgent first */
  readonly waiting: readonly SiteAlarm[]
  readonly sound: WallHealth['sound']
  readonly sources: Pick<DataSources, 'feed' | 'clock'>
}

/** What the other sites of a wall add to one that is shown. */
export type Elsewhere = {
  readonly isAlone: boolean
  /** alarms of theirs that wait for somebody */
  readonly waiting: readonly Alarm[]
  /** names of those whose link is lost */
  readonly lost: readonly string[]
}

export const elsewhereOf = (
  shown: SiteSlug,
  sites: readonly SiteSlug[],
  states: ReadonlyMap<SiteSlug, SiteState>,
): Elsewhere => {
  const others = sites.filter((site) => site !== shown)
  return {
    isAlone: others.length === 0,
    waiting: others.flatMap((site) => states.get(site)?.waiting ?? []),
    lost: others.flatMap((site) => {
      const state = states.get(site)
      return state?.isLive === true ? [] : [state?.name ?? site]
    }),
  }
}
