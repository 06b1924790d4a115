// Faults of the wiring that neither a path nor a unit test notices, on the browser tests of the screens that they are about.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { runTool } from '../../../../harness/command.ts'
import { readReport } from '../../../../harness/read-report.ts'
import { resultFile } from '../../../../harness/report.ts'
import type { CommandInput } from '../../../command.ts'
import { BAKED_FAULT, writeFault } from '../../browser/fault.ts'
import { readKept } from '../kept.ts'
import { WIRING_BUILD } from '../wiring-build.ts'
import { specsFor } from './specs-for.ts'

const LINES = resultFile('paths/wiring-e2e.jsonl')
const REPORT = resultFile('paths/wiring-e2e.json')

const judged = z.object({ name: z.string(), e2e: z.string().nullable() })

/** The browser test that noticed a fault, by its name; null: none of those of its screens did. */
export const readByE2e = (): ReadonlyMap<string, string | null> => {
  const lines = existsSync(LINES) ? readFileSync(LINES, 'utf8').split('\n') : []
  return new Map([
    ...readKept().flatMap(({ name, e2e }) => (e2e === undefined ? [] : [[name, e2e] as const])),
    ...lines
      .filter((text) => text !== '')
      .map((text) => {
        const { name, e2e } = judged.parse(JSON.parse(text))
        return [name, e2e] as const
      }),
  ])
}

type Options = {
  readonly chromium: string
  /** no fault is begun after this, ms since 1970 */
  readonly until: number
}

/** Runs the browser tests on each of these faults that was not judged by them yet, until one fails. */
export const judgeByE2e = async (
  names: readonly string[],
  { chromium, until }: Options,
  say: CommandInput['say'],
): Promise<void> => {
  const before = readByE2e()
  const left = names.filter((name) => !before.has(name))
  for (const [done, name] of left.entries()) {
    if (Date.now() > until) break
    const e2e = await noticedBy(name, chromium)
    say(`${done + 1} of ${left.length} by browser tests: ${e2e ?? 'NOT NOTICED'} · ${name}`)
    appendFileSync(LINES, `${JSON.stringify({ name, e2e })}\n`)
  }
}

/** The file, line and title of a test, of the line that names it as failed. */
const titleOf = (line: string): string =>
  stripVTControlCharacters(line)
    .replace(/^failed: /, '')
    .replace(/: \w*Error:.*$/s, '')

/** A test that fails counts when it fails again, as one that a slow machine could have failed would pass. */
const noticedBy = async (name: string, chromium: string): Promise<string | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-wiring-'))
  await cp(WIRING_BUILD, folder, { recursive: true })
  const page = join(folder, 'index.html')
  // what was compressed when it was built has no fault, and would be served in its place
  for (const ending of ['br', 'gz']) await rm(`${page}.${ending}`, { force: true })
  const baked = writeFault({ kind: 'wiring', name })
  await writeFile(page, (await readFile(page, 'utf8')).replace('<html', `<html ${BAKED_FAULT}="${baked}"`))
  const run = (...args: readonly string[]) =>
    runTool(
      ['playwright', 'cli.js'],
      ['test', '--config', 'tests/e2e/playwright.config.ts', '--project=shared', '--reporter=json', ...args],
      { env: { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT, E2E_WEB_ROOT: folder } },
    )
  try {
    if ((await run('--max-failures=1', ...specsFor(name))).ok) return null
    const again = await run('--last-failed', '--workers=1')
    const [failure] = again.ok ? [] : readReport(REPORT).failures
    return failure === undefined ? null : titleOf(failure.line)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
