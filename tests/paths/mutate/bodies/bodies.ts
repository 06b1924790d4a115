import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ROOT } from '../../../harness/report.ts'
import { spansThatRun } from './what-runs.ts'

/** A small fault put into a guard, action, view or helper, and whether a test noticed it. */
export type Body = {
  readonly file: string
  readonly line: number
  readonly operator: string
  readonly from: string
  readonly to: string
  readonly status: 'killed' | 'survived'
}

/** Has Stryker put one fault at a time into the code of the charts and run their unit tests on it. */
export const breakBodies = async (): Promise<readonly Body[]> => {
  const results = await new Stryker({
    mutate: sources().flatMap((file) => spansThatRun(textOf(file)).map((span) => `${file}:${span}`)),
    ignorePatterns: ['apps', 'contracts', 'test-results'],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'tests/paths/mutate/bodies/vitest.config.ts', related: false },
    tempDirName: 'test-results/stryker',
    tsconfigFile: 'none',
    disableTypeChecks: false,
    reporters: ['progress'],
    concurrency: 2,
    timeoutMS: 30_000,
    allowConsoleColors: false,
  }).runMutationTest()
  return results.map(({ fileName, location, mutatorName, replacement, status }) => {
    const file = fileName.slice(ROOT.length)
    const body = { file, line: location.start.line, operator: mutatorName, from: cut(file, location), to: replacement }
    const survived = status === 'Survived' || status === 'NoCoverage'
    return { ...body, status: survived ? 'survived' : 'killed' }
  })
}

/** Not broken: tests and what serves them, and files without code that runs. */
const LEFT_ALONE = /\.(test|fixtures|types)\.ts$|\/index\.ts$|\/testing\//

const sources = (): string[] => globSync('machines/src/**/*.ts', { cwd: ROOT }).filter((file) => !LEFT_ALONE.test(file))

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

type Position = { readonly line: number; readonly column: number }

/** The text from one position to another, lines and columns from 1. */
const cut = (file: string, { start, end }: { readonly start: Position; readonly end: Position }): string => {
  const lines = textOf(file).split('\n')
  const offset = ({ line, column }: Position) =>
    lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
  return textOf(file).slice(offset(start), offset(end))
}
