import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright/test'

/** A file that a page hands over. */
export type SavedFile = { readonly name: string; readonly bytes: Buffer }

/** Presses, and waits for the file that comes of it. */
export const saveFrom = async (page: Page, press: () => Promise<void>): Promise<SavedFile> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Rows of cells, as French spreadsheets read them: `;` between, quotes only where needed. */
export const readCsv = ({ bytes }: SavedFile): string[][] =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1')))

/** Of a workbook: the names of its sheets, in order, and how many rows each has. */
export const readWorkbook = ({ bytes }: SavedFile): { readonly name: string; readonly rows: number }[] => {
  const files = unzipSync(bytes)
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  return [...text('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = ''], index) => ({
    name,
    rows: text(`xl/worksheets/sheet${index + 1}.xml`).match(/<row /g)?.length ?? 0,
  }))
}
