/** What instances tell each other through the database (LISTEN/NOTIFY); sent inside the transaction it speaks of. */
export const CHANNELS = {
  /** about the site whose journal grew */
  journal: 'vigie_journal',
  /** about the site whose devices changed, or what it aims at */
  devices: 'vigie_devices',
  /** about the site whose settings of alarms changed */
  settings: 'vigie_settings',
  /** about whose turn sites are (`*`: any) */
  turns: 'vigie_turns',
} as const
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS]

export type Signals = {
  /** Name of this instance, put before the site in what it sends; null: the database has no other instance. */
  readonly sender: string | null
  /**
   * Calls the listener with the site that another instance spoke of. Returns the unsubscribe. What is sent while the
   * line is down is missed: listeners look by themselves, or whenever it is up again (`onUp`).
   */
  readonly on: (channel: Channel, listener: (site: string) => void) => () => void
  /**
   * Calls the listener each time the line comes up, and at once where it is up: what is sent from then on is heard.
   * Returns the unsubscribe.
   */
  readonly onUp: (listener: () => void) => () => void
  readonly close: () => Promise<void>
}
