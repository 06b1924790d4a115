/** A value of an exported file: words, a number, or an instant (ms since 1970) shown in one of two zones. */
export type Cell = string | number | null | { readonly local: number } | { readonly utc: number }
export type Row = readonly Cell[]

/** One table of a file: a sheet of a workbook, a block of a CSV. */
export type Section = {
  readonly title: string
  /** lines above the table: what it is about */
  readonly notes?: readonly Row[]
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

const DECIMALS = 1e6

/** To six decimals: without the noise of binary fractions. */
export const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS

/**
 * Words as a cell of any file may hold them: on one line, without control characters, and never run. A spreadsheet
 * takes a cell that begins like a formula for one, full-width signs and leading spaces included, when a file is opened
 * as text or saved as CSV later; the apostrophe is how it marks text.
 */
export const inert = (words: string): string => {
  const line = words.replace(/\p{Cc}+/gu, ' ')
  return /^\s*[=+\-@＝＋－＠]/.test(line) ? `'${line}` : line
}

/** Everything of a section but its title, in the order it is written. */
export const linesOf = ({ notes = [], columns, rows }: Section): Row[] => [
  ...notes,
  ...(notes.length > 0 ? [[]] : []),
  columns,
  ...rows,
]
