import { parentPort } from 'node:worker_threads'
import writeWorkbook, { type Row as SheetRow } from 'write-excel-file/node'
import { type Cell, inert, linesOf, rounded } from './table.ts'
import { createWallClock, type WallClock } from './wall-clock.ts'
import type { WorkbookInput } from './workbooks.ts'

// a thread: tables and rows as they come → a workbook, given back as bytes at the end; then the next one

const TIME_FORMAT = 'dd/mm/yyyy hh:mm:ss'
const COLUMN_WIDTH = 22

type Sheet = { readonly sheet: string; readonly data: SheetRow[]; readonly columns: { width: number }[] }

let wallClock: WallClock = createWallClock('UTC')
let sheets: Sheet[] = []

parentPort?.on('message', async (input: WorkbookInput) => {
  if (input.type === 'begin') {
    wallClock = createWallClock(input.timeZone)
    sheets = []
  } else if (input.type === 'rows')
    sheets.at(-1)?.data.push(...input.rows.map((row) => row.map((cell) => cellOf(cell))))
  else if (input.type === 'section') {
    const { title, columns } = input.section
    const data = linesOf(input.section).map((row) => row.map((cell) => cellOf(cell, row === columns)))
    sheets.push({ sheet: title, data, columns: columns.map(() => ({ width: COLUMN_WIDTH })) })
  } else {
    const whole = sheets
    sheets = []
    parentPort?.postMessage(await writeWorkbook(whole).toBuffer())
  }
})

const cellOf = (cell: Cell, isTitle = false): SheetRow[number] => {
  if (cell === null) return null
  if (typeof cell === 'number') return { value: rounded(cell), type: Number }
  if (typeof cell === 'string') return { value: inert(cell), type: String, ...(isTitle && { fontWeight: 'bold' }) }
  const at = 'utc' in cell ? cell.utc : wallClock(cell.local)
  return { value: new Date(at), type: Date, format: TIME_FORMAT }
}
