import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findChromium } from '../../../harness/chromium.ts'
import { runTool } from '../../../harness/command.ts'
import { resultFile } from '../../../harness/report.ts'
import type { CommandInput } from '../../command.ts'
import type { Slice } from '../run.ts'
import { ASKED_VARIABLE, type Asked } from './asked.ts'
import { judgeByE2e } from './e2e/judge-by-e2e.ts'
import { reasonOf } from './explained.ts'
import { LINES, readJudged } from './judged.ts'
import { writeKept } from './kept.ts'
import { notReachedYet, pathsFor, REACH, readReach } from './reach.ts'
import { wiringMutants } from './sources.ts'
import { type Fated, fatesOf, foundLast, keepFound, rowsOf, sumOf, withFate } from './tally.ts'
import { judgeByTests } from './tests/judge-by-tests.ts'
import { buildWiring } from './wiring-build.ts'

type Say = CommandInput['say']
export type WiringOptions = {
  readonly slice: Slice
  /** notes again which paths pass which doors, and judges every fault anew */
  readonly isAnew: boolean
  /** walks those again that no path caught */
  readonly isAgain: boolean
  /** runs the unit tests on those that no path catches, instead of walking */
  readonly isByTests: boolean
  /** runs the browser tests on those that neither a path nor a unit test notices, instead of walking */
  readonly isByE2e: boolean
  readonly minutes: number | null
}

/**
 * Breaks the wiring in every small way, on the paths that pass the place. Returns the exit code: 1 when a fault of the
 * slice that a path reaches survived unexplained.
 */
export const judgeWiring = async (options: WiringOptions, say: Say): Promise<number> => {
  const search = findChromium(say)
  if ('line' in search) throw new Error(search.line)
  mkdirSync(dirname(LINES), { recursive: true })
  await buildWiring()
  if (options.isAnew) forget()
  if (notReachedYet().length > 0 && !(await play(search.path, 'reach', {}))) return 1
  const reach = readReach()
  const before = readJudged()
  const { part, of } = options.slice
  const own = wiringMutants().filter((_, index) => index % of === part - 1)
  const left = own.filter(({ name }) => {
    const by = before.get(name)
    return by === undefined || (options.isAgain && by === null)
  })
  const walks = left.map(({ name }) => ({ name, paths: pathsFor(name, reach) })).filter(({ paths }) => paths.length > 0)
  const until = options.minutes === null ? Number.MAX_SAFE_INTEGER : Date.now() + options.minutes * 60_000
  const file = resultFile('paths/wiring-asked.json')
  writeFileSync(file, JSON.stringify({ until, walks } satisfies Asked))
  const ok =
    options.isByTests ||
    options.isByE2e ||
    walks.length === 0 ||
    options.minutes === 0 ||
    (await play(search.path, 'walk', { [ASKED_VARIABLE]: file }))
  if (options.isByTests) {
    const alive = fatesOf(own, foundLast()).filter(({ fate }) => fate !== 'path' && fate !== 'unjudged')
    const names = alive.map(({ mutant }) => mutant.name)
    await judgeByTests(names, { until, isAnew: options.isAnew }, say)
  }
  if (options.isByE2e) {
    const alive = withFate(fatesOf(own, foundLast()), 'survived').map(({ name }) => name)
    await judgeByE2e(alive, { chromium: search.path, until }, say)
  }
  keepFound(wiringMutants(), foundLast())
  const all = fatesOf(own, foundLast())
  sayFates(all, say)
  return ok && withFate(all, 'survived').length === 0 ? 0 : 1
}

const forget = (): void => {
  for (const file of [REACH, LINES]) rmSync(file, { force: true })
  writeKept([])
}

const play = async (chromium: string, project: string, env: Record<string, string>): Promise<boolean> => {
  const config = 'tests/paths/mutate/wiring/playwright.config.ts'
  const { ok } = await runTool(['playwright', 'cli.js'], ['test', '--config', config, '--project', project], {
    env: { PLAYWRIGHT_CHROMIUM: chromium, ...env },
    live: true,
  })
  return ok
}

const sayFates = (all: readonly Fated[], say: Say): void => {
  const rows = rowsOf(all, foundLast())
  for (const { operator, ...row } of rows)
    say(
      `  ${operator.padEnd(22)} ${row.all}: caught by a path ${row.path}, by a unit test alone ${row.test}, by a browser test ${row.e2e}`,
    )
  const explained = withFate(all, 'explained')
  const survived = withFate(all, 'survived')
  say(
    `${sumOf(rows, 'all')} faults of the wiring that paths pass: caught by a path ${sumOf(rows, 'path')}, by a unit test alone ${sumOf(rows, 'test')}, by a browser test ${sumOf(rows, 'e2e')}, explained ${explained.length}, survived ${survived.length}`,
  )
  say(
    `  noticed where no path comes: not ${withFate(all, 'apart').length}; not walked yet: ${withFate(all, 'unjudged').length}`,
  )
  for (const one of explained) say(`  explained  ${one.name} (${reasonOf(one)})`)
  for (const { name, line } of survived) say(`  SURVIVED   ${name} (line ${line})`)
}
