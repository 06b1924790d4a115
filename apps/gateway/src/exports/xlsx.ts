import { Worker } from 'node:worker_threads'
import type { Row, Section } from './table.ts'

/** What the thread that builds a workbook is told, in this order: each section, its further rows, the end. */
export type WorkbookInput =
  | { readonly type: 'section'; readonly section: Section }
  | { readonly type: 'rows'; readonly rows: readonly Row[] }
  | { readonly type: 'end' }

/** A workbook in the making; it is built in a thread of its own, since that takes seconds of CPU. */
export type Workbook = {
  /** A sheet, and what follows goes there. */
  section: (section: Section) => void
  rows: (rows: readonly Row[]) => void
  /** The whole file. Errors: rejects when it was too much to build, or abandoned. */
  finish: () => Promise<Uint8Array>
  abandon: () => void
}

const MEMORY_MB = 512

/** @param timeZone IANA name of the zone of `local` cells */
export const createWorkbook = (timeZone: string): Workbook => {
  const worker = new Worker(new URL('./xlsx.worker.ts', import.meta.url), {
    workerData: timeZone,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  worker.unref()
  const file = new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the workbook was abandoned')))
  })
  // finish() hands the rejection on; a workbook that nobody finishes must not end the process with it
  file.catch(() => undefined)
  const tell = (input: WorkbookInput): void => worker.postMessage(input)
  return {
    section: (section) => tell({ type: 'section', section }),
    rows: (rows) => tell({ type: 'rows', rows }),
    finish: () => {
      tell({ type: 'end' })
      return file
    },
    abandon: () => void worker.terminate(),
  }
}
