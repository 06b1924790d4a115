import {
  ADMINISTRATORS,
  type AlarmPreview,
  type AlarmSettingsBody,
  alarmPreviewQuery,
  alarmSettingsHistoryQuery,
  alarmSettingsInput,
  siteSlug,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deviceSettings, settingIn, settingKey } from '../alarms/settings.ts'
import { readSettingsVersions } from '../store/alarm-settings.ts'
import { readSettingsChanges } from '../store/audit.ts'
import { changeSettings } from '../watch/change-settings.ts'
import { previewAlarm } from './alarm-preview.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, callerOf, refuse, requireRole, requireSite } from './guard.ts'

const ofSite = z.object({ site: siteSlug })

/** How the conditions of alarms are set on the devices of a site, and what a setting would have done. */
export const alarmSettingsRoutes =
  ({ db, signals, directory, settings, identity, onJournal, inTurn, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    const preHandler = requireSite(directory, 'query')
    const admins = [preHandler, requireRole(...ADMINISTRATORS)]

    const settingsOf = async (site: string): Promise<AlarmSettingsBody> => {
      await settings.reload()
      const version = (await readSettingsVersions(db)).get(site) ?? 0
      const changed = settings.changed(site)
      const all = directory.devicesOf(site).flatMap((device) => {
        const inForce = settings.of(site, device.id)
        return [...deviceSettings(device)].flatMap(([condition, own]) =>
          own.map(({ metric, values }) => {
            const key = { device: device.id, condition, metric }
            const by = changed.get(settingKey(key))
            return {
              ...key,
              values: settingIn(inForce, condition, metric)?.values ?? values,
              byDefault: values,
              changedAt: by === undefined ? null : new Date(by.changedAt).toISOString(),
              changedBy: by?.changedBy ?? null,
            }
          }),
        )
      })
      return { version, settings: all }
    }

    app.get(UPSTREAM_PATHS.alarmSettings, { preHandler, schema: { querystring: ofSite } }, async ({ query }) =>
      settingsOf(query.site),
    )

    app.put(
      UPSTREAM_PATHS.alarmSettings,
      {
        preHandler: admins,
        schema: { querystring: ofSite, body: alarmSettingsInput },
      },
      async (request, reply): Promise<FastifyReply | AlarmSettingsBody> => {
        const { uid, name, email } = callerOf(request)
        const outcome = await changeSettings(
          { store: { db, signals }, directory, settings },
          {
            site: request.query.site,
            input: request.body,
            actor: { uid, name: name ?? email ?? uid, email },
            nowMs: now(),
          },
        )
        if (outcome.kind === 'done') {
          onJournal(outcome.journal)
          return settingsOf(request.query.site)
        }
        const [status, message] = outcome.kind === 'conflict' ? [409, 'Changed since.'] : [422, outcome.detail]
        return reply.code(status).send({ message, code: `alarm-settings.${outcome.kind}` })
      },
    )

    app.get(
      UPSTREAM_PATHS.alarmSettingsHistory,
      { preHandler: admins, schema: { querystring: alarmSettingsHistoryQuery.extend({ site: siteSlug }) } },
      async ({ query }) => readSettingsChanges(db, query.site, query),
    )

    app.get(
      UPSTREAM_PATHS.alarmPreview,
      { preHandler, schema: { querystring: alarmPreviewQuery.extend({ site: siteSlug }) } },
      async (request, reply): Promise<FastifyReply | AlarmPreview> => {
        const { query } = request
        const site = directory.site(query.site)
        const known = directory.device(query.site, query.device)
        if (site === undefined || known === undefined) return refuse(reply, 404, 'Device not found.')
        return inTurn(request, reply, () => previewAlarm(db, site, known, query, now()))
      },
    )
  }
