import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Outcome, readReport } from './harness/read-report.ts'
import { RESULTS_DIR } from './harness/report.ts'

/**
 * Reads the reports of a run, names what failed, and says on a last line `tests: N passed, N failed`.
 * Answers the exit code: 1 when something failed, when a report is missing, when nothing ran,
 * or when required production suites did not.
 */
export const finish = (files: readonly string[], say: (line: string) => void): number => {
  const missing = files.filter((file) => !existsSync(join(RESULTS_DIR, file)))
  const outcomes = files.filter((file) => !missing.includes(file)).map((file) => readReport(join(RESULTS_DIR, file)))
  const passed = sum(outcomes.map((outcome) => outcome.passed))
  const skipped = sum(outcomes.map((outcome) => outcome.skipped))
  const problems = [
    ...outcomes.flatMap(({ failures }) => failures),
    ...missing.map((file) => `${file} is missing: its tests did not run to their end`),
    ...(passed === 0 ? ['no test ran'] : []),
    ...productionProblem(outcomes),
  ]
  for (const problem of problems) say(problem)
  say(`tests: ${passed} passed, ${problems.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return problems.length === 0 ? 0 : 1
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
  process.exitCode = finish(files.sort(), (line) => process.stdout.write(`${line}\n`))
}
