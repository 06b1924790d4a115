import { OPERATORS } from '@vigie/contracts/entities'
import {
  ANALYST_PATHS,
  correctPictureInput,
  gaugeBoard,
  gaugeBoardQuery,
  gaugeBoardResponse,
  pictureWorkParams,
  pictureWorkResponse,
  pictureWorksQuery,
  pictureWorksResponse,
  takePictureInput,
} from '@vigie/contracts/rest/analyst'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../../http/problem.ts'
import { perPerson } from '../rate-limits.ts'
import type { RouteDeps } from '../route-deps.ts'
import { askerOf } from './asker.ts'

/** A thread reads one picture after the other: more would only wait. */
export const PICTURES_PER_MINUTE = 20
const WRITES_PER_MINUTE = 60

/** /api/analyst/pictures: members of the site see what was read; operators and above have pictures read and correct. */
export const picturesOfAnalystRoute =
  ({ guards, analyst }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const operator = guards.withRole(...OPERATORS)
    const writing = [guards.siteMember, operator, app.rateLimit(perPerson(WRITES_PER_MINUTE))]
    const pathOf = (path: string, id: string): string => path.replace(':id', id)

    const listSchema = {
      querystring: pictureWorksQuery,
      response: { 200: pictureWorksResponse, ...problemResponses },
    }
    app.get(ANALYST_PATHS.pictures, { schema: listSchema, preHandler: guards.siteMember }, async (request, reply) => {
      const call = { path: ANALYST_PATHS.pictures, query: request.query }
      const answer = await analyst.ask(askerOf(guards, request), call, pictureWorksResponse)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const takeSchema = { body: takePictureInput, response: { 202: pictureWorkResponse, ...problemResponses } }
    const taking = [guards.siteMember, operator, app.rateLimit(perPerson(PICTURES_PER_MINUTE))]
    app.post(ANALYST_PATHS.pictureFromCamera, { schema: takeSchema, preHandler: taking }, async (request, reply) => {
      const call = { method: 'post' as const, path: ANALYST_PATHS.pictureFromCamera, json: request.body }
      const answer = await analyst.ask(askerOf(guards, request), call, pictureWorkResponse)
      return answer.ok ? reply.code(202).send(answer.value) : sendProblem(reply, answer)
    })

    const oneSchema = { params: pictureWorkParams, response: { 200: pictureWorkResponse, ...problemResponses } }
    app.get(ANALYST_PATHS.picture, { schema: oneSchema, preHandler: guards.siteMember }, async (request, reply) => {
      const call = { path: pathOf(ANALYST_PATHS.picture, request.params.id) }
      const answer = await analyst.ask(askerOf(guards, request), call, pictureWorkResponse)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
    app.post(ANALYST_PATHS.pictureCancel, { schema: oneSchema, preHandler: writing }, async (request, reply) => {
      const path = pathOf(ANALYST_PATHS.pictureCancel, request.params.id)
      const call = { method: 'post' as const, path, json: {} }
      const answer = await analyst.ask(askerOf(guards, request), call, pictureWorkResponse)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
    const correctSchema = { ...oneSchema, body: correctPictureInput }
    app.post(
      ANALYST_PATHS.pictureCorrection,
      { schema: correctSchema, preHandler: writing },
      async (request, reply) => {
        const path = pathOf(ANALYST_PATHS.pictureCorrection, request.params.id)
        const call = { method: 'post' as const, path, json: request.body }
        const answer = await analyst.ask(askerOf(guards, request), call, pictureWorkResponse)
        return answer.ok ? answer.value : sendProblem(reply, answer)
      },
    )

    const boardSchema = { querystring: gaugeBoardQuery, response: { 200: gaugeBoardResponse, ...problemResponses } }
    const board = { path: ANALYST_PATHS.pictureBoard }
    app.get(
      ANALYST_PATHS.pictureBoard,
      { schema: boardSchema, preHandler: guards.siteMember },
      async (request, reply) => {
        const call = { ...board, query: request.query }
        const answer = await analyst.ask(askerOf(guards, request), call, gaugeBoardResponse)
        return answer.ok ? answer.value : sendProblem(reply, answer)
      },
    )
    const setSchema = { ...boardSchema, body: gaugeBoard }
    app.put(ANALYST_PATHS.pictureBoard, { schema: setSchema, preHandler: writing }, async (request, reply) => {
      const call = { ...board, method: 'put' as const, query: request.query, json: request.body }
      const answer = await analyst.ask(askerOf(guards, request), call, gaugeBoardResponse)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
