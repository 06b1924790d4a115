import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readReport } from './read-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const outcomeOf = (report: unknown): ReturnType<typeof readReport> => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readReport(file)
}

const linesOf = (report: unknown) => outcomeOf(report).failures.map(({ line }) => line)

const vitestFile = (name: string, tests: readonly [string, string, ...string[]][]) => ({
  name,
  status: 'failed',
  message: 'no such module\nat somewhere',
  assertionResults: tests.map(([fullName, status, ...failureMessages]) => ({ fullName, status, failureMessages })),
})

test('names a test that failed with the first line of what it said, and counts the others', () => {
  const tests: [string, string, ...string[]][] = [
    ['adds', 'passed'],
    ['subtracts', 'failed', 'expected 1 to be 2\nat sum.ts'],
    ['production: divides', 'pending'],
    ['production: multiplies', 'passed'],
  ]
  expect(outcomeOf({ success: false, testResults: [vitestFile('sum.test.ts', tests)] })).toEqual({
    passed: 2,
    skipped: 1,
    failures: [{ line: 'failed: sum.test.ts subtracts: expected 1 to be 2', file: 'sum.test.ts' }],
    production: { ran: 1, skipped: 1 },
  })
})

test('names a file that failed outside its tests, and an error that belongs to none', () => {
  expect(linesOf({ success: false, testResults: [vitestFile('sum.test.ts', [])] })).toEqual([
    'failed: sum.test.ts: no such module',
  ])
  expect(outcomeOf({ success: false, testResults: [] }).failures).toEqual([
    { line: 'failed: an error that no test was told of', file: null },
  ])
})

test('names browser tests that failed, in suites within suites, those that passed at a second try too', () => {
  const spec = (title: string, status: string, ...messages: readonly string[]) => ({
    title,
    file: 'live.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  })
  const waiting =
    'Error: click: timed out\nCall log:\n\u001b[2m  - waiting for a button\u001b[22m\n\n  7 | await click()'
  const suites = [
    { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'flaky', 'timed out', waiting)] }] },
  ]
  const errors = [{ message: 'no server' }]
  expect(outcomeOf({ suites, stats: { expected: 1, skipped: 0 }, errors })).toMatchObject({
    passed: 1,
    failures: [
      {
        line: 'failed: live.spec.ts:7 closes: timed out · Error: click: timed out · Call log: · - waiting for a button',
        file: 'live.spec.ts',
      },
      { line: 'failed: outside any test: no server', file: null },
    ],
  })
})

test('names the steps of a check that failed', () => {
  const steps = [
    { name: 'types', ok: true },
    { name: 'lint', ok: false },
  ]
  expect(outcomeOf({ steps })).toMatchObject({ passed: 1, failures: [{ line: 'failed: lint', file: null }] })
})

test('refuses a file that is no report', () => {
  expect(() => outcomeOf({ steps: 'all' })).toThrow()
})
