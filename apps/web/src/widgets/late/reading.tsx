import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFeed, useSite } from '@/data'
import { common } from '@/text/common'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { usePassed } from '@/ui/use-passed'

/** From then on the reader is told why nothing is there, ms. */
const PATIENCE_MS = 1_500

type ReadingProps = {
  readonly query: Pick<UseQueryResult, 'failureCount' | 'fetchStatus' | 'refetch'>
  /** « Les indicateurs », « Les appareils » */
  readonly what: string
  readonly skeleton: ReactNode
  /** Wraps the words where they stand alone. */
  readonly alone?: (told: ReactNode) => ReactNode
}

/**
 * Holds the place of what is being read. When that takes long it says so in the gap above; when it fails and is tried
 * again, over that place: beside it the words would push the page down, and let it up again when the answer comes.
 * Without a link no answer is about to come, and the words stand alone.
 */
export const Reading = ({ query, what, skeleton, alone = (told) => told }: ReadingProps) => {
  const site = useSite()
  const isLong = usePassed(PATIENCE_MS)
  // without a network nothing is asked for, and nothing can fail
  const isOffline = query.fetchStatus === 'paused' || site.fetchStatus === 'paused'
  const feed = useFeed()
  // a source that gives a reason is heard, and asked: what stands is not live, and yet read
  const isUnlinked = isOffline || (!feed.trusted && feed.since !== null && feed.reason === null)
  const failed = isUnlinked || query.failureCount > 0 || site.failureCount > 0
  const retry = () => {
    if (site.data === undefined) void site.refetch()
    void query.refetch()
  }
  const words = isOffline ? common.offline : isUnlinked ? common.unlinked : failed ? common.unread : common.slow
  const told = (
    <Alert
      tone="warn"
      action={
        <Button size="sm" variant="outline" onClick={retry}>
          {common.retry}
        </Button>
      }
    >
      {words(what)}
    </Alert>
  )
  if (isLong && isUnlinked) return alone(told)
  return (
    <div className="group/reading relative flex min-w-0 flex-col gap-5">
      {skeleton}
      {isLong && !failed && (
        // in the gap above: over the skeleton it would cut what it holds the place of
        <p
          role="status"
          className="absolute inset-x-0 -top-4.5 truncate text-muted text-xs leading-4 group-has-data-page/reading:top-0.5 group-has-data-page/reading:px-4 md:group-has-data-page/reading:top-1.5 md:group-has-data-page/reading:px-6 print:hidden"
        >
          {words(what)}
        </p>
      )}
      {isLong && failed && (
        <div className="absolute inset-x-0 top-0 z-10 group-has-data-page/reading:p-4 md:group-has-data-page/reading:p-6">
          {told}
        </div>
      )}
    </div>
  )
}
