import {
  deliveriesPage,
  deliveriesQuery,
  reachBody,
  reachInput,
  reachTestBody,
  reachTestInput,
} from '../entities/index.ts'

/** Paths of whom alarms reach; apart from those that every page loads. */
export const REACH_PATHS = {
  rules: '/api/reach',
  test: '/api/reach/test',
  deliveries: '/api/reach/deliveries',
} as const

/** Where the link of an e-mail leads, at the site's own address: a page that asks once. */
export const REACH_LINK_PAGE = '/acquitter'
/** What holds the token of the link there: a query, which no log keeps. */
export const REACH_LINK_QUERY = 'lien'

/** GET and PUT /api/reach: the rules of the site; those who act on alarms read, admins change. */
export const reachResponse = reachBody
/** PUT /api/reach: rules in place of those of the version that was read. */
export const reachChange = reachInput
/** POST /api/reach/test: admins only; tried at once, once. */
export const reachTest = reachTestInput
/** Answer of POST /api/reach/test: what the servers said. */
export const reachTestResponse = reachTestBody
/** GET /api/reach/deliveries?state=&channel=&target=&before=&limit= */
export const reachDeliveriesInput = deliveriesQuery
/** Answer of GET /api/reach/deliveries. */
export const reachDeliveriesResponse = deliveriesPage
