import { URL_TOKEN_COOKIE } from '@vigie/contracts/rest'
import type { FastifyReply, FastifyRequest } from 'fastify'

// a page asked for with `authToken` in its address (R1.3) → the same page without, and the token in a cookie for a minute

const PARAMETER = 'authToken'
const KEPT_SECONDS = 60
/** A cookie holds 4 KiB with its name; a longer token stays in the address, from which the page takes it. */
const LONGEST = 3_500
/** What a token is made of. Anything else is none, and is not put into a header. */
const TOKEN = /^[\w.~+/=-]*$/

/**
 * Sends a browser on to the address without its one-time token, so that neither its history nor the page's own record
 * of how it was opened has it. The page takes the token from the cookie before anything else, and removes it.
 * @returns false: the address has none, or it must stay there
 */
export const sendOnWithoutToken = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): boolean => {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return false
  const [path = '/', query = ''] = request.url.split(/\?(.*)/s, 2)
  const rest = new URLSearchParams(query)
  const tokens = new Set(rest.getAll(PARAMETER))
  if (tokens.size === 0) return false
  // of two different ones it cannot be known which is meant: none is, as where the page takes it from the address
  const [first = ''] = tokens
  if (first.length > LONGEST) return false
  const value = tokens.size === 1 && TOKEN.test(first) ? first : ''
  rest.delete(PARAMETER)
  // `//elsewhere` would be another host
  const own = path.replace(/^[\\/]+/, '/')
  reply
    .code(303)
    .header('location', rest.size === 0 ? own : `${own}?${rest}`)
    .header('cache-control', 'no-store')
    .header(
      'set-cookie',
      `${URL_TOKEN_COOKIE}=${value}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Strict${isSecure ? '; Secure' : ''}`,
    )
    .send()
  return true
}
