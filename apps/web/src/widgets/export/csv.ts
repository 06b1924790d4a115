/** Rows as a French spreadsheet reads them: semicolons between the cells, lines as Windows ends them. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cell).join(';')).join('\r\n')

/** Quotes a cell where needed, and keeps a spreadsheet from reading it as a formula. */
const cell = (words: string): string => {
  const safe = /^[=+@\t]/.test(words) ? `'${words}` : words
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
