import type { AlarmEntry } from './arrivals.ts'
import type { DesktopOptions } from './desktop-alarms.ts'

/**
 * Tells new alarms by the desktop; what knows how comes with the first one. Without that code nothing is told there:
 * the page, which heard of the alarm, says it in any case.
 */
export const tellByDesktopLate =
  (options: Omit<DesktopOptions, 'notices'>) =>
  (entry: AlarmEntry): void => {
    if (entry.type !== 'alarm.raised') return
    Promise.all([import('./desktop-alarms.ts'), import('@/adapters/desktop-notices')]).then(
      ([{ tellByDesktop }, { desktopNotices }]) => tellByDesktop({ ...options, notices: desktopNotices })(entry),
      () => undefined,
    )
  }
