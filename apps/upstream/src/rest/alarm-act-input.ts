import { ALARM_ACTS, type AlarmActName, SHELVE_MAX_MS } from '@vigie/contracts/entities'
import type { z } from 'zod'
import type { AlarmAct } from '../alarms/life.ts'
import type { IdentityService } from '../identity/identity.ts'

/** What is asked of an alarm, or why the request does not say it. */
export type ReadAct =
  | { readonly ok: true; readonly what: Omit<AlarmAct, 'at' | 'actor'> }
  | { readonly ok: false; readonly message: string }

/** For whom, and when. */
export type ActContext = { readonly site: string; readonly identity: IdentityService; readonly nowMs: number }

/** A request on an alarm as what happens to it. */
export const readAct = async (act: AlarmActName, body: unknown, context: ActContext): Promise<ReadAct> =>
  READERS[act](body, context)

const wrong = (message: string): ReadAct => ({ ok: false, message })
const asked = (what: Omit<AlarmAct, 'at' | 'actor'>): ReadAct => ({ ok: true, what })

/** Parses a body by its schema, then reads it. */
const reading =
  <S extends z.ZodType>(schema: S, read: (input: z.output<S>, context: ActContext) => ReadAct | Promise<ReadAct>) =>
  async (body: unknown, context: ActContext): Promise<ReadAct> => {
    const parsed = schema.safeParse(body)
    if (parsed.success) return read(parsed.data, context)
    const [issue] = parsed.error.issues
    return wrong(`${issue?.path.join('.') ?? ''} ${issue?.message ?? 'invalid'}`.trim())
  }

const withReason = (type: 'suppress.requested' | 'unsuppress.requested' | 'retire.requested' | 'return.requested') =>
  reading(ALARM_ACTS.suppress, ({ reason }) => asked({ event: { type }, reason }))

const READERS: Readonly<Record<AlarmActName, (body: unknown, context: ActContext) => Promise<ReadAct>>> = {
  acknowledge: reading(ALARM_ACTS.acknowledge, ({ comment }) =>
    asked({ event: { type: 'acknowledge.requested' }, ...(comment === undefined ? {} : { comment }) }),
  ),
  shelve: reading(ALARM_ACTS.shelve, ({ reason, until }, { nowMs }) => {
    const end = Date.parse(until)
    if (end <= nowMs) return wrong('until is over')
    if (end > nowMs + SHELVE_MAX_MS) return wrong('until is more than 24 h ahead')
    return asked({ event: { type: 'shelve.requested' }, reason, until: end })
  }),
  unshelve: reading(ALARM_ACTS.unshelve, ({ reason }) =>
    asked({ event: { type: 'unshelve.requested' }, ...(reason === undefined ? {} : { reason }) }),
  ),
  suppress: withReason('suppress.requested'),
  unsuppress: withReason('unsuppress.requested'),
  retire: withReason('retire.requested'),
  return: withReason('return.requested'),
  comments: reading(ALARM_ACTS.comments, ({ text }) => asked({ event: { type: 'comment.added' }, comment: text })),
  assign: reading(ALARM_ACTS.assign, async ({ uid }, { site, identity }) => {
    if (uid === null) return asked({ event: { type: 'assignee.named' }, assignee: null })
    const person = await identity.person(uid)
    if (person === 'unavailable') return wrong('the identity service does not answer')
    if (person === null || !person.platforms.includes(site)) return wrong('uid is nobody of this site')
    return asked({ event: { type: 'assignee.named' }, assignee: { uid, name: person.name } })
  }),
}
