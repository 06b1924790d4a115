import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Failure, type Outcome, readReport } from './harness/read-report.ts'
import { RESULTS_DIR } from './harness/report.ts'

/** What the name of the report of a second run ends with: of the tests that failed in the first, alone. */
export const AGAIN = '-again'

/** Files that hold what failed in a run; none when the report is missing, for then nobody knows. */
export const failedFiles = (report: string): readonly string[] =>
  existsSync(report) ? [...new Set(readReport(report).failures.flatMap(({ file }) => file ?? []))] : []

/**
 * Reads the reports of a run (names without `.json`), names what failed and what failed only beside others, and says
 * on a last line `tests: N passed, N failed`. Answers the exit code: 1 when something failed, when a report is
 * missing, when nothing ran, or when required production suites did not.
 */
export const finish = (names: readonly string[], say: (line: string) => void, folder = RESULTS_DIR): number => {
  const reportOf = (name: string): string => join(folder, `${name}.json`)
  const missing = names.filter((name) => !existsSync(reportOf(name)))
  const outcomes = names
    .filter((name) => !missing.includes(name))
    .map((name) => outcomeOf(reportOf(name), reportOf(`${name}${AGAIN}`)))
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady)
  const passed = sum(outcomes.map((outcome) => outcome.passed)) + unsteady.length
  const skipped = sum(outcomes.map((outcome) => outcome.skipped))
  const problems = [
    ...outcomes.flatMap(({ failures }) => failures.map(({ line }) => line)),
    ...missing.map((name) => `${name}.json is missing: its tests did not run to their end`),
    ...(passed === 0 ? ['no test ran'] : []),
    ...productionProblem(outcomes),
  ]
  for (const { line } of unsteady) say(line.replace(/^failed/, 'unsteady (passed alone)'))
  for (const problem of problems) say(problem)
  say(`tests: ${passed} passed, ${problems.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return problems.length === 0 ? 0 : 1
}

type Heard = Outcome & { readonly unsteady: readonly Failure[] }

/** A run, and the second one of what failed in it. A failure outside any file cannot be run again, and stays one. */
const outcomeOf = (report: string, again: string): Heard => {
  const first = readReport(report)
  if (!existsSync(again) || first.failures.some(({ file }) => file === null)) return { ...first, unsteady: [] }
  const { failures, passed } = readReport(again)
  if (failures.length > 0) return { ...first, failures, unsteady: [] }
  return passed > 0 ? { ...first, failures: [], unsteady: first.failures } : { ...first, unsteady: [] }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const productionProblem = (outcomes: readonly Outcome[]): string[] => {
  if (process.env['TEST_REQUIRE_PRODUCTION'] !== '1') return []
  const skipped = sum(outcomes.map(({ production }) => production.skipped))
  const ran = sum(outcomes.map(({ production }) => production.ran))
  if (skipped > 0) return [`${skipped} tests of the production suites were skipped`]
  return ran === 0 ? ['the production suites did not run'] : []
}

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href
if (isMain) {
  const files = existsSync(RESULTS_DIR) ? readdirSync(RESULTS_DIR).filter((file) => file.endsWith('.json')) : []
  const names = files.map((file) => file.replace(/\.json$/, '')).filter((name) => !name.endsWith(AGAIN))
  process.exitCode = finish(names.sort(), (line) => process.stdout.write(`${line}\n`))
}
