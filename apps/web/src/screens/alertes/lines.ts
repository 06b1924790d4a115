// In: the rows as they stand. Out: the lines of the list, with a head before each section.
import type { AlarmRows, ShownRow } from '@vigie/machines/alarm-list'

export type Section = 'waiting' | 'both' | 'returned' | 'others' | 'all'
export type Line =
  | {
      readonly kind: 'head'
      readonly id: string
      readonly section: Section
      /** alarms that its name speaks of, whether they have a line of their own or stand for their cause */
      readonly count: number
      readonly isFirst: boolean
    }
  | {
      readonly kind: 'row'
      readonly id: string
      readonly row: ShownRow
      readonly rowIndex: number
      readonly section: Section
    }

/**
 * To acknowledge first, of these what is over after what lasts, then the others; a cause that holds something to acknowledge is of the first. Rows in another
 * order, as the records have them, are one section. A row that changes keeps its section for as long as it keeps its place.
 */
export const linesOf = (
  rows: readonly ShownRow[],
  shown: AlarmRows,
  returned: ReadonlySet<string> = new Set(),
): readonly Line[] => {
  const waiting = new Set(shown.rows.flatMap(({ id, isWaiting }) => (isWaiting ? [id] : [])))
  const members = new Map(shown.causes.map(({ id, rows }) => [id, rows]))
  const alarmsOf = ({ id }: ShownRow) => members.get(id) ?? [id]
  const isWaiting = (row: ShownRow) => alarmsOf(row).some((id) => waiting.has(id))
  // the alarms of an open cause stand where it does
  const firstKnown = rows.findIndex((row) => !row.isChild && !isWaiting(row))
  const end = firstKnown === -1 ? rows.length : firstKnown
  const isMixed = rows.some((row, index) => index >= end && !row.isChild && isWaiting(row))
  const isOver = (row: ShownRow) => alarmsOf(row).every((id) => returned.has(id))
  // what is over is a section of its own only where nothing that lasts keeps its place below it
  const lastActive = rows.findLastIndex((row, index) => index < end && !row.isChild && !isOver(row))
  const nextOver = rows.findIndex((row, index) => index > lastActive && !row.isChild)
  const over = lastActive === -1 ? 0 : nextOver === -1 ? end : Math.min(nextOver, end)
  // what was over while the order is held stands among what lasts: the head says both
  const isBoth = rows.some((row, index) => index < over && !row.isChild && isOver(row))
  const parts = isMixed
    ? ([['all', 0, rows.length]] as const)
    : ([
        [isBoth ? 'both' : 'waiting', 0, over],
        ['returned', over, end],
        ['others', end, rows.length],
      ] as const)
  const counts: Readonly<Record<Section, (id: string) => boolean>> = {
    // what is over stands there by its cut; it is not active
    waiting: (id) => waiting.has(id) && !returned.has(id),
    both: (id) => waiting.has(id),
    returned: (id) => waiting.has(id),
    others: () => true,
    all: () => true,
  }
  return parts.flatMap(([section, from, to]): readonly Line[] => {
    if (from === to) return []
    const part = rows.slice(from, to)
    const alarms = part.flatMap((row) => (row.isChild ? [] : alarmsOf(row)))
    const count = alarms.filter(counts[section]).length
    return [
      { kind: 'head', id: `head-${section}`, section, count, isFirst: from === 0 },
      ...part.map((row, index): Line => ({ kind: 'row', id: row.id, row, rowIndex: from + index + 1, section })),
    ]
  })
}
