import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { project } from '../model/charts.ts'
import { print, read } from './text.ts'
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

const lessonsFile = (chart: string): string => join(project.goldens, `${chart}.lessons`)

/** The text of what was learned from mutants of a chart; null: nothing. */
export const readLessonsText = (chart: string): string | null =>
  existsSync(lessonsFile(chart)) ? readFileSync(lessonsFile(chart), 'utf8') : null

/** The traces learned from mutants of a chart, which only the model walks. */
export const readLessons = (chart: string): readonly Trace[] => read(readLessonsText(chart) ?? '')

/** Writes what was learned of a chart; no file at all when that is nothing. */
export const writeLessons = (chart: string, lessons: readonly Trace[]): void => {
  if (lessons.length === 0) rmSync(lessonsFile(chart), { force: true })
  else writeFileSync(lessonsFile(chart), print(chart, lessons))
}

/** Everything that mutants of a chart are run against: its frozen traces and what was learned. */
export const readAll = (chart: string): readonly Trace[] => [...readGolden(chart), ...readLessons(chart)]

export const writeGolden = (chart: string, text: string): void => {
  mkdirSync(dirname(goldenFile(chart)), { recursive: true })
  writeFileSync(goldenFile(chart), text)
}
