import { ANALYST_PATHS, analystStatusResponse } from '@vigie/contracts/rest/analyst'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Asking, factsFor } from '../jobs/records.ts'
import { readLook } from '../store/findings.ts'
import type { RouteDeps } from './deps.ts'
import { callerOf } from './guard.ts'

/** GET /api/analyst: how each engine stands on the site. */
export const statusRoute =
  ({ db, pictures, upstream }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(ANALYST_PATHS.status, { schema: { response: { 200: analystStatusResponse } } }, async (request) => ({
      engines: [
        {
          engine: 'pictures' as const,
          state: pictures.canRead() ? ('ready' as const) : ('failed' as const),
          seenUntil: null,
        },
        await efficiencyOf(db, callerOf(request).site),
        { engine: 'questions' as const, state: await questionsOf(upstream, callerOf(request)), seenUntil: null },
      ],
    }))
  }

/** It needs no more than the records: asked for what each question needs first. */
const questionsOf = async (upstream: RouteDeps['upstream'], caller: Asking) =>
  (await factsFor(upstream, caller)).ok ? ('ready' as const) : ('failed' as const)

const efficiencyOf = async (db: RouteDeps['db'], site: string) => {
  const look = await readLook(db, site)
  return look === null
    ? { engine: 'efficiency' as const, state: 'learning' as const, seenUntil: null }
    : { engine: 'efficiency' as const, state: 'ready' as const, seenUntil: new Date(look.seenUntil).toISOString() }
}
