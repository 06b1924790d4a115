import { z } from 'zod'
import { alarm, alarmActor, alarmPriority } from './alarm.ts'
import { numberText } from './number-text.ts'
import { localDate } from './period.ts'
import { site } from './site.ts'
import { instant } from './time.ts'
import { writtenLine } from './written.ts'

// Whom alarms reach that nobody acknowledges: the rules of a site, and the log of what was sent.
// Calls about them: the gateway's and the upstream's are the same.

const id = z.string().regex(/^[\w-]{1,40}$/)
const name = writtenLine(80)
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM')

/** Hours of the week on the site's clock, on each of the days they begin on; up to `to`, which may be of the next day. */
export const weeklyHours = z.strictObject({
  days: z.array(z.number().int().min(1).max(7).describe('day of the week, ISO 8601: 1 is Monday')).min(1).max(7),
  from: clockTime,
  to: clockTime.describe('at or before `from`: of the next day'),
})
/** Hours of the week on the site's clock. */
export type WeeklyHours = z.infer<typeof weeklyHours>

/** Hours on the site's clock that begin on one day and stand in place of all that the week has begin on it. */
export const onCallException = z.strictObject({
  date: localDate,
  from: clockTime,
  to: clockTime.describe('at or before `from`: of the next day'),
  contact: id,
})
/** Hours of one day that stand in place of those of the week. */
export type OnCallException = z.infer<typeof onCallException>

/** Somebody who can be reached. */
export const reachContact = z.strictObject({ id, name, email: z.email().max(254) })
/** Somebody who can be reached. */
export type ReachContact = z.infer<typeof reachContact>

/** For whom the body of a webhook is made. */
export const webhookTemplate = z.enum(['json', 'ntfy', 'telegram', 'slack', 'teams'])
/** For whom the body of a webhook is made. */
export type WebhookTemplate = z.infer<typeof webhookTemplate>

const webhookBase = z.strictObject({
  id,
  name,
  template: webhookTemplate,
  chat: writtenLine(80).nullable().describe('Telegram: id of the chat; null for the others'),
})
/** A webhook as it may be read: its address and its secret are not. */
export const reachWebhook = webhookBase.extend({
  address: z.string().describe('the server and the last characters, which is enough to know it by'),
  isSigned: z.boolean(),
})
/** A webhook as it may be read. */
export type ReachWebhook = z.infer<typeof reachWebhook>
/** A webhook as it is given; `url` and `secret`: absent as they were, `secret` null: none. */
export const reachWebhookInput = webhookBase.extend({
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_048)
    .optional(),
  secret: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,100}={0,2}$/, 'whsec_ and at least 24 bytes in base64')
    .nullable()
    .optional(),
})
/** A webhook as it is given. */
export type ReachWebhookInput = z.infer<typeof reachWebhookInput>

/** Whom a step reaches: whoever is on call then, somebody, or a webhook. */
export const reachTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('on-call') }),
  z.strictObject({ kind: z.literal('contact'), id }),
  z.strictObject({ kind: z.literal('webhook'), id }),
])
/** Whom a step reaches. */
export type ReachTarget = z.infer<typeof reachTarget>

/** A step of an escalation. */
export const reachStep = z.strictObject({
  afterMinutes: z.number().int().min(0).max(1_440).describe('since the alarm waits to be acknowledged, minutes'),
  targets: z.array(reachTarget).min(1).max(10),
})
/** A step of an escalation. */
export type ReachStep = z.infer<typeof reachStep>

const rules = {
  contacts: z.array(reachContact).max(50),
  onCall: z
    .array(weeklyHours.extend({ contact: id }))
    .max(100)
    .describe('who is on call when'),
  exceptions: z
    .array(onCallException)
    .max(100)
    .describe('who is on call on given days: nothing of `onCall` begins on a day that is named here'),
  quietHours: weeklyHours
    .extend({ passing: z.array(alarmPriority).max(4).describe('priorities that are told all the same') })
    .nullable()
    .describe('null: none'),
  steps: z
    .record(alarmPriority, z.array(reachStep).max(6))
    .describe('of each priority, in order; none: nobody is told'),
}
/** Whom the alarms of a site reach. */
export const reachRules = z.strictObject({ ...rules, webhooks: z.array(reachWebhook).max(20) })
/** Whom the alarms of a site reach. */
export type ReachRules = z.infer<typeof reachRules>

const version = z.number().int().min(0).describe('counts the changes of the rules of a site')
/** The rules of a site, and the version to change them from. */
export const reachBody = z.object({
  version,
  rules: reachRules,
  changedAt: instant.nullable().describe('null: nobody has set them'),
  changedBy: alarmActor.nullable(),
  onCallNow: z.array(reachContact).describe('whoever is on call at this moment'),
  isEmailConfigured: z.boolean().describe('false: this platform has no SMTP server to send by'),
  unresolved: z
    .array(z.string())
    .optional()
    .describe('answer to a change: names of webhooks whose address led nowhere when it was kept'),
})
/** The rules of a site, and the version to change them from. */
export type ReachBody = z.infer<typeof reachBody>

/** Rules in place of those of a version that was read. */
export const reachInput = z.strictObject({
  version,
  rules: z.strictObject({ ...rules, webhooks: z.array(reachWebhookInput).max(20) }),
})
/** Rules in place of those of a version that was read. */
export type ReachInput = z.infer<typeof reachInput>

/** How a delivery stands; `obsolete`: every alarm in it was acknowledged, or kept from view, before it was sent. */
export const deliveryState = z.enum(['waiting', 'sent', 'failed', 'obsolete'])
/** How a delivery stands. */
export type DeliveryState = z.infer<typeof deliveryState>

/** What a delivery goes by. */
export const deliveryChannel = z.enum(['email', 'webhook'])
/** What a delivery goes by. */
export type DeliveryChannel = z.infer<typeof deliveryChannel>

/** One message to one addressee. */
export const reachDelivery = z.object({
  id: z.string().describe('the same on each try: Message-ID of an e-mail, webhook-id and Idempotency-Key of a webhook'),
  at: instant.describe('when it was decided'),
  step: z.number().int().min(1).nullable().describe('which step of the escalation, from 1; null: a test'),
  channel: deliveryChannel,
  addressee: z.string().describe('name of the contact or the webhook'),
  alarms: z
    .array(z.object({ id: z.string(), deviceName: z.string(), condition: alarm.shape.condition }))
    .describe('the first of them'),
  alarmCount: z.number().int().min(0).describe('alarms'),
  state: deliveryState,
  tries: z.number().int().min(0).describe('times it was tried'),
  unknownEnds: z.number().int().min(0).describe('tries of which it is not known whether they arrived'),
  endedAt: instant.nullable().describe('when it was accepted, given up or dropped'),
  nextAt: instant.nullable().describe('waiting: not tried again before'),
  answer: z.string().nullable().describe('the last answer of the server, or what went wrong'),
})
/** One message to one addressee. */
export type ReachDelivery = z.infer<typeof reachDelivery>

/** Which deliveries of the log to read. */
export const deliveriesFilter = z.object({
  state: deliveryState.optional(),
  channel: deliveryChannel.optional(),
  target: id.optional().describe('id of the contact or the webhook, whatever it was called then'),
})
/** Which deliveries of the log to read; absent: any. */
export type DeliveriesFilter = z.infer<typeof deliveriesFilter>

/** Which page of the log to read. */
export const deliveriesQuery = deliveriesFilter.extend({
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .describe('`next` of the page before'),
  limit: numberText(z.number().int().min(1).max(200)).default(50).describe('deliveries on a page'),
})
/** Which page of the log to read. */
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>
/** One page of the log, newest first; `next`: where the next one begins, null: this is the last. */
export const deliveriesPage = z.object({ deliveries: z.array(reachDelivery), next: z.string().nullable() })
/** One page of the log. */
export type DeliveriesPage = z.infer<typeof deliveriesPage>

/** Whom to send a test to, by the rules that are kept. */
export const reachTestInput = z.strictObject({ target: reachTarget })
/** Whom to send a test to. */
export type ReachTestInput = z.infer<typeof reachTestInput>
/** What became of a test: one delivery per addressee, each tried once. */
export const reachTestBody = z.object({ deliveries: z.array(reachDelivery) })
/** What became of a test. */
export type ReachTestBody = z.infer<typeof reachTestBody>

/** What the link of an e-mail is about, whoever opens it: reading it changes nothing. */
export const reachLinkBody = z.object({
  site: site.pick({ slug: true, name: true, timeZone: true }),
  addressee: z.string().describe('in whose name the alarms would be acknowledged'),
  expiresAt: instant,
  alarms: z.array(
    alarm.pick({ id: true, condition: true, priority: true, state: true, raisedAt: true, clearedAt: true }).extend({
      deviceName: z.string(),
      acknowledgedAt: instant.nullable().default(null),
      acknowledgedBy: alarmActor.nullable(),
      isWaiting: z.boolean(),
      won: z.boolean().default(false).describe('this very call acknowledged it, nobody before'),
    }),
  ),
})
/** What the link of an e-mail is about. */
export type ReachLinkBody = z.infer<typeof reachLinkBody>
