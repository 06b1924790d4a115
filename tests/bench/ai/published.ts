import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { dataPath } from './data.ts'

const scores = z.record(z.string(), z.unknown())
const figures = z.union([z.number(), z.array(z.number())])

/** Rows that others published for a set: a name, then its figures as they stand in the file. */
export const publishedRows = (...keys: string[]): readonly (readonly string[])[] => {
  let part: unknown = JSON.parse(readFileSync(dataPath('PUBLISHED_SCORES.json'), 'utf8'))
  for (const key of keys) part = scores.parse(part)[key]
  return Object.entries(scores.parse(part)).flatMap(([name, value]) => {
    const parsed = figures.safeParse(value)
    return name === 'cols' || !parsed.success ? [] : [[name, ...[parsed.data].flat().map(String)]]
  })
}
