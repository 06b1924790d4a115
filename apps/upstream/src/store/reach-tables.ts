import type { AlarmActor, DeliveryChannel, DeliveryState, ReachRules } from '@vigie/contracts/entities'
import type { Generated, JSONColumnType } from 'kysely'
import type { ReachMessage, WebhookSecrets } from './reach-kept.ts'

/** Whom alarms reach that nobody acknowledges, and what was sent. */
export type ReachTables = {
  /** whom the alarms of each site reach; `secrets`: what is given but not read back */
  reach_rules: {
    site: string
    version: number
    data: JSONColumnType<ReachRules>
    secrets: JSONColumnType<Readonly<Record<string, WebhookSecrets>>>
    changed_at: number
    changed_by: JSONColumnType<AlarmActor>
  }
  /** which step each alarm that waits to be acknowledged waits for, from 0; `due_at` null: none is left */
  alarm_escalations: {
    alarm: string
    site: string
    step: number
    due_at: number | null
    /** when the first step was last told of this key while it waits; null: not yet */
    told_at: Generated<number | null>
    /** when the first step is told again, because the condition came back meanwhile; null: it did not */
    again_at: Generated<number | null>
  }
  /** messages to addressees: the outbox and its log */
  deliveries: {
    n: Generated<number>
    /** the message's, the same on each try */
    id: string
    site: string
    created_at: number
    /** from 0; null: a test */
    step: number | null
    channel: DeliveryChannel
    /** id of the contact or the webhook, and what it is called */
    target: string
    addressee: string
    /** of an e-mail; null: the webhook's, which is secret */
    address: string | null
    /** ids of the alarms it is about */
    alarms: JSONColumnType<readonly string[]>
    /** what it says: fixed when it was decided, so that each try says the same */
    message: JSONColumnType<ReachMessage>
    state: DeliveryState
    tries: Generated<number>
    unknown_ends: Generated<number>
    due_at: number | null
    /** who is sending it, until when by the database's clock */
    claim: string | null
    claimed_until: Date | null
    ended_at: number | null
    answer: string | null
  }
}
