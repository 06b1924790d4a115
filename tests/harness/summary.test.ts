import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finish } from '../summary.ts'

let folder: string
beforeEach(() => {
  vi.stubEnv('TEST_REQUIRE_PRODUCTION', '0')
  folder = mkdtempSync(join(tmpdir(), 'summary-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

const told = (reports: Readonly<Record<string, unknown>>): { readonly code: number; readonly lines: string[] } => {
  for (const [name, report] of Object.entries(reports)) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(report))
  }
  const lines: string[] = []
  return { code: finish(['vitest'], (line) => lines.push(line), folder), lines }
}
const vitestReport = (...tests: readonly (readonly [name: string, status: string])[]) => ({
  success: tests.every(([, status]) => status === 'passed'),
  testResults: [
    {
      name: 'a.test.ts',
      status: 'passed',
      message: '',
      assertionResults: tests.map(([fullName, status]) => ({ fullName, status, failureMessages: ['no answer'] })),
    },
  ],
})
const first = vitestReport(['adds', 'passed'], ['waits', 'failed'])

test('what failed is named and counted', () => {
  expect(told({ vitest: first })).toEqual({
    code: 1,
    lines: ['failed: a.test.ts waits: no answer', 'tests: 1 passed, 1 failed'],
  })
})

test('what passes alone is unsteady: named, and not a failure', () => {
  expect(told({ vitest: first, 'vitest-again': vitestReport(['adds', 'passed'], ['waits', 'passed']) })).toEqual({
    code: 0,
    lines: ['unsteady (passed alone): a.test.ts waits: no answer', 'tests: 2 passed, 0 failed'],
  })
})

test('what fails alone too has failed, and so has a second run in which nothing ran', () => {
  expect(told({ vitest: first, 'vitest-again': first }).code).toBe(1)
  expect(told({ vitest: first, 'vitest-again': vitestReport() }).code).toBe(1)
})

test('an error outside any file stays a failure', () => {
  const outside = { success: false, testResults: [] }
  expect(told({ vitest: outside, 'vitest-again': vitestReport(['adds', 'passed']) }).code).toBe(1)
  expect(told({}).code).toBe(1)
})
