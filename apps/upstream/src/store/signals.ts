/** What instances tell each other through the database (LISTEN/NOTIFY); sent inside the transaction it speaks of. */
export const CHANNELS = {
  /** payload: the site whose journal grew */
  journal: 'vigie_journal',
  /** payload: the site whose devices changed */
  devices: 'vigie_devices',
} as const
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS]

/** Relaying a site's journal, or reading the broker. */
export type Task = `relay/${string}` | 'ingest'

export type Signals = {
  /** Returns the unsubscribe. What is said while the line is down is missed: listeners also look by themselves. */
  readonly on: (channel: Channel, listener: (payload: string) => void) => () => void
  /** Whether a task is this instance's alone; asked again and again, kept until the line drops. Rejects while it is down. */
  readonly owns: (task: Task) => Promise<boolean>
  readonly close: () => Promise<void>
}
