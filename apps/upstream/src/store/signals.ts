/** What instances tell each other through the database (LISTEN/NOTIFY); sent inside the transaction it speaks of. */
export const CHANNELS = {
  /** payload: the site whose journal grew */
  journal: 'vigie_journal',
  /** payload: the site whose devices changed */
  devices: 'vigie_devices',
} as const
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS]

export type Signals = {
  /** Returns the unsubscribe. What is said while the line is down is missed: listeners also look by themselves. */
  readonly on: (channel: Channel, listener: (payload: string) => void) => () => void
  /** Whether this instance alone may relay this site's journal; asked again and again, kept until the line drops. */
  readonly ownsRelay: (site: string) => Promise<boolean>
  readonly close: () => Promise<void>
}
