import type { Alarm, AlarmPriority } from '@vigie/contracts/entities'

// What the tables about whom alarms reach hold, beside what is in the contract.

/** What a message says of an alarm, as it was when the message was decided. */
export type ToldAlarm = Pick<
  Alarm,
  'id' | 'device' | 'condition' | 'metric' | 'finding' | 'priority' | 'raisedAt' | 'clearedAt' | 'value' | 'threshold'
> & {
  readonly deviceName: string
  /** how often the condition came while nobody had acknowledged it; absent: of a message decided before it was told */
  readonly occurrences?: number
}

/** What a message says. */
export type ReachMessage = {
  readonly site: { readonly slug: string; readonly name: string; readonly link: string; readonly timeZone: string }
  /** the first of the alarms it is about; none: a test */
  readonly alarms: readonly ToldAlarm[]
  readonly alarmCount: number
  readonly priority: AlarmPriority | null
  /** from 0; null: a test */
  readonly step: number | null
}

/** Where a webhook leads and what it is signed with: kept apart from what may be read. */
export type WebhookSecrets = { readonly url: string; readonly secret: string | null }
