import { ADMINISTRATORS } from '@vigie/contracts/entities'
import {
  ALARM_SETTINGS_PATHS,
  alarmPreviewInput,
  alarmPreviewResponse,
  alarmSettingsChange,
  alarmSettingsHistoryInput,
  alarmSettingsHistoryResponse,
  alarmSettingsResponse,
} from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

/** /api/alarm-settings: how the conditions of alarms are set on the devices of this site. Readers read, admins change. */
export const alarmSettingsRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const readers = guards.siteMember
    const admins = [guards.siteMember, guards.withRole(...ADMINISTRATORS)]

    const readSchema = { response: { 200: alarmSettingsResponse, ...problemResponses } }
    app.get(ALARM_SETTINGS_PATHS.settings, { schema: readSchema, preHandler: readers }, async (request, reply) => {
      const answer = await calls.alarmSettings(principalOf(request).token, guards.memberSite(request))
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const changeSchema = { body: alarmSettingsChange, ...readSchema }
    app.put(ALARM_SETTINGS_PATHS.settings, { schema: changeSchema, preHandler: admins }, async (request, reply) => {
      const slug = guards.memberSite(request)
      const answer = await calls.changeAlarmSettings(principalOf(request).token, slug, request.body)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const historySchema = {
      querystring: alarmSettingsHistoryInput,
      response: { 200: alarmSettingsHistoryResponse, ...problemResponses },
    }
    app.get(ALARM_SETTINGS_PATHS.history, { schema: historySchema, preHandler: admins }, async (request, reply) => {
      const slug = guards.memberSite(request)
      const answer = await calls.alarmSettingsHistory(principalOf(request).token, slug, request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const previewSchema = {
      querystring: alarmPreviewInput,
      response: { 200: alarmPreviewResponse, ...problemResponses },
    }
    app.get(ALARM_SETTINGS_PATHS.preview, { schema: previewSchema, preHandler: readers }, async (request, reply) => {
      const answer = await calls.previewAlarm(principalOf(request).token, guards.memberSite(request), request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
