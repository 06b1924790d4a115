import { z } from 'zod'
import { type AlarmTransition, alarm, alarmActor, alarmCondition, alarmPriority, alarmState } from './alarm.ts'
import { deviceId } from './device.ts'
import { numberText } from './number-text.ts'
import { instant } from './time.ts'
import { writtenLine, writtenText } from './written.ts'

// Calls about alarms: the gateway's and the upstream's are the same.

const count = z.number().int().min(0).describe('alarms')
/** How many open alarms of the whole site stand where; those kept from view are counted too. */
export const alarmCounts = z.object({
  unacknowledged: count,
  acknowledged: count,
  returned: count,
  shelved: count,
  suppressed: count,
  outOfService: count,
})
/** How many alarms of a site stand where. */
export type AlarmCounts = z.infer<typeof alarmCounts>

/** The counts of a site, of how many alarms are in a state. */
export const countAlarms = (inState: (state: z.infer<typeof alarmState>) => number): AlarmCounts => ({
  unacknowledged: inState('unacknowledged'),
  acknowledged: inState('acknowledged'),
  returned: inState('returned'),
  shelved: inState('shelved'),
  suppressed: inState('suppressed'),
  outOfService: inState('out-of-service'),
})

const oneOrMore = <S extends z.ZodType>(item: S) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(item).max(20).optional(),
  )

/** Which alarms to list, newest first; `from` and `to` bound when they were raised, `to` excluded. */
export const alarmFilter = z.object({
  state: oneOrMore(z.enum([...alarmState.options, 'open'])).describe('any of these; open: all but normal'),
  priority: oneOrMore(alarmPriority),
  condition: oneOrMore(alarmCondition),
  device: deviceId.optional(),
  q: writtenLine(80).optional().describe('part of the name or the id of the device'),
  from: instant.optional(),
  to: instant.optional(),
  cursor: z
    .string()
    .regex(/^-?\d{1,16}~[\w-]{1,64}$/)
    .optional()
    .describe('`next` of the page before'),
  limit: numberText(z.number().int().min(1).max(200)).default(50).describe('alarms on a page'),
})
/** Which alarms to list. */
export type AlarmFilter = z.infer<typeof alarmFilter>

/** One page of alarms, newest first; `next`: where the next one begins, null: this is the last. */
export const alarmPage = z.object({ alarms: z.array(alarm), counts: alarmCounts, next: z.string().nullable() })
/** One page of alarms. */
export type AlarmPage = z.infer<typeof alarmPage>

/** Type of a journal entry about an alarm. */
export const alarmTransition = z.enum([
  'alarm.raised',
  'alarm.cleared',
  'alarm.acknowledged',
  'alarm.shelved',
  'alarm.unshelved',
  'alarm.suppressed',
  'alarm.unsuppressed',
  'alarm.retired',
  'alarm.returned',
  'alarm.commented',
  'alarm.assigned',
] as const satisfies readonly AlarmTransition[])

/** One change in the life of an alarm, as the journal has it. */
export const alarmChange = z.object({
  seq: z.number().int().min(1).describe('position in the journal of the site'),
  at: instant,
  event: alarmTransition,
  from: alarmState.nullable().describe('null: it was not there before'),
  to: alarmState,
  actor: alarmActor.nullable(),
  comment: z.string().nullable(),
})
/** One change in the life of an alarm. */
export type AlarmChange = z.infer<typeof alarmChange>

const devices = z.number().int().min(0).describe('devices')
/** What an alarm has in common with others: power cuts of one moment. What has ended counts as it was recorded. */
export const alarmCommonCause = z.object({
  source: z
    .object({ alarm: z.string().min(1), device: deviceId })
    .nullable()
    .describe('the cut of what supplies all the others, by its alarm and its device; null: not known'),
  devices: devices.describe('devices that lost their power in it, the source included'),
  lasting: devices.describe('those of them that are without power by it still'),
  priority: alarmPriority.describe('of the cause: critical where it took most of the site'),
})
/** What an alarm has in common with others. */
export type AlarmCommonCause = z.infer<typeof alarmCommonCause>

/** An alarm with its life, oldest first, and the alarms of its key before it, newest first. */
export const alarmDetail = z.object({
  alarm,
  transitions: z.array(alarmChange),
  previous: z.array(alarm).describe('at most 20'),
  common: alarmCommonCause
    .nullable()
    .default(null)
    .describe('the cause that its alarm, or the cut it is suppressed by, shares with at least two others; null: none'),
})
/** An alarm with its life and those before it. */
export type AlarmDetail = z.infer<typeof alarmDetail>

/** The furthest ahead that shelving may end, ms. */
export const SHELVE_MAX_MS = 86_400_000

const text = writtenText(1_000)
/** Body of an acknowledgement. */
export const acknowledgeInput = z.strictObject({ comment: text.optional() })
/** Body of an acknowledgement of several alarms. */
export const acknowledgeManyInput = z.strictObject({
  ids: z.array(z.string().min(1).max(64)).min(1).max(200),
  comment: text.optional(),
})
/** Body of a shelving; at most 24 h ahead. */
export const shelveInput = z.strictObject({ reason: text, until: instant })
/** Body of the end of a shelving before its time. */
export const unshelveInput = z.strictObject({ reason: text.optional() })
/** Body of the calls that keep an alarm from view, or give it back. */
export const reasonInput = z.strictObject({ reason: text })
/** Body of a comment. */
export const commentInput = z.strictObject({ text })
/** Body of an assignment; null: to nobody. */
export const assignInput = z.strictObject({ uid: z.string().min(1).max(128).nullable() })

/** Answer of an acknowledgement; `won` false: somebody did before, see `acknowledgedBy` and `acknowledgedAt`. */
export const acknowledged = z.object({ alarm, won: z.boolean() })
/** Answer of an acknowledgement. */
export type Acknowledged = z.infer<typeof acknowledged>
/** The alarm after an act. */
export const alarmAnswer = z.object({ alarm })
/** The alarm after an act. */
export type AlarmAnswer = z.infer<typeof alarmAnswer>
/** What became of each alarm of an acknowledgement, in the order asked: its state, or why it was refused. */
export const acknowledgedMany = z.object({
  results: z.array(
    z.union([
      z.object({ id: z.string(), won: z.boolean(), state: alarmState }),
      z.object({ id: z.string(), code: z.enum(['resource.not-found', 'alarm.transition-refused']) }),
    ]),
  ),
})
/** What became of each alarm of an acknowledgement. */
export type AcknowledgedMany = z.infer<typeof acknowledgedMany>

/** The acts on one alarm: the last part of their path, and what their body is. */
export const ALARM_ACTS = {
  acknowledge: acknowledgeInput,
  shelve: shelveInput,
  unshelve: unshelveInput,
  suppress: reasonInput,
  unsuppress: reasonInput,
  retire: reasonInput,
  return: reasonInput,
  comments: commentInput,
  assign: assignInput,
} as const
/** Name of an act on one alarm. */
export type AlarmActName = keyof typeof ALARM_ACTS
/** Acts that only administrators may do. */
export const ADMIN_ALARM_ACTS: ReadonlySet<AlarmActName> = new Set(['suppress', 'unsuppress', 'retire', 'return'])

/** Header by which a retry is known as the same act. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** Its value. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,128}$/)
/** Parameter of the paths about one alarm. */
export const alarmParams = z.object({ id: z.string().min(1).max(64) })
