// In: the rows as they stand. Out: the lines of the list, with a head before each section.
import type { AlarmRows, ShownRow } from '@vigie/machines/alarm-list'

export type Section = 'waiting' | 'others' | 'apart'
export type Line =
  | {
      readonly kind: 'head'
      readonly id: string
      readonly section: Section
      readonly count: number
      readonly isFirst: boolean
    }
  | { readonly kind: 'row'; readonly id: string; readonly row: ShownRow; readonly rowIndex: number }

/**
 * To acknowledge first, then the others; in a flood the causes come first and what has none follows under a head of its
 * own. A row that changes keeps its section for as long as it keeps its place.
 */
export const linesOf = (rows: readonly ShownRow[], shown: AlarmRows): readonly Line[] => {
  const waiting = new Set(shown.rows.flatMap(({ id, isWaiting }) => (isWaiting ? [id] : [])))
  const grouped = rows.findLastIndex(({ kind, isChild }) => kind === 'cause' || isChild) + 1
  const lines: Line[] = []
  const add = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const row = rows[index]
      if (row !== undefined) lines.push({ kind: 'row', id: row.id, row, rowIndex: index + 1 })
    }
  }
  const head = (section: Section, count: number) => {
    if (count > 0) lines.push({ kind: 'head', id: `head-${section}`, section, count, isFirst: lines.length === 0 })
  }
  if (grouped > 0) {
    head('waiting', waiting.size)
    add(0, grouped)
    head('apart', rows.length - grouped)
    add(grouped, rows.length)
    return lines
  }
  const known = rows.findIndex(({ id }) => !waiting.has(id))
  const end = known === -1 ? rows.length : known
  head('waiting', end)
  add(0, end)
  head('others', rows.length - end)
  add(end, rows.length)
  return lines
}
