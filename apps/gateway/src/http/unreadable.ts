// an address that cannot be decoded → a route of its own, so that its answer has passed the hooks like any other

/** Where such addresses are routed to. */
export const UNREADABLE = '/-/unreadable'

/** The address to route by. */
export const readable = (url: string): string => {
  try {
    decodeURIComponent(url.replace(/[?#].*$/s, ''))
    return url
  } catch {
    return UNREADABLE
  }
}
