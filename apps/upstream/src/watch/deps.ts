import type { Logger } from 'pino'
import type { AlarmSettings } from '../directory/alarm-settings.ts'
import type { Directory } from '../directory/directory.ts'
import type { SiteEntries } from '../store/record.ts'
import type { Wired } from '../store/store.ts'
import type { Listening } from './listening.ts'

/** With what is looked for that is due to alarms. */
export type WatchDeps = {
  readonly store: Wired
  /** the sites whose turn this instance has, with their tokens */
  readonly own: () => ReadonlyMap<string, number>
  readonly directory: Pick<Directory, 'site' | 'knownOf'>
  readonly settings: AlarmSettings
  readonly listening: Listening
  readonly onJournal: (journal: readonly SiteEntries[]) => void
  readonly log: Logger
}
