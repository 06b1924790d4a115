import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { RESULTS_DIR } from './harness/report.ts'

/** Reads the reports of a run and says, on a last line, `tests: N passed, N failed`. */
export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number }

/**
 * Counts these reports, prints the line, and answers the exit code: 1 when something failed,
 * when a report is missing, when nothing ran, or when required production suites did not.
 */
export const finish = (files: readonly string[], say: (line: string) => void): number => {
  const missing = files.filter((file) => !existsSync(join(RESULTS_DIR, file)))
  const results = files.filter((file) => !missing.includes(file)).map((file) => countOf(readReport(file)))
  const total = results.reduce(add, NOTHING)
  const problems = [
    ...missing.map((file) => `${file} is missing: its tests did not run to their end`),
    ...(total.passed === 0 ? ['no test ran'] : []),
    ...productionProblem(total),
  ]
  for (const problem of problems) say(problem)
  const failed = total.failed + problems.length
  say(`tests: ${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
  return failed === 0 ? 0 : 1
}

const vitestReport = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})
const stepsReport = z.object({ steps: z.array(z.object({ name: z.string(), ok: z.boolean() })) })
const report = z.union([vitestReport, playwrightReport, stepsReport])
type Report = z.infer<typeof report>

type FullCount = Count & { readonly production: { readonly ran: number; readonly skipped: number } }
const NOTHING: FullCount = { passed: 0, failed: 0, skipped: 0, production: { ran: 0, skipped: 0 } }

const readReport = (file: string): Report => report.parse(JSON.parse(readFileSync(join(RESULTS_DIR, file), 'utf8')))

const countOf = (read: Report): FullCount => {
  if ('steps' in read) {
    const failed = read.steps.filter((step) => !step.ok).length
    return { ...NOTHING, passed: read.steps.length - failed, failed }
  }
  if ('stats' in read) {
    const { expected, unexpected, flaky, skipped } = read.stats
    return { ...NOTHING, passed: expected, failed: unexpected + flaky + read.errors.length, skipped }
  }
  return countVitest(read)
}

/** Suites against PostgreSQL, Mosquitto and Redis carry this word in their title. */
const PRODUCTION = 'production:'

const countVitest = ({ testResults, success }: z.infer<typeof vitestReport>): FullCount => {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed = tests.filter(({ status }) => status === 'failed').length
  // A file that failed outside its tests, or an error nobody caught, has no test to its name.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  const unnamed = !success && failed + broken === 0 ? 1 : 0
  const production = tests.filter(({ fullName }) => fullName.includes(PRODUCTION))
  const ran = production.filter(({ status }) => status === 'passed' || status === 'failed').length
  return {
    passed,
    failed: failed + broken + unnamed,
    skipped: tests.length - passed - failed,
    production: { ran, skipped: production.length - ran },
  }
}

const add = (one: FullCount, other: FullCount): FullCount => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  production: {
    ran: one.production.ran + other.production.ran,
    skipped: one.production.skipped + other.production.skipped,
  },
})

const productionProblem = ({ production }: FullCount): string[] => {
  if (process.env['TEST_REQUIRE_PRODUCTION'] !== '1') return []
  if (production.skipped > 0) return [`${production.skipped} tests of the production suites were skipped`]
  return production.ran === 0 ? ['the production suites did not run'] : []
}

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href
if (isMain) {
  const files = existsSync(RESULTS_DIR) ? readdirSync(RESULTS_DIR).filter((file) => file.endsWith('.json')) : []
  process.exitCode = finish(files.sort(), (line) => process.stdout.write(`${line}\n`))
}
