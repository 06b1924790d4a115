import {
  type HandoverAnswer,
  type HandoverPage,
  type HandoverQuery,
  type HandoverTaken,
  handoverAnswer,
  handoverPage,
  handoverTaken,
  IDEMPOTENCY_HEADER,
  type SiteSlug,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { Outcome } from '../outcome.ts'
import type { Requiring } from './capabilities.ts'
import type { RestClient } from './rest-client.ts'

/** The upstream's calls about shift handovers, with the token of the person who hands or takes over. */
export type HandoverCalls = {
  /** Newest first, and what the records say now. */
  readonly handovers: (token: string, slug: SiteSlug, query: HandoverQuery) => Promise<Outcome<HandoverPage>>
  readonly signHandover: (
    token: string,
    slug: SiteSlug,
    request: { readonly body: unknown; readonly key: string | undefined },
  ) => Promise<Outcome<HandoverAnswer>>
  /** Errors: handover.own, resource.not-found. */
  readonly takeOver: (token: string, slug: SiteSlug, id: string) => Promise<Outcome<HandoverTaken>>
}

/** @param requiring asks only an upstream that has the capability */
export const createHandoverCalls = (rest: RestClient, requiring: Requiring): HandoverCalls => ({
  handovers: (token, slug, query) =>
    requiring('handovers', token, () =>
      rest.get(UPSTREAM_PATHS.handovers, token, handoverPage, { site: slug, ...query }),
    ),
  signHandover: (token, slug, { body, key }) =>
    requiring('handovers', token, () =>
      rest.post(UPSTREAM_PATHS.handovers, token, handoverAnswer, body, {
        query: { site: slug },
        ...(key === undefined ? {} : { headers: { [IDEMPOTENCY_HEADER]: key } }),
      }),
    ),
  takeOver: (token, slug, id) =>
    requiring('handovers', token, () =>
      rest.post(
        UPSTREAM_PATHS.handoverAcknowledge.replace(':id', id),
        token,
        handoverTaken,
        {},
        { query: { site: slug } },
      ),
    ),
})
