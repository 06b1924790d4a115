// In: open alarms and journal entries of the live feed. Out: how often each key flipped in the last minute, how many
// alarms were raised in the last ten, and the last alarms that closed.
import { type Alarm, alarmAfter, type JournalEntry, MINUTE_MS } from '@vigie/contracts/entities'
import { createNotifier, type Listener, listen, type Schedule } from './notifier.ts'

/** How long flips of one key count as chatter, ms. */
export const CHATTER_MS = MINUTE_MS
/** How long a new alarm counts for a flood, ms. */
export const FLOOD_MS = 10 * MINUTE_MS
/** Closed alarms that are kept, so that a row does not lose what it shows. */
const KEPT = 1_000

/** What stays the same from one occurrence to the next: one condition of one device. */
export const alarmKey = ({ device, condition }: Pick<Alarm, 'device' | 'condition'>): string => `${device}/${condition}`

/** A change of a condition: it came to hold or ceased to, at an instant of the server, epoch ms. */
export type Flip = { readonly at: number; readonly isOn: boolean }

/** How many alarms came lately, and when the last of them was raised, epoch ms; null: none came. */
export type Arrivals = { readonly count: number; readonly last: number | null }

/** What lately happened to the alarms of the site, as far as this page has heard of it. */
export const createAlarmLog = (schedule: Schedule) => {
  const notifier = createNotifier(schedule)
  const listeners = new Set<Listener>()
  const flips = new Map<string, readonly Flip[]>()
  const raised = new Map<Alarm['id'], number>()
  const closed = new Map<Alarm['id'], Alarm>()
  let version = 0

  const noteRaised = ({ id, raisedAt }: Alarm) => raised.set(id, Date.parse(raisedAt))
  const flip = (alarm: Alarm, next: Flip) => {
    const key = alarmKey(alarm)
    flips.set(key, [...(flips.get(key) ?? []).filter(({ at }) => at > next.at - CHATTER_MS), next])
  }
  const close = (alarm: Alarm) => {
    closed.delete(alarm.id)
    closed.set(alarm.id, alarm)
    const [oldest] = closed.keys()
    if (closed.size > KEPT && oldest !== undefined) closed.delete(oldest)
  }
  const changed = () => {
    version += 1
    notifier.mark(listeners)
  }
  return {
    /** what was heard before may have missed something: only these count now */
    replace: (alarms: readonly Alarm[]) => {
      raised.clear()
      flips.clear()
      for (const alarm of alarms) noteRaised(alarm)
      changed()
    },
    hear: (entry: JournalEntry) => {
      const after = alarmAfter(entry)
      if (after === null) return
      const { alarm, isOpen } = after
      const at = Date.parse(entry.at)
      if (entry.type === 'alarm.raised') {
        noteRaised(alarm)
        flip(alarm, { at, isOn: true })
      }
      if (entry.type === 'alarm.cleared') flip(alarm, { at, isOn: false })
      if (!isOpen) close(alarm)
      changed()
    },
    /** flips of a key in the minute before an instant, oldest first */
    flipsOf: (key: string, now: number): readonly Flip[] =>
      (flips.get(key) ?? []).filter(({ at }) => at > now - CHATTER_MS),
    /** flips of a key, also older ones; the same array until there is another */
    flips: (key: string): readonly Flip[] | undefined => flips.get(key),
    /** alarms raised in the ten minutes before an instant; those before them are forgotten */
    lately: (now: number): Arrivals => {
      for (const [id, at] of raised) if (at <= now - FLOOD_MS) raised.delete(id)
      let last: number | null = null
      for (const at of raised.values()) last = Math.max(at, last ?? at)
      return { count: raised.size, last }
    },
    closed: (id: Alarm['id']): Alarm | undefined => closed.get(id),
    /** another number whenever something happened */
    version: (): number => version,
    subscribe: (listener: Listener) => listen(listeners, listener),
  }
}
