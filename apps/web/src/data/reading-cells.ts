// In: rows of the live feed, which name a series by its index in the connection's dictionary. Out: one cell per series,
// each with its own listeners.
import type { DeviceId, MetricId } from '@vigie/contracts/entities'
import type { LiveEventOf } from '@vigie/contracts/live'
import { createNotifier, type Listener, listen, type Notifier, type Schedule } from './notifier.ts'

/** Latest good reading of a series: `ts` when it was measured (ms since 1970), `value` in the metric's unit. */
export type Latest = { readonly ts: number; readonly value: number }
/** How often the listeners of a cell are called at most: once a frame, or ten times a second. */
export type Pace = 'frame' | 'calm'

/** `calm`: the reading that calm listeners were last called for */
type Cell = { latest: Latest | null; calm: Latest | null; readonly listeners: Record<Pace, Set<Listener>> }
type Readings = LiveEventOf<'readings'>
type Snapshot = LiveEventOf<'snapshot'>

/** Latest readings of one site. A row whose index is not in the dictionary is skipped. */
export const createReadingCells = (schedules: Record<Pace, Schedule>) => {
  const cells = new Map<string, Cell>()
  let dictionary: Cell[] = []
  const ahead = new Set<Cell>()
  const catchUp = () => {
    for (const cell of ahead) cell.calm = cell.latest
    ahead.clear()
  }
  const notifiers: Record<Pace, Notifier> = {
    frame: createNotifier(schedules.frame),
    calm: createNotifier((flush) =>
      schedules.calm(() => {
        catchUp()
        flush()
      }),
    ),
  }

  const cellOf = (device: DeviceId, metric: MetricId): Cell => {
    const key = `${device}/${metric}`
    const known = cells.get(key)
    if (known) return known
    const made: Cell = { latest: null, calm: null, listeners: { frame: new Set(), calm: new Set() } }
    cells.set(key, made)
    return made
  }
  const write = (cell: Cell, latest: Latest | null) => {
    cell.latest = latest
    if (cell.listeners.calm.size === 0) cell.calm = latest
    else ahead.add(cell)
    notifiers.frame.mark(cell.listeners.frame)
    notifiers.calm.mark(cell.listeners.calm)
  }
  const learn = (series: NonNullable<Readings['series']>) => {
    for (const [index, device, metric] of series) dictionary[index] = cellOf(device, metric)
  }
  const writeRows = (rows: Readings['rows']) => {
    for (const [index, ts, value] of rows) {
      const cell = dictionary[index]
      if (cell) write(cell, { ts, value })
    }
  }
  const clearExcept = (kept: ReadonlySet<Cell>) => {
    for (const cell of cells.values()) if (cell.latest !== null && !kept.has(cell)) write(cell, null)
  }

  return {
    applySnapshot: ({ series, readings }: Pick<Snapshot, 'series' | 'readings'>) => {
      dictionary = []
      learn(series)
      clearExcept(new Set(readings.flatMap(([index]) => dictionary[index] ?? [])))
      writeRows(readings)
    },
    applyReadings: ({ series, rows }: Readings) => {
      if (series) learn(series)
      writeRows(rows)
    },
    /**
     * Null before the first reading. At a calm pace it is the same for all from one call of the listeners to the next: a
     * sign that is looked at for another reason in between speaks of the digits beside it.
     */
    get: (device: DeviceId, metric: MetricId, pace: Pace = 'frame'): Latest | null =>
      cells.get(`${device}/${metric}`)?.[pace === 'calm' ? 'calm' : 'latest'] ?? null,
    /**
     * The same at a calm pace, for whoever asks many times a second: its series is looked up once. Who looks for another
     * reason in between finds nothing new, and has the page paint nothing that the next flush would paint again.
     */
    reader: (device: DeviceId, metric: MetricId) => {
      const cell = cellOf(device, metric)
      return (): Latest | null => cell.calm
    },
    /** Before all calm readers look at once: they are given what they would be told at the next flush. */
    catchUp,
    subscribe: (device: DeviceId, metric: MetricId, pace: Pace, listener: Listener) =>
      listen(cellOf(device, metric).listeners[pace], listener),
  }
}
