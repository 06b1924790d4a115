import { type AlarmBook, openBook } from '../alarms/engine.ts'
import type { AlarmChange } from '../alarms/life.ts'
import type { DeviceSettings } from '../alarms/settings.ts'
import { toAlarmRow } from '../store/alarms.ts'
import { readRecords, type SiteEntries, writeChanges } from '../store/record.ts'
import type { StatusRow } from '../store/status.ts'
import type { Database } from '../store/tables.ts'
import type { Fence } from '../store/turns.ts'

/** Of which devices alarms may move, and by which right. */
export type MoveOptions = {
  readonly site: string
  readonly devices: readonly string[]
  readonly settingsOf: (site: string, device: string) => DeviceSettings
  readonly nowMs: number
  readonly sender: string | null
  readonly fences: readonly Fence[]
}

/** What became of the alarms; `isWatched`: whether one of a device, or a delay before one, depends on its next reading. */
export type Moved = {
  readonly journal: readonly SiteEntries[]
  readonly isWatched: (device: string) => boolean
}

/**
 * Moves alarms of a site by what is seen of its devices, all or nothing: the records are read again until nobody has
 * written to them in between. 'fenced': another instance has the turn of the site by now.
 * @param steps what is seen, given to the book; the statuses are those of the records
 */
export const moveAlarms = async (
  db: Database,
  { site, devices, settingsOf, nowMs, sender, fences }: MoveOptions,
  steps: (book: AlarmBook, statusOf: (device: string) => StatusRow | undefined) => AlarmChange[],
): Promise<Moved | 'fenced'> => {
  const keys = [...new Set(devices)].map((device) => ({ site, device }))
  for (;;) {
    const records = (await readRecords(db, keys, [])).devices
    const statuses = new Map(records.map(({ status }) => [status.device, status]))
    const book = openBook(site, {
      open: records.flatMap(({ alarms }) => alarms),
      comparators: records.flatMap(({ comparators }) => comparators),
      settingsOf: (device) => settingsOf(site, device),
      holdOf: (device) => statuses.get(device)?.maintenance ?? null,
      nowMs,
    })
    const changes = steps(book, (device) => statuses.get(device))
    const [alarms, comparators] = [book.touched(), book.moved()]
    if (alarms.length === 0 && comparators.length === 0) return { journal: [], isWatched: book.isWatched }
    const concerned = new Set([...alarms, ...comparators].map(({ device }) => device))
    const written = await writeChanges(
      db,
      {
        statuses: [...statuses.values()].filter(({ device }) => concerned.has(device)),
        moved: new Set(),
        reports: [],
        outages: { ended: [], begun: [] },
        facts: changes.length === 0 ? [] : [{ site, facts: changes }],
        alarms: alarms.map((alarm) => toAlarmRow(site, alarm)),
        comparators: comparators.map((one) => ({ site, ...one })),
      },
      { atMs: nowMs, sender, fences },
    )
    if (written === 'fenced') return 'fenced'
    if (written !== 'changed') return { journal: written.journal, isWatched: book.isWatched }
  }
}
