import type { Readable } from 'node:stream'
import { done, failed, type Outcome } from '../outcome.ts'
import { toCsv } from './csv.ts'
import { Interrupted } from './interrupted.ts'
import type { Row, Section } from './table.ts'
import type { WallClock } from './wall-clock.ts'
import type { Workbook } from './workbooks.ts'

// rows as they are read → a CSV as it is read, or a whole workbook

/** A workbook is kept in memory until it is whole. */
const WORKBOOK_ROWS_MAX = 50_000
const BATCH = 1_000

export const rowsCsv = ({ columns }: Section, rows: AsyncIterable<Row>, wallClock: WallClock): Readable =>
  toCsv(afterTitles(columns, rows), wallClock)

async function* afterTitles(columns: Row, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  yield columns
  yield* rows
}

/**
 * Errors: request.too-large past 50,000 rows, those of the upstream.
 * @param isWanted asked now and then; nothing more is read once it is not
 */
export const rowsWorkbook = async (
  workbook: Workbook,
  section: Section,
  read: AsyncIterable<Row>,
  isWanted: () => boolean,
): Promise<Outcome<Uint8Array>> => {
  try {
    workbook.section(section)
    let count = 0
    for await (const rows of batches(read)) {
      count += rows.length
      if (count > WORKBOOK_ROWS_MAX) {
        return failed('request.too-large', `a workbook holds ${WORKBOOK_ROWS_MAX} rows: ask for CSV, or for less time`)
      }
      if (!isWanted()) return failed('upstream.rejected', 'nobody waits for it')
      workbook.rows(rows)
    }
    return done(await workbook.finish())
  } catch (error) {
    if (error instanceof Interrupted) return error.failure
    throw error
  }
}

async function* batches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
