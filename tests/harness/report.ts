import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder in which every run leaves its results, for `tests/summary.ts` and for people. */
export const RESULTS_DIR = fileURLToPath(new URL('../../test-results/', import.meta.url))
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Result of one step of `npm run check`. */
export type StepReport = { readonly name: string; readonly ok: boolean; readonly seconds: number }

export const resultFile = (name: string): string => {
  mkdirSync(RESULTS_DIR, { recursive: true })
  return join(RESULTS_DIR, name)
}

export const writeSteps = (name: string, steps: readonly StepReport[]): void =>
  writeFileSync(resultFile(name), `${JSON.stringify({ steps }, null, 2)}\n`)
