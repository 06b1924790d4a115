import type { SiteSlug } from '@vigie/contracts/entities'
import { LIVE_PATH } from '@vigie/contracts/live'
import { SITE_PARAMETER } from '@vigie/contracts/rest'

const AUTH_TOKEN = 'authToken'

/**
 * Takes `authToken` out of the address (R1.3) and gives it back; null when there was none.
 * With two different ones it cannot be known which is meant: the result is '', which no sign-in accepts.
 */
export const takeAuthToken = (location: Pick<Location, 'href'>, history: Pick<History, 'replaceState'>) => {
  const url = new URL(location.href)
  const tokens = new Set(url.searchParams.getAll(AUTH_TOKEN))
  if (tokens.size === 0) return null
  url.searchParams.delete(AUTH_TOKEN)
  history.replaceState(null, '', `${url.pathname}${url.search}${url.hash}`)
  const [token, ...others] = tokens
  return others.length === 0 ? (token ?? '') : ''
}

/** Base for resolving a kept path; any origin would do, since nothing ever navigates to it. */
const HERE = 'https://here.invalid'

/**
 * A path of this app to come back to after signing in (R1.7); anything that could
 * leave it (`//evil`, `javascript:`, `/\evil`), or lead back to signing in, becomes '/'.
 */
export const returnPathOf = (kept: unknown): string => {
  if (typeof kept !== 'string' || !kept.startsWith('/')) return '/'
  const url = URL.parse(kept, HERE)
  if (url?.origin !== HERE || /^\/{2}|^\/auth(?:\/|$)/.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/** Full-page navigation to another site (R6.2). */
export const leaveFor = (link: string): void => window.location.assign(link)

/** Where the live WebSocket of a site is, at this page's origin; without a site, that of its host. */
export const liveAddress = (site?: SiteSlug): string => {
  const origin = window.location.origin.replace(/^http/, 'ws')
  return `${origin}${LIVE_PATH}${site === undefined ? '' : `?${new URLSearchParams({ [SITE_PARAMETER]: site })}`}`
}
