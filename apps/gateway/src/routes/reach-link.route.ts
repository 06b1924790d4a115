import { ERRORS, type ErrorCode } from '@vigie/contracts/errors'
import { REACH_LINK_PAGE, REACH_LINK_QUERY } from '@vigie/contracts/rest'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { linkFailurePage, linkPage } from '../http/link-page.ts'
import { failed, type Outcome } from '../outcome.ts'
import { perPerson } from './rate-limits.ts'
import type { RouteDeps } from './route-deps.ts'

const OPENINGS_PER_MINUTE = 60

/**
 * The page behind the link of an e-mail, for whoever has the link: it shows the alarms and asks once. Opening it changes
 * nothing, since scanners of mail open what they find; its form does. It needs no script and no session.
 */
export const reachLinkRoute =
  ({ calls, guards }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    // what the form says is in its address
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    const options = { schema: { hide: true }, preHandler: app.rateLimit(perPerson(OPENINGS_PER_MINUTE)) }
    const answer = (reply: FastifyReply, outcome: Outcome<Parameters<typeof linkPage>[0]>, isDone: boolean) =>
      reply
        .code(outcome.ok ? 200 : statusOf(outcome.code))
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send(outcome.ok ? linkPage(outcome.value, isDone) : linkFailurePage(outcome.code))

    /** A link leads to the address of its own site; at another's it is none. */
    const readHere = async (request: FastifyRequest): ReturnType<typeof calls.readLink> => {
      const read = await calls.readLink(linkOf(request))
      return read.ok && read.value.site.slug !== guards.siteOf(request) ? { ok: false, code: 'auth.invalid' } : read
    }
    app.get(REACH_LINK_PAGE, options, async (request, reply) => answer(reply, await readHere(request), false))
    app.post(REACH_LINK_PAGE, options, async (request, reply) => {
      if (isForeign(request)) return answer(reply, failed('request.origin'), false)
      const read = await readHere(request)
      return answer(reply, read.ok ? await calls.acknowledgeByLink(linkOf(request)) : read, true)
    })
  }

/**
 * Whether a browser says that a page of another origin sent this. The form says « null » for an origin, since its page
 * gives no referrer; what is no browser says nothing.
 */
const isForeign = ({ headers: { origin, host, 'sec-fetch-site': from } }: FastifyRequest): boolean => {
  if (from !== undefined) return from !== 'same-origin'
  return origin !== undefined && origin !== 'null' && URL.parse(origin)?.host !== host
}

/** A link of no known form is none: nothing else may go into a header. */
const linkOf = ({ query }: FastifyRequest): string => {
  const given =
    typeof query === 'object' && query !== null ? new Map(Object.entries(query)).get(REACH_LINK_QUERY) : null
  return typeof given === 'string' && /^[\w.-]{1,200}$/.test(given) ? given : 'none'
}

/** A link is an address, which is not found, rather than somebody who is to sign in. */
const statusOf = (code: ErrorCode): number => (code === 'auth.invalid' ? 404 : ERRORS[code].status)
