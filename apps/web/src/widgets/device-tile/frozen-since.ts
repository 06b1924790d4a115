import { LIVE_TIMING } from '@vigie/contracts/live'
import { useSyncExternalStore } from 'react'
import { type DataSources, useSources } from '@/data/sources'

type Watched = {
  readonly feed: {
    readonly get: () => { readonly kind: string; readonly trusted: boolean }
    readonly subscribe: (listener: () => void) => () => void
  }
  readonly now: () => number
}

/** How long the silence had lasted when it was noticed, ms. */
const noticedAfterMs = (kind: string): number => {
  if (kind === 'stale') return LIVE_TIMING.staleAfterMs
  return kind === 'source-silent' ? LIVE_TIMING.sourceSilentAfterMs : 0
}

/**
 * Since when the values on screen have stood still, epoch ms: from the moment trust was lost, less the
 * silence before it. Null while the feed is trusted, or when it has not been trusted since anyone looked.
 */
export const createFrozenSince = ({ feed, now }: Watched) => {
  let wasTrusted = feed.get().trusted
  let since: number | null = null
  const look = () => {
    const { kind, trusted } = feed.get()
    if (trusted) since = null
    else if (wasTrusted) since = now() - noticedAfterMs(kind)
    wasTrusted = trusted
  }
  return {
    get: () => since,
    subscribe: (listener: () => void) =>
      feed.subscribe(() => {
        look()
        listener()
      }),
  }
}

const watches = new WeakMap<DataSources, ReturnType<typeof createFrozenSince>>()

export const useFrozenSince = (): number | null => {
  const sources = useSources()
  let watch = watches.get(sources)
  if (watch === undefined) {
    watch = createFrozenSince({ feed: sources.feed, now: sources.clock.now })
    watches.set(sources, watch)
  }
  return useSyncExternalStore(watch.subscribe, watch.get)
}
