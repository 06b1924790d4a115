import type { AlarmSettings } from '../directory/alarm-settings.ts'
import type { Directory } from '../directory/directory.ts'
import type { IdentityService } from '../identity/identity.ts'
import type { Writer } from '../ingest/writer.ts'
import type { Metrics } from '../metrics.ts'
import type { Reach } from '../reach/reach.ts'
import type { Births } from '../store/devices.ts'
import type { SiteEntries } from '../store/record.ts'
import type { Signals } from '../store/signals.ts'
import type { Database } from '../store/tables.ts'
import type { InTurn } from './in-turn.ts'

/** What the routes are made with. */
export type RestDeps = {
  readonly db: Database
  readonly signals: Signals
  readonly directory: Directory
  readonly settings: AlarmSettings
  readonly writer: Writer
  readonly identity: IdentityService
  readonly reach: Reach
  readonly metrics: Metrics
  /** takes devices that are others by what people did */
  readonly onBirths: (births: readonly Births[]) => void
  /** takes what was added to the journals by what people did */
  readonly onJournal: (journal: readonly SiteEntries[]) => void
  /** whether this instance hears the devices of the sites whose turn it has */
  readonly hearsDevices: () => boolean
  /** the sites whose turn this instance has */
  readonly reads: () => readonly string[]
  /** whether the database takes what is written */
  readonly isRecording: () => boolean
  readonly inTurn: InTurn
  /** what a service must send; null: nobody is one */
  readonly serviceKey: string | null
  /** Nothing that was verified of this person holds any more. */
  readonly endAccess: (uid: string) => void
  readonly now: () => number
}
