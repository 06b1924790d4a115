import type { JournalPosition, SiteSlug } from '@vigie/contracts/entities'
import type { Subscriber } from '../fanout/subscriber.ts'
import type { TopicMask } from '../fanout/topics.ts'

/** What a session asks of the sites this gateway follows; the hub answers. */
export type LiveSites = {
  /** Brings a client to the present, then lets it hear what happens. @returns false: no such site */
  readonly join: (site: SiteSlug, subscriber: Subscriber, resume: JournalPosition | undefined) => Promise<boolean>
  /** Changes what a client hears; what it then lacks follows at once. */
  readonly subscribe: (site: SiteSlug, subscriber: Subscriber, topics: TopicMask) => void
  /** Says that a fresh token can be borrowed: what waited for one is tried again. */
  readonly tokenRenewed: (site: SiteSlug) => void
  readonly leave: (site: SiteSlug, subscriber: Subscriber) => void
}
