import { URL_TOKEN_COOKIE } from '@vigie/contracts/rest'

const SIDEBAR = 'sidebar:state'
const SIDEBAR_MAX_AGE_S = 604_800

/** R3.8: whether the sidebar was left expanded; null when the cookie is absent or says neither. */
export const readSidebarExpanded = (): boolean | null => {
  const kept = cookieOf(document.cookie, SIDEBAR)
  return kept === 'true' || kept === 'false' ? kept === 'true' : null
}

/** R3.8: keeps the choice for seven days. */
export const writeSidebarExpanded = (expanded: boolean): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere
  document.cookie = `${SIDEBAR}=${expanded}; path=/; max-age=${SIDEBAR_MAX_AGE_S}; samesite=lax`
}

/** R1.3: the one-time token that the address carried when it was opened, which is gone afterwards; null: none. */
export const takeUrlToken = (): string | null => {
  const token = cookieOf(document.cookie, URL_TOKEN_COOKIE)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and this cookie is read before anything else runs
  if (token !== null) document.cookie = `${URL_TOKEN_COOKIE}=; path=/; max-age=-1`
  return token
}

const cookieOf = (cookies: string, name: string): string | null => {
  const prefix = `${name}=`
  const found = cookies.split('; ').find((pair) => pair.startsWith(prefix))
  return found === undefined ? null : found.slice(prefix.length)
}
