import {
  anyParameters,
  isListedProject,
  mayAccessSite,
  type Notification,
  type Project,
} from '@vigie/contracts/entities'
import { loginTokenRequest, siteQuery, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readNotifications } from '../store/notifications.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, callerOf, refuse } from './guard.ts'

/** The three calls of the spec (R7.1), in its shapes: any client of it asks them, with whatever it adds to addresses. */
export const specRoutes =
  ({ db, directory, identity }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))

    app.get(
      UPSTREAM_PATHS.projects,
      { schema: { querystring: anyParameters } },
      async (request): Promise<{ users: Project[] }> => {
        const { platforms } = callerOf(request)
        const listed = directory.sites().filter(({ name }) => isListedProject(name, platforms))
        return { users: listed.map(({ slug, name, link }) => ({ _id: slug, name, link })) }
      },
    )

    app.post(
      UPSTREAM_PATHS.loginToken,
      { schema: { querystring: anyParameters, body: loginTokenRequest } },
      async (request, reply) => {
        const caller = callerOf(request)
        const { website } = request.body
        const asked = directory
          .sites()
          .filter(({ name }) => isListedProject(name, caller.platforms))
          .find(({ name, link }) => sameAddress(link, website) || name.toLowerCase() === website.toLowerCase())
        if (asked === undefined || !mayAccessSite(asked.slug, caller)) return refuse(reply, 403, 'Forbidden.')
        return { token: await identity.createLoginToken(caller) }
      },
    )

    app.get(
      UPSTREAM_PATHS.notifications,
      { schema: { querystring: siteQuery.partial().loose() } },
      async (request): Promise<{ notifications: Notification[] }> => {
        const caller = callerOf(request)
        const { site } = request.query
        const own = directory
          .sites()
          .map(({ slug }) => slug)
          .filter((slug) => mayAccessSite(slug, caller) && (site === undefined || slug === site))
        return { notifications: await readNotifications(db, own) }
      },
    )
  }

const sameAddress = (one: string, other: string): boolean => one.replace(/\/+$/, '') === other.replace(/\/+$/, '')
