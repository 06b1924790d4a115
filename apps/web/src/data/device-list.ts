// In: events of the live feed. Out: the list of devices in the query cache, kept true.
import type { QueryClient } from '@tanstack/react-query'
import type { Device } from '@vigie/contracts/entities'
import type { LiveEvent, SourceHealth } from '@vigie/contracts/live'
import { QUERY_KEYS } from './queries.ts'

/** What the feed announces takes its place in the list at once; where it may have missed something the list is read again. */
export const followDevices = (queryClient: QueryClient): ((event: LiveEvent) => void) => {
  const queryKey = QUERY_KEYS.devices
  let source: SourceHealth['state'] = 'live'
  const readAgain = () => void queryClient.invalidateQueries({ queryKey })
  const take = (announced: readonly Device[]) => {
    // an answer on its way may be from before
    if (queryClient.isFetching({ queryKey }) > 0) return readAgain()
    queryClient.setQueryData<Device[]>(queryKey, (list) => list && withDevices(list, announced))
  }
  return (event) => {
    switch (event.type) {
      case 'devices':
        return take(event.devices)
      case 'welcome':
      case 'reset':
        return readAgain()
      case 'heartbeat': {
        const before = source
        source = event.source.state
        if (before !== 'live' && source === 'live') readAgain()
      }
    }
  }
}

const withDevices = (list: readonly Device[], announced: readonly Device[]): Device[] => {
  const ids = new Set(announced.map(({ id }) => id))
  return [...list.filter(({ id }) => !ids.has(id)), ...announced].sort(byId)
}

const byId = (one: Device, other: Device): number => (one.id < other.id ? -1 : 1)
