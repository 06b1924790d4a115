import type { Play } from './feeder.ts'

/** What the servers of a fan-out benchmark are given to do. */
export type Work = {
  readonly title: string
  readonly method: string
  readonly play: Play
  /** the play again and again for so long, each time once the last has been heard by all, s; absent: once */
  readonly repeatedFor?: number
  /** before it counts, s */
  readonly warmUp: number
  /** how long after the last event is waited for what has not been heard, ms */
  readonly graceMs: number
}

const together = (entries: number): Work => ({
  title: `bursts of ${entries}`,
  method: `${entries} entries handed over together, the next as soon as every client has heard the last: a server is never behind, nor has time to cool down.`,
  play: { kind: 'events', together: entries, perSecond: 1, seconds: 1 },
  repeatedFor: 1.5,
  warmUp: 0.3,
  graceMs: 10_000,
})

export const WORKS: readonly Work[] = [
  {
    title: 'single alerts, 50/s',
    method: 'One journal entry of about 200 bytes at a time.',
    play: { kind: 'events', together: 1, perSecond: 50, seconds: 3 },
    warmUp: 0.5,
    graceMs: 10_000,
  },
  together(16),
  together(64),
  {
    title: 'readings of 100 devices, 10/s each',
    method:
      'Readings reach the server in commits of 10 every 10 ms; each server joins them over 50 ms (Socket.IO by application code) in rows of [index, ms, value]. A delivery is one reading; latency is the age of a reading, to the ms.',
    play: { kind: 'readings', devices: 100, perSecond: 10, seconds: 2 },
    warmUp: 0.5,
    // a reading overtaken by a later one is not sent: there is nothing to wait for
    graceMs: 300,
  },
  {
    title: '1,000 events/s, a million deliveries a second',
    method: 'What was not heard 1.5 s after the last event is not counted.',
    play: { kind: 'events', together: 1, perSecond: 1_000, seconds: 2 },
    warmUp: 0,
    graceMs: 1_500,
  },
]
