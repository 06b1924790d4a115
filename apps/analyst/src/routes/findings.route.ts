import {
  ANALYST_PATHS,
  findingFeedbackRequest,
  findingFeedbackResponse,
  findingParams,
  findingsResponse,
} from '@vigie/contracts/rest/analyst'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readFindings, readLook, writeVerdict } from '../store/findings.ts'
import { readLive } from '../store/live.ts'
import type { RouteDeps } from './deps.ts'
import { callerOf } from './guard.ts'
import { sendProblem } from './problem.ts'

/** /api/analyst/findings: what was found on the caller's site, and what people said of it. */
export const findingsRoute =
  ({ db, tell }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(ANALYST_PATHS.findings, { schema: { response: { 200: findingsResponse } } }, async (request) => {
      const { site } = callerOf(request)
      const look = await readLook(db, site)
      return {
        seenFrom: look?.seenFrom ?? null,
        seenUntil: look?.seenUntil ?? null,
        live: await readLive(db, site),
        findings: await readFindings(db, site),
        pumps: look?.pumps ?? [],
        shift: look?.shift ?? null,
      }
    })

    const schema = {
      params: findingParams,
      body: findingFeedbackRequest,
      response: { 200: findingFeedbackResponse },
    }
    app.post(ANALYST_PATHS.findingFeedback, { schema }, async (request, reply) => {
      const { site, name } = callerOf(request)
      const said = { site, id: request.params.id, verdict: request.body.verdict, by: name, at: Date.now() }
      const finding = await writeVerdict(db, said)
      if (finding === null) return sendProblem(reply, 'resource.not-found')
      void tell(site)
      return { finding }
    })
  }
