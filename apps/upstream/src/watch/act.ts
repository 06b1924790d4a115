import type { Alarm } from '@vigie/contracts/entities'
import { lossOfPower } from '../alarms/engine.ts'
import { type AlarmAct, type AlarmChange, actOn } from '../alarms/life.ts'
import type { ActKey } from '../store/act-key.ts'
import { type AlarmToActOn, readAlarmToActOn } from '../store/alarm-acts.ts'
import { toAlarmRow } from '../store/alarms.ts'
import { type SiteEntries, writeChanges } from '../store/record.ts'
import type { Wired } from '../store/store.ts'
import type { Fence } from '../store/turns.ts'

/** What became of an act on an alarm. */
export type ActOutcome =
  | { readonly kind: 'done'; readonly alarm: Alarm; readonly journal: readonly SiteEntries[] }
  /** the same request was carried out before: the alarm after it */
  | { readonly kind: 'repeated'; readonly alarm: Alarm }
  /** a request with this key said something else before */
  | { readonly kind: 'reused' }
  /** the state of the alarm does not answer it */
  | { readonly kind: 'refused'; readonly alarm: Alarm }
  | { readonly kind: 'unknown' }
  /** another instance has the turn of the site by now */
  | { readonly kind: 'fenced' }

/** On which alarm, and by which right. */
export type ActTarget = {
  readonly site: string
  readonly id: string
  /** key of the request; null: it cannot be repeated */
  readonly act: ActKey | null
  readonly fences?: readonly Fence[]
}

/**
 * Does something to an alarm, all or nothing. Of several at once one is first, and each later one is judged by what the
 * one before has left: the alarm is read again until nobody has written to it in between.
 */
export const actOnAlarm = async (
  { db, signals }: Wired,
  { site, id, act, fences = [] }: ActTarget,
  what: AlarmAct,
): Promise<ActOutcome> => {
  for (;;) {
    const found = await readAlarmToActOn(db, site, id, act)
    if (found === null) return { kind: 'unknown' }
    if (found.done !== null)
      return found.done.isSame ? { kind: 'repeated', alarm: found.done.alarm } : { kind: 'reused' }
    const changes = changesOf(found, what)
    const last = changes.at(-1)
    if (last === undefined) return { kind: 'refused', alarm: found.alarm }
    const written = await writeChanges(
      db,
      {
        statuses: [found.status],
        moved: new Set(),
        reports: [],
        outages: { ended: [], begun: [] },
        facts: [{ site, facts: changes }],
        alarms: [toAlarmRow(site, last.data)],
        comparators: [],
      },
      { atMs: what.at, sender: signals.sender, fences, act },
    )
    if (written === 'fenced') return { kind: 'fenced' }
    if (written !== 'changed') return { kind: 'done', alarm: last.data, journal: written.journal }
  }
}

/** The changes that an act makes: what comes back into view while its device has no power is suppressed at once. */
const changesOf = ({ alarm, cut }: AlarmToActOn, what: AlarmAct): AlarmChange[] => {
  const change = actOn(alarm, what)
  if (change === null) return []
  const isBack = change.data.state === 'unacknowledged' && alarm.state !== 'unacknowledged'
  const loss = isBack ? lossOfPower(alarm.condition, cut, what.at) : null
  const suppressed = loss === null ? null : actOn(change.data, loss)
  return suppressed === null ? [change] : [change, suppressed]
}
