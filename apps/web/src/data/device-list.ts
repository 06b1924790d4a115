// In: events of the live feed. Out: the list of devices in the query cache, kept up to date.
import type { QueryClient } from '@tanstack/react-query'
import type { Device } from '@vigie/contracts/entities'
import type { LiveEvent, SourceHealth } from '@vigie/contracts/live'
import { QUERY_KEYS } from './queries.ts'

/**
 * Keeps the list of devices up to date. Devices that the feed announces are put into the list at once. The list is
 * read again where the feed may have missed an announcement: on a new connection, after a reset, and when the
 * upstream can be reached again.
 */
export const followDevices = (queryClient: QueryClient): ((event: LiveEvent) => void) => {
  const queryKey = QUERY_KEYS.devices
  let source: SourceHealth['state'] = 'live'
  const reread = () => void queryClient.invalidateQueries({ queryKey })
  const merge = (announced: readonly Device[]) => {
    // a request under way may bring the list as it was before the announcement
    if (queryClient.isFetching({ queryKey }) > 0) return reread()
    queryClient.setQueryData<Device[]>(queryKey, (list) => list && withDevices(list, announced))
  }
  return (event) => {
    switch (event.type) {
      case 'devices':
        return merge(event.devices)
      case 'welcome':
      case 'reset':
        return reread()
      case 'heartbeat': {
        const before = source
        source = event.source.state
        if (before !== 'live' && source === 'live') reread()
      }
    }
  }
}

const withDevices = (list: readonly Device[], announced: readonly Device[]): Device[] => {
  const ids = new Set(announced.map(({ id }) => id))
  return [...list.filter(({ id }) => !ids.has(id)), ...announced].sort(byId)
}

const byId = (one: Device, other: Device): number => (one.id < other.id ? -1 : 1)
