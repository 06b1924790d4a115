import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { type Cell, inert, linesOf, type Row, rounded, type Section } from './table.ts'
import type { WallClock } from './wall-clock.ts'

// rows → CSV as French spreadsheets open it: `;`, decimal comma, a mark that says UTF-8

/**
 * Streams rows as they come. A failure of the rows destroys the stream, so
 * that what was sent cannot pass for the whole; a client that disconnects ends the rows.
 */
export const toCsv = (rows: Iterable<Row> | AsyncIterable<Row>, wallClock: WallClock): Readable => {
  const lines = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    objectMode: true,
  })
  const texts = Readable.from(rows).map((row: Row) => row.map((cell) => textOf(cell, wallClock)))
  pipeline(texts, lines, () => undefined)
  return lines
}

/** Each section under its title, a blank line between. */
export const csvRows = (sections: readonly Section[]): Row[] =>
  sections.flatMap((section, index) => [...(index > 0 ? [[]] : []), [section.title], ...linesOf(section)])

const textOf = (cell: Cell, wallClock: WallClock): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return inert(cell)
  if (typeof cell === 'number') return String(rounded(cell)).replace('.', ',')
  return 'utc' in cell ? new Date(cell.utc).toISOString() : frenchTime(new Date(wallClock(cell.local)).toISOString())
}

/** 2026-11-21T14:02:03.120Z → 21/11/2026 14:02:03 */
const frenchTime = (iso: string): string =>
  `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)} ${iso.slice(11, 19)}`
