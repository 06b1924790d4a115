import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A line that names what failed with the first line of its message, and its file; null: outside any file. */
export type Failure = { readonly line: string; readonly file: string | null }

/** What ran and what failed in a run of vitest, Playwright or `npm run check`. */
export type Outcome = {
  readonly passed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
  /** tests against PostgreSQL, Mosquitto and Redis, which carry `production:` in their title */
  readonly production: { readonly ran: number; readonly skipped: number }
}

/** Reads a report file of any of the three. Errors: throws when it is none of them. */
export const readReport = (file: string): Outcome => {
  const report = z.union([vitestReport, playwrightReport, stepsReport]).parse(JSON.parse(readFileSync(file, 'utf8')))
  if ('steps' in report) return ofSteps(report)
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
}

const PRODUCTION = 'production:'
const NO_PRODUCTION = { ran: 0, skipped: 0 }

const stepsReport = z.object({ steps: z.array(z.object({ name: z.string(), ok: z.boolean() })) })

const ofSteps = ({ steps }: z.infer<typeof stepsReport>): Outcome => {
  const failures = steps.filter(({ ok }) => !ok).map(({ name }) => failure(null, name))
  return { passed: steps.length - failures.length, skipped: 0, failures, production: NO_PRODUCTION }
}

const playwrightError = z.object({ message: z.string().optional() })
/** A test that ran out of its time has two: that it did, and the act that it was waiting in. */
const playwrightResult = z.object({ errors: z.array(playwrightError).default([]) })
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string(), results: z.array(playwrightResult) })),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.number(), skipped: z.number() }),
  errors: z.array(playwrightError),
})

const ofPlaywright = ({ suites, stats, errors }: z.infer<typeof playwrightReport>): Outcome => ({
  passed: stats.expected,
  skipped: stats.skipped,
  failures: [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message }) => failure(null, 'outside any test', message)),
  ],
  production: NO_PRODUCTION,
})

/** A test that passes only when retried counts as failed. */
const PLAYWRIGHT_FAILED: readonly string[] = ['unexpected', 'flaky']

const failuresOfSuite = ({ specs, suites }: z.infer<typeof playwrightSuite>): Failure[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => PLAYWRIGHT_FAILED.includes(status))
      .map(({ results }) =>
        failure(
          file,
          `${file}:${line} ${title}`,
          ...results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
  ),
  ...suites.flatMap(failuresOfSuite),
]

const vitestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
  ),
})
const vitestReport = z.object({ success: z.boolean(), testResults: z.array(vitestFile) })

const ofVitest = ({ testResults, success }: z.infer<typeof vitestReport>): Outcome => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const ran = (status: string): boolean => status === 'passed' || status === 'failed'
  const named = testResults.flatMap(failuresOfFile)
  const production = tests.filter(({ fullName }) => fullName.includes(PRODUCTION))
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: tests.filter(({ status }) => !ran(status)).length,
    failures: success || named.length > 0 ? named : [failure(null, 'an error that no test was told of')],
    production: {
      ran: production.filter(({ status }) => ran(status)).length,
      skipped: production.filter(({ status }) => !ran(status)).length,
    },
  }
}

/** Failures of a file: its tests that failed, or the file itself when it failed outside its tests. */
const failuresOfFile = ({ name, status, message, assertionResults }: z.infer<typeof vitestFile>): Failure[] => {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [failure(name, name, message)]
  return failed.map(({ fullName, failureMessages }) => failure(name, `${name} ${fullName}`, failureMessages[0]))
}

/** What is said of a failure: the first lines of each message, in one line. */
const failure = (file: string | null, name: string, ...messages: readonly (string | undefined)[]): Failure => {
  const said = messages.flatMap((message) => firstLines(message ?? ''))
  return { line: ['failed', name, ...(said.length > 0 ? [said.join(' · ').slice(0, LONGEST)] : [])].join(': '), file }
}
const LONGEST = 600
const LINES = 6

/** Up to the trace of the stack or the source that is quoted. */
const firstLines = (message: string): string[] => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  const end = lines.findIndex((line) => /^(at |> ?\d+ \||\d+ \|)/.test(line))
  return lines.slice(0, end === -1 ? LINES : Math.min(end, LINES)).filter((line) => line !== '')
}
