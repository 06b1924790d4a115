import type { DeviceId } from '@vigie/contracts/entities'
import { ALARM_PRIORITY_NAMES, alarmTitle } from '@vigie/contracts/words'
import type { desktopNotices } from '@/adapters/desktop-notices'
import { alarmPath } from '@/paths'
import type { AlarmEntry } from './arrivals.ts'

/** What is older when it is heard of comes from a connection that was lost: the list tells it, ms. */
const FRESH_MS = 60_000

/** What it takes to tell alarms by the desktop. */
export type DesktopOptions = {
  readonly notices: Pick<typeof desktopNotices, 'get' | 'show'>
  /** on the server's clock, ms */
  readonly now: () => number
  readonly nameOf: (device: DeviceId) => string
}

/**
 * Tells a new alarm by the desktop, where somebody wants it: once for an alarm that comes again and again, once for
 * those of one cause, and never what is told late.
 */
export const tellByDesktop =
  ({ notices, now, nameOf }: DesktopOptions) =>
  ({ type, at, data }: Pick<AlarmEntry, 'type' | 'at' | 'data'>): void => {
    if (type !== 'alarm.raised' || data.state !== 'unacknowledged' || data.occurrences > 1 || data.cause !== null)
      return
    if (now() - Date.parse(at) > FRESH_MS || notices.get() !== 'on') return
    notices.show(data.id, {
      title: `${alarmTitle(data)}, ${nameOf(data.device)}`,
      body: `Priorité ${ALARM_PRIORITY_NAMES[data.priority].toLowerCase()}`,
      path: alarmPath(data.id),
    })
  }
