// Faults of the wiring that no path catches, or comes near, on the unit tests of the interface that pass their door.
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { z } from 'zod'
import { ROOT, resultFile } from '../../../../harness/report.ts'
import type { CommandInput } from '../../../command.ts'
import { readKept } from '../kept.ts'

const REACH = resultFile('paths/wiring-tests-reach.jsonl')
const LINES = resultFile('paths/wiring-tests.jsonl')

const passing = z.object({ file: z.string(), names: z.array(z.string()) })
const judged = z.object({ name: z.string(), test: z.string().nullable() })

const linesOf = <Schema extends z.ZodType>(file: string, schema: Schema): readonly z.output<Schema>[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((text) => text !== '')
        .map((text) => schema.parse(JSON.parse(text)))
    : []

/** The file of tests that noticed a fault, by its name; null: none of those that pass its door did. */
export const readByTests = (): ReadonlyMap<string, string | null> =>
  new Map([
    ...readKept().flatMap(({ name, test }) => (test === undefined ? [] : [[name, test] as const])),
    ...linesOf(LINES, judged).map(({ name, test }) => [name, test] as const),
  ])

/**
 * Runs the tests on each of these faults that was not judged by them yet.
 * @param until no fault is begun after this, ms since 1970
 */
export const judgeByTests = async (
  names: readonly string[],
  { until, isAnew }: { readonly until: number; readonly isAnew: boolean },
  say: CommandInput['say'],
): Promise<void> => {
  if (isAnew) for (const file of [REACH, LINES]) rmSync(file, { force: true })
  const config = join(import.meta.dirname, 'vitest.config.ts')
  const vitest = await createVitest('test', { config, watch: false, reporters: [{}] })
  const all = await vitest.globTestSpecifications()
  vitest.provide('reachFile', REACH)
  if (!existsSync(REACH)) {
    vitest.provide('fault', null)
    const { testModules } = await vitest.runTestSpecifications(all, true)
    const failed = testModules.filter((one) => !one.ok())
    if (failed.length > 0)
      throw new Error(`tests fail without a fault: ${failed.map(({ moduleId }) => moduleId).join(', ')}`)
  }
  const reach = linesOf(REACH, passing)
  const before = readByTests()
  const left = names.filter((name) => !before.has(name))
  for (const [done, name] of left.entries()) {
    if (Date.now() > until) break
    if (done % SAY_EACH === 0) say(`${done} of ${left.length} faults by unit tests`)
    const files = new Set(reach.filter((one) => one.names.includes(name)).map(({ file }) => file))
    const test =
      files.size === 0
        ? null
        : await noticedBy(
            vitest,
            name,
            all.filter(({ moduleId }) => files.has(moduleId)),
          )
    appendFileSync(LINES, `${JSON.stringify({ name, test })}\n`)
  }
  await vitest.close()
}

type Vitest = Awaited<ReturnType<typeof createVitest>>
type Specifications = Awaited<ReturnType<Vitest['globTestSpecifications']>>

const noticedBy = async (vitest: Vitest, name: string, some: Specifications): Promise<string | null> => {
  vitest.provide('fault', name)
  for (const one of some) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([one], false)
    // files of earlier faults are told too, as they ended then
    const hasFailed = testModules.some((module) => module.moduleId === one.moduleId && !module.ok())
    if (unhandledErrors.length > 0 || hasFailed) return one.moduleId.slice(ROOT.length)
  }
  return null
}

const SAY_EACH = 20
