import { ADMINISTRATORS, pairingParams, wallParams } from '@vigie/contracts/entities'
import {
  WALL_PATHS,
  wallApproveInput,
  wallChangeInput,
  wallOrderInput,
  wallPairingResponse,
  wallResponse,
  wallSelfInput,
  wallSelfResponse,
  wallsResponse,
  wallTokenInput,
  wallTokenResponse,
  wallWaitingResponse,
} from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import { perPerson } from './rate-limits.ts'
import type { RouteDeps } from './route-deps.ts'

/** A screen asks anew when its code ends; several may stand behind one address. */
const PAIRINGS_PER_MINUTE = 10
/** While a code is shown the screen asks every few seconds whether somebody typed it. */
const TOKENS_PER_MINUTE = 120
/** Codes are typed by hand: more is guessing. */
const APPROVALS_PER_MINUTE = 10
const REPORTS_PER_MINUTE = 60

/** /api/walls: screens ask to be paired, admins of all their sites approve, set and end them. */
export const wallsRoute =
  ({ guards, calls, walls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const admins = guards.withRole(...ADMINISTRATORS)
    const one = { 200: wallResponse, ...problemResponses }

    const pairSchema = { response: { 200: wallPairingResponse, ...problemResponses } }
    const pairing = { schema: pairSchema, preHandler: app.rateLimit(perPerson(PAIRINGS_PER_MINUTE)) }
    app.post(WALL_PATHS.pairings, pairing, async (_request, reply) => {
      const answer = await calls.pairWall()
      return answer.ok ? reply.header('cache-control', 'no-store').send(answer.value) : sendProblem(reply, answer)
    })

    const tokenSchema = {
      body: wallTokenInput,
      response: { 200: wallTokenResponse, 202: wallWaitingResponse, ...problemResponses },
    }
    const token = { schema: tokenSchema, preHandler: app.rateLimit(perPerson(TOKENS_PER_MINUTE)) }
    app.post(WALL_PATHS.token, token, async (request, reply) => {
      const answer = await walls.token(request.body.secret)
      // a screen that waits asks again and again: no failure, and none in the console of its browser
      if (!answer.ok && answer.code === 'wall.waiting') return reply.code(202).send({ customToken: null })
      if (!answer.ok) return sendProblem(reply, answer)
      return reply.header('cache-control', 'no-store').send({ customToken: answer.value })
    })

    const approveSchema = { params: pairingParams, body: wallApproveInput, response: one }
    const typed = app.rateLimit(perPerson(APPROVALS_PER_MINUTE))
    app.post(WALL_PATHS.approve, { schema: approveSchema, preHandler: [admins, typed] }, async (request, reply) => {
      const answer = await walls.approve(principalOf(request), request.params.code, request.body)
      return answer.ok ? { wall: answer.value } : sendProblem(reply, answer)
    })

    const listSchema = { response: { 200: wallsResponse, ...problemResponses } }
    app.get(WALL_PATHS.walls, { schema: listSchema, preHandler: admins }, async (request, reply) => {
      const answer = await walls.list(principalOf(request))
      return answer.ok ? { walls: answer.value } : sendProblem(reply, answer)
    })

    const changeSchema = { params: wallParams, body: wallChangeInput, response: one }
    app.put(WALL_PATHS.wall, { schema: changeSchema, preHandler: admins }, async (request, reply) => {
      const answer = await calls.changeWall(principalOf(request).token, request.params.id, request.body)
      return answer.ok ? { wall: answer.value } : sendProblem(reply, answer)
    })

    const revokeSchema = { params: wallParams, response: one }
    app.delete(WALL_PATHS.wall, { schema: revokeSchema, preHandler: admins }, async (request, reply) => {
      const answer = await walls.revoke(principalOf(request), request.params.id)
      return answer.ok ? { wall: answer.value } : sendProblem(reply, answer)
    })

    const orderSchema = { params: wallParams, body: wallOrderInput, response: one }
    app.post(WALL_PATHS.orders, { schema: orderSchema, preHandler: admins }, async (request, reply) => {
      const answer = await calls.orderWall(principalOf(request).token, request.params.id, request.body)
      return answer.ok ? { wall: answer.value } : sendProblem(reply, answer)
    })

    const selfSchema = { body: wallSelfInput, response: { 200: wallSelfResponse, ...problemResponses } }
    const self = [guards.withRole('wall'), app.rateLimit(perPerson(REPORTS_PER_MINUTE))]
    app.post(WALL_PATHS.self, { schema: selfSchema, preHandler: self }, async (request, reply) => {
      const answer = await calls.reportWall(principalOf(request).token, request.body)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
