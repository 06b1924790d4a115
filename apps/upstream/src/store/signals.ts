/** What instances tell each other through the database (LISTEN/NOTIFY); sent inside the transaction it speaks of. */
export const CHANNELS = {
  /** about the site whose journal grew */
  journal: 'vigie_journal',
  /** about the site whose devices changed */
  devices: 'vigie_devices',
} as const
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS]

/** Work that one instance does for all of them: relaying a site's journal, or reading the broker. */
export type Task = `relay/${string}` | 'ingest'

export type Signals = {
  /** Name of this instance, put before the site in what it sends; null: the database has no other instance. */
  readonly sender: string | null
  /**
   * Calls the listener with the site that another instance spoke of. Returns the unsubscribe. What is sent while the
   * line is down is missed: listeners also look by themselves.
   */
  readonly on: (channel: Channel, listener: (site: string) => void) => () => void
  /**
   * Whether a task is this instance's alone; kept until the line to the database drops, so it is asked again each
   * time. Rejects while the line is down.
   */
  readonly owns: (task: Task) => Promise<boolean>
  readonly close: () => Promise<void>
}
