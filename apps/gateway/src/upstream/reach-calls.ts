import {
  type DeliveriesPage,
  type DeliveriesQuery,
  deliveriesPage,
  type ReachBody,
  type ReachInput,
  type ReachLinkBody,
  type ReachTestBody,
  type ReachTestInput,
  reachBody,
  reachLinkBody,
  reachTestBody,
  type SiteSlug,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { Outcome } from '../outcome.ts'
import type { Requiring } from './capabilities.ts'
import type { RestClient } from './rest-client.ts'

/** The upstream's calls about whom alarms reach. */
export type ReachCalls = {
  readonly reach: (token: string, slug: SiteSlug) => Promise<Outcome<ReachBody>>
  /** Errors: reach.conflict, reach.invalid. */
  readonly changeReach: (token: string, slug: SiteSlug, input: ReachInput) => Promise<Outcome<ReachBody>>
  readonly testReach: (token: string, slug: SiteSlug, input: ReachTestInput) => Promise<Outcome<ReachTestBody>>
  /** Newest first. */
  readonly deliveries: (token: string, slug: SiteSlug, query: DeliveriesQuery) => Promise<Outcome<DeliveriesPage>>
  /** What the link of an e-mail is about; `link` stands in place of a person's token. Errors: reach.link-expired, auth.invalid. */
  readonly readLink: (link: string) => Promise<Outcome<ReachLinkBody>>
  /** Acknowledges what the link of an e-mail is about, as its addressee. Errors: the same. */
  readonly acknowledgeByLink: (link: string) => Promise<Outcome<ReachLinkBody>>
}

/** @param requiring asks only an upstream that has the capability */
export const createReachCalls = (rest: RestClient, requiring: Requiring): ReachCalls => ({
  reach: (token, slug) =>
    requiring('reach', token, () => rest.get(UPSTREAM_PATHS.reach, token, reachBody, { site: slug })),
  changeReach: (token, slug, input) =>
    requiring('reach', token, () => rest.put(UPSTREAM_PATHS.reach, token, reachBody, input, { site: slug })),
  testReach: (token, slug, input) =>
    requiring('reach', token, () =>
      rest.post(UPSTREAM_PATHS.reachTest, token, reachTestBody, input, {
        query: { site: slug },
        withinMs: TEST_WITHIN_MS,
      }),
    ),
  deliveries: (token, slug, query) =>
    requiring('reach', token, () =>
      rest.get(UPSTREAM_PATHS.reachDeliveries, token, deliveriesPage, { site: slug, ...query }),
    ),
  readLink: (link) => rest.get(UPSTREAM_PATHS.reachLink, link, reachLinkBody),
  acknowledgeByLink: (link) => rest.post(UPSTREAM_PATHS.reachLink, link, reachLinkBody, {}),
})

/** a test waits for what the mail server or the webhook says, ms */
const TEST_WITHIN_MS = 20_000
