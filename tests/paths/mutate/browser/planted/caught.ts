import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { resultFile } from '../../../../harness/report.ts'
import { PLANTED } from './index.ts'

/** Set by `paths prove --learn`: the file to which the walks append where each fault was caught. */
export const LEARN_VARIABLE = 'PATHS_LEARN_PLANTED'
export const LINES = resultFile('paths/planted.jsonl')

const FILE = join(import.meta.dirname, 'caught.json')

const caught = z.object({ chart: z.string(), path: z.number(), step: z.number(), label: z.string(), said: z.string() })
const line = z.object({ name: z.string(), caught: caught.nullable() })

/** The frozen path that catches a fault, and the step of it, from 1, where it shows. */
export type Caught = z.output<typeof caught>

/** Where each fault is caught, by its name. */
export const CAUGHT: Readonly<Record<string, Omit<Caught, 'said'>>> = existsSync(FILE)
  ? z.record(z.string(), caught.omit({ said: true })).parse(JSON.parse(readFileSync(FILE, 'utf8')))
  : {}

/** Stores what the walks learnt beside what was known. Returns each fault walked, and where it was caught. */
export const keepLearnt = (): readonly z.output<typeof line>[] => {
  const learnt = readFileSync(LINES, 'utf8')
    .trimEnd()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)))
  const now = new Map(learnt.map(({ name, caught }) => [name, caught]))
  const kept = Object.keys(PLANTED).flatMap((name) => {
    const place = now.has(name) ? now.get(name) : CAUGHT[name]
    return place == null ? [] : [[name, caught.omit({ said: true }).parse(place)] as const]
  })
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
  return learnt
}
