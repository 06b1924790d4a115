import { rmSync } from 'node:fs'
import { buildWeb, isBuildStale, PROBE_BUILD } from '@vigie/stack'
import { findChromium } from './harness/chromium.ts'
import { runTool } from './harness/command.ts'
import { sharedIdentity } from './harness/identity.ts'
import { resultFile } from './harness/report.ts'
import { finish } from './summary.ts'

/** `npm test`: every test, the browser's included, each with its report in test-results/. */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Wrong charts and wrong wirings on the real product: each is caught. */
const PROOF = 'tests/paths/mutate/browser/playwright.config.ts'

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
  const reports = {
    vitest: resultFile('vitest.json'),
    playwright: resultFile('playwright.json'),
    paths: resultFile('paths.json'),
    proof: resultFile('proof.json'),
  }
  for (const file of Object.values(reports)) rmSync(file, { force: true })

  const identity = await sharedIdentity()
  const env = { PLAYWRIGHT_CHROMIUM: search.path, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright }
  await runTool(
    ['vitest', 'vitest.mjs'],
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
    { env, live: true },
  )
  await runTool(
    ['playwright', 'cli.js'],
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    { env, live: true },
  )
  await runTool(['playwright', 'cli.js'], ['test', '--config', 'tests/paths/run/playwright.config.ts'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.paths },
    live: true,
  })
  await runTool(['playwright', 'cli.js'], ['test', '--config', PROOF, '--project=proof', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.proof },
    live: true,
  })
  await identity.stop()
  return finish(['vitest.json', 'playwright.json', 'paths.json', 'proof.json'], say)
}

process.exitCode = await main()
