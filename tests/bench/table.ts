export type Table = {
  readonly title: string
  /** how it was measured, one or two sentences */
  readonly method: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A table as Markdown, for the terminal and for RESULTS.md alike. */
export const formatTable = ({ title, method, columns, rows }: Table): string =>
  [
    `## ${title}`,
    '',
    method,
    '',
    `| ${columns.join(' | ')} |`,
    `|${columns.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n')

export const fixed = (value: number, decimals = 1): string => (Number.isFinite(value) ? value.toFixed(decimals) : '–')
