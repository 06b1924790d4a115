import { rmSync } from 'node:fs'
import { buildWeb, isBuildStale, PROBE_BUILD } from '@vigie/stack'
import { findChromium } from './harness/chromium.ts'
import { runTool } from './harness/command.ts'
import { sharedIdentity } from './harness/identity.ts'
import { resultFile } from './harness/report.ts'
import { AGAIN, failedFiles, finish } from './summary.ts'

/**
 * `npm test`: every test of the product, the browser's included, each with its report in test-results/. With `--all`
 * also what takes long: what proves that the tests bite, and walks at random. What failed is run once more, alone: a
 * test that passes then was disturbed by its neighbours, and is named as unsteady instead of failed.
 */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Tests of one runner. `only`: the files of tests to run one at a time; none: all. */
type Suite = {
  readonly name: string
  readonly run: (chromium: string, report: string, only: readonly string[]) => Promise<unknown>
}

const vitest = (name: string, project: string): Suite => ({
  name,
  run: (chromium, report, only) =>
    runTool(
      ['vitest', 'vitest.mjs'],
      [
        'run',
        `--project=${project}`,
        ...only,
        ...(only.length > 0 ? ['--maxWorkers=1'] : []),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { env: { PLAYWRIGHT_CHROMIUM: chromium }, live: true },
    ),
})
const playwright = (name: string, config: string, ...more: readonly string[]): Suite => ({
  name,
  run: (chromium, report, only) =>
    runTool(
      ['playwright', 'cli.js'],
      ['test', '--config', config, ...(only.length > 0 ? ['--last-failed', '--workers=1'] : []), ...more],
      { env: { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, live: true },
    ),
})

const SHORT: readonly Suite[] = [
  vitest('vitest', '!long'),
  playwright('playwright', 'tests/e2e/playwright.config.ts', '--reporter=list,json'),
  playwright('paths', 'tests/paths/run/playwright.config.ts'),
]
const LONG: readonly Suite[] = [
  vitest('long', 'long'),
  playwright('roam', 'tests/paths/roam/playwright.config.ts', '--reporter=list,json'),
  // wrong charts and wrong wirings on the real product: each is caught
  playwright(
    'proof',
    'tests/paths/mutate/browser/playwright.config.ts',
    '--project=proof',
    '--project=planted',
    '--reporter=list,json',
  ),
]
const SUITES = process.argv.includes('--all') ? [...SHORT, ...LONG] : SHORT

const main = async (): Promise<number> => {
  const search = findChromium(say)
  if ('line' in search) {
    process.stderr.write(`${search.line}\n`)
    return 1
  }
  say(`Chromium: ${search.path}`)
  for (const build of [undefined, PROBE_BUILD]) {
    if (!(await isBuildStale(build))) continue
    say(build === undefined ? 'Building the interface' : 'Building the interface with its probe')
    await buildWeb(build)
  }
  for (const { name } of [...SHORT, ...LONG]) {
    rmSync(resultFile(`${name}.json`), { force: true })
    rmSync(resultFile(`${name}${AGAIN}.json`), { force: true })
  }

  const identity = await sharedIdentity()
  for (const { name, run } of SUITES) await run(search.path, resultFile(`${name}.json`), [])
  for (const { name, run } of SUITES) {
    const failedIn = failedFiles(resultFile(`${name}.json`))
    if (failedIn.length === 0) continue
    say(`Again, alone: ${failedIn.join(' ')}`)
    await run(search.path, resultFile(`${name}${AGAIN}.json`), failedIn)
  }
  await identity.stop()
  return finish(
    SUITES.map(({ name }) => name),
    say,
  )
}

process.exitCode = await main()
