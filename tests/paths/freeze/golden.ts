import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { project } from '../model/charts.ts'
import { read } from './text.ts'
import type { Trace } from './trace.ts'

export const goldenFile = (chart: string): string => join(project.goldens, `${chart}.trace`)

/** The frozen text of a chart; null: it was never frozen. */
export const readGoldenText = (chart: string): string | null => {
  const file = goldenFile(chart)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** The frozen traces of a chart. Throws when it was never frozen: there is nothing to expect then. */
export const readGolden = (chart: string): readonly Trace[] => {
  const text = readGoldenText(chart)
  if (text === null) throw new Error(`${chart} was never frozen: run \`npm run paths -- freeze --machine ${chart}\``)
  return read(text)
}

export const writeGolden = (chart: string, text: string): void => {
  mkdirSync(dirname(goldenFile(chart)), { recursive: true })
  writeFileSync(goldenFile(chart), text)
}
