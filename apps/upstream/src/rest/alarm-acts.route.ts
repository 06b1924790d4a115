import {
  type Acknowledged,
  type AcknowledgedMany,
  ADMIN_ALARM_ACTS,
  ALARM_ACTS,
  type Alarm,
  type AlarmActName,
  type AlarmAnswer,
  acknowledgeManyInput,
  alarmParams,
  OPERATORS,
  siteSlug,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AlarmAct } from '../alarms/life.ts'
import type { Identity } from '../identity/identity.ts'
import type { ActKey } from '../store/act-key.ts'
import { isKeyReused } from '../store/alarm-acts.ts'
import { type ActOutcome, actOnAlarm } from '../watch/act.ts'
import { readAct } from './alarm-act-input.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, callerOf, refuse, requireRole, requireSite } from './guard.ts'
import { keyReused, requestKey, withKey } from './request-key.ts'

const ofSite = z.object({ site: siteSlug })

/** What people do to alarms. Answers after the commit; a retry with the same `Idempotency-Key` is the same act. */
export const alarmActRoutes =
  ({ db, signals, directory, identity, onJournal, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    const guards = [requireSite(directory, 'query'), requireRole(...OPERATORS)]

    const perform = async (site: string, id: string, what: AlarmAct, act: ActKey | null): Promise<ActOutcome> => {
      const outcome = await actOnAlarm({ db, signals }, { site, id, act }, what)
      if (outcome.kind === 'done') onJournal(outcome.journal)
      return outcome
    }

    app.post(
      UPSTREAM_PATHS.alarmsAcknowledge,
      { preHandler: guards, schema: { querystring: ofSite, headers: withKey, body: acknowledgeManyInput } },
      async (request, reply): Promise<FastifyReply | AcknowledgedMany> => {
        const { ids, comment } = request.body
        const caller = callerOf(request)
        const what = {
          event: { type: 'acknowledge.requested' },
          ...by(caller, now()),
          ...(comment && { comment }),
        } as const
        const results: AcknowledgedMany['results'] = []
        const { site } = request.query
        const key = requestKey(request, caller, 'acknowledge')
        // before the first of them is acknowledged
        if (await isKeyReused(db, site, ids, key)) return keyReused(reply)
        for (const id of new Set(ids)) {
          const outcome = await perform(site, id, what, key)
          if (outcome.kind === 'reused') return keyReused(reply)
          const settled = acknowledgementOf(outcome)
          if (settled !== null) results.push({ id, won: settled.won, state: settled.alarm.state })
          else
            results.push({ id, code: outcome.kind === 'unknown' ? 'resource.not-found' : 'alarm.transition-refused' })
        }
        return { results }
      },
    )

    app.post(
      UPSTREAM_PATHS.alarmAct,
      {
        preHandler: guards,
        schema: { querystring: ofSite, headers: withKey, params: alarmParams.extend({ act: actName }) },
      },
      async (request, reply): Promise<FastifyReply | AlarmAnswer | Acknowledged> => {
        const { id, act } = request.params
        const { site } = request.query
        const caller = callerOf(request)
        if (ADMIN_ALARM_ACTS.has(act) && caller.role === 'operator') return refuse(reply, 403, 'Forbidden.')
        // a body that is absent is null as well: one that has a type has said null
        const isAbsent = request.headers['content-type'] === undefined
        const read = await readAct(act, isAbsent ? (request.body ?? {}) : request.body, {
          site,
          identity,
          nowMs: now(),
        })
        if (!read.ok) return reply.code(400).send({ message: read.message, code: 'request.invalid' })
        const what: AlarmAct = { ...read.what, ...by(caller, now()) }
        const outcome = await perform(site, id, what, requestKey(request, caller, act))
        const settled = act === 'acknowledge' ? acknowledgementOf(outcome) : null
        if (settled !== null) return settled
        if (outcome.kind === 'done' || outcome.kind === 'repeated') return { alarm: outcome.alarm }
        return refusalOf(reply, outcome)
      },
    )
  }

const actName = z.enum(Object.keys(ALARM_ACTS) as [AlarmActName, ...AlarmActName[]])

/** An acknowledgement that is settled: by this one, or by one before it. null: it is refused. */
const acknowledgementOf = (outcome: ActOutcome): { alarm: Alarm; won: boolean } | null => {
  if (outcome.kind === 'done' || outcome.kind === 'repeated') return { alarm: outcome.alarm, won: true }
  if (outcome.kind !== 'refused') return null
  const { alarm } = outcome
  const isSettled = alarm.acknowledgedBy !== null && (alarm.state === 'acknowledged' || alarm.state === 'normal')
  return isSettled ? { alarm, won: false } : null
}

const refusalOf = (reply: FastifyReply, outcome: ActOutcome): FastifyReply => {
  if (outcome.kind === 'reused') return keyReused(reply)
  if (outcome.kind !== 'refused') return refuse(reply, 404, 'Alarm not found.')
  const { state } = outcome.alarm
  return reply.code(409).send({ message: `Not while ${state}.`, code: 'alarm.transition-refused', state })
}

const by = ({ uid, name, email }: Identity, at: number): Pick<AlarmAct, 'actor' | 'at'> => ({
  actor: { uid, name: name ?? email ?? uid },
  at,
})
