import { ALARM_STATE_NAMES } from '@vigie/contracts/alarm-words'
import { type Alarm, type AlarmPage, alarmUnit, type Device } from '@vigie/contracts/entities'
import { ALARM_PRIORITY_NAMES, alarmTitle, METRIC_NAMES } from '@vigie/contracts/words'
import type { Outcome } from '../outcome.ts'
import { Interrupted } from './interrupted.ts'
import type { Cell, Row, Section } from './table.ts'
import { ALARMS } from './text.ts'

// alarms as the upstream gives them, page by page → rows of a file, the newest first

/** Reads the page that begins where the one before ended; null: the first. */
export type AskAlarms = (cursor: string | null) => Promise<Outcome<AlarmPage>>

/** Each column with what it says of an alarm. */
const COLUMNS: readonly (readonly [title: string, cell: (alarm: Alarm, name: string) => Cell])[] = [
  [ALARMS.device, (_, name) => name],
  [ALARMS.id, ({ device }) => device],
  [ALARMS.condition, alarmTitle],
  [ALARMS.metric, ({ metric }) => (metric === undefined ? null : METRIC_NAMES[metric])],
  [ALARMS.priority, ({ priority }) => ALARM_PRIORITY_NAMES[priority]],
  [ALARMS.state, ({ state }) => ALARM_STATE_NAMES[state]],
  [ALARMS.raised, ({ raisedAt }) => momentOf(raisedAt)],
  [ALARMS.cleared, ({ clearedAt }) => momentOf(clearedAt)],
  [ALARMS.acknowledged, ({ acknowledgedAt }) => momentOf(acknowledgedAt)],
  [ALARMS.by, ({ acknowledgedBy }) => acknowledgedBy?.name ?? null],
  [ALARMS.value, ({ value }) => value],
  [ALARMS.threshold, ({ threshold }) => threshold],
  [ALARMS.unit, (alarm) => (alarm.value === null ? null : alarmUnit(alarm) || null)],
  [ALARMS.occurrences, ({ occurrences }) => occurrences],
  [ALARMS.until, ({ shelvedUntil }) => momentOf(shelvedUntil)],
  [ALARMS.reason, ({ reason }) => reason],
  [ALARMS.assignee, ({ assignee }) => assignee?.name ?? null],
  [ALARMS.comments, ({ commentCount }) => commentCount],
  [ALARMS.alarm, ({ id }) => id],
]

/** The empty table of alarms. */
export const alarmSection: Section = { title: ALARMS.sheet, columns: COLUMNS.map(([title]) => title), rows: [] }

/**
 * A row an alarm, page after page until the last.
 * @throws Interrupted when a further page cannot be read
 */
export async function* alarmRows(
  first: AlarmPage,
  devices: readonly Pick<Device, 'id' | 'name'>[],
  ask: AskAlarms,
): AsyncGenerator<Row> {
  const names = new Map(devices.map(({ id, name }) => [id, name]))
  let page = first
  for (;;) {
    for (const alarm of page.alarms)
      yield COLUMNS.map(([, cell]) => cell(alarm, names.get(alarm.device) ?? alarm.device))
    if (page.next === null) return
    const answer = await ask(page.next)
    if (!answer.ok) throw new Interrupted(answer)
    page = answer.value
  }
}

const momentOf = (instant: string | null): Cell => (instant === null ? null : { local: Date.parse(instant) })
