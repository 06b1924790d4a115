import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findChromium } from '../../../harness/chromium.ts'
import { runTool } from '../../../harness/command.ts'
import { resultFile } from '../../../harness/report.ts'
import type { CommandInput } from '../../command.ts'
import type { Slice } from '../run.ts'
import { ASKED_VARIABLE, type Asked } from './asked.ts'
import { LINES, readJudged } from './judged.ts'
import { pathsFor, REACH, readReach } from './reach.ts'
import { wiringMutants } from './sources.ts'
import { sumOf, tallyOf, type WiringTally } from './tally.ts'
import { buildWiring } from './wiring-build.ts'

type Say = CommandInput['say']
export type WiringOptions = {
  readonly slice: Slice
  /** notes again which paths pass which doors, and judges every fault anew */
  readonly isAnew: boolean
  /** walks those again that no path caught */
  readonly isAgain: boolean
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
  if (options.isAnew) for (const file of [REACH, LINES]) rmSync(file, { force: true })
  if (readReach().length === 0 && !(await play(search.path, 'reach', {}))) return 1
  const reach = readReach()
  const before = readJudged()
  const { part, of } = options.slice
  const own = wiringMutants().filter((_, index) => index % of === part - 1)
  const left = own.filter(({ name }) => {
    const judged = before.get(name)
    return judged === undefined || (options.isAgain && judged.by === null)
  })
  const walks = left.map(({ name }) => ({ name, paths: pathsFor(name, reach) })).filter(({ paths }) => paths.length > 0)
  const until = options.minutes === null ? Number.MAX_SAFE_INTEGER : Date.now() + options.minutes * 60_000
  const file = resultFile('paths/wiring-asked.json')
  writeFileSync(file, JSON.stringify({ until, walks } satisfies Asked))
  const ok = walks.length === 0 || (await play(search.path, 'walk', { [ASKED_VARIABLE]: file }))
  const tally = tallyOf(own, readJudged(), reach)
  sayTally(tally, say)
  return ok && tally.survived.length === 0 ? 0 : 1
}

const play = async (chromium: string, project: string, env: Record<string, string>): Promise<boolean> => {
  const config = 'tests/paths/mutate/wiring/playwright.config.ts'
  const { ok } = await runTool(['playwright', 'cli.js'], ['test', '--config', config, '--project', project], {
    env: { PLAYWRIGHT_CHROMIUM: chromium, ...env },
    live: true,
  })
  return ok
}

const sayTally = ({ rows, unreached, unjudged, explained, survived }: WiringTally, say: Say): void => {
  for (const { operator, all, killed } of rows) say(`  ${operator.padEnd(22)} killed ${killed} of ${all}`)
  const { all, killed } = sumOf(rows)
  say(
    `${all} faults of the wiring on the paths that pass them: killed ${killed}, explained ${explained.length}, survived ${survived.length}`,
  )
  say(`  reached by no path: ${unreached.length}${unjudged.length > 0 ? `; not walked yet: ${unjudged.length}` : ''}`)
  for (const { name, because } of explained) say(`  explained  ${name} (${because})`)
  for (const { name } of survived) say(`  SURVIVED   ${name}`)
}
