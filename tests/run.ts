import { rmSync } from 'node:fs'
import { buildWeb, isBuildStale, PROBE_BUILD } from '@vigie/stack'
import { findChromium } from './harness/chromium.ts'
import { sharedIdentity } from './harness/identity.ts'
import { resultFile } from './harness/report.ts'
import { throwAwayInMemory } from './harness/throwaway.ts'
import { LONG, SHORT, type Suite } from './suites.ts'
import { AGAIN, failedFiles, finish } from './summary.ts'

/**
 * `npm test`: every test of the product, the browser's included, each with its report in test-results/. With `--all`
 * also what takes long: what proves that the tests bite, and walks at random. What failed is run once more, alone: a
 * test that passes then was disturbed by its neighbours, and is named as unsteady instead of failed.
 */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** What waits for processes and pages goes first and at once; beside it, what computes takes what is left idle. */
const runAll = async (suites: readonly Suite[], chromium: string): Promise<void> => {
  const inTurn = async (isBeside: boolean) => {
    for (const { name, run } of suites.filter((suite) => suite.isBeside === isBeside)) {
      const { output, seconds } = await run(chromium, resultFile(`${name}.json`), [])
      if (isBeside) say(output.trimEnd())
      say(`${name}: ${seconds.toFixed(0)} s`)
    }
  }
  await Promise.all([inTurn(false), inTurn(true)])
}

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
  const suites = process.argv.includes('--all') ? [...SHORT, ...LONG] : SHORT
  for (const { name } of [...SHORT, ...LONG]) {
    rmSync(resultFile(`${name}.json`), { force: true })
    rmSync(resultFile(`${name}${AGAIN}.json`), { force: true })
  }

  throwAwayInMemory()
  const identity = await sharedIdentity()
  await runAll(suites, search.path)
  for (const { name, run } of suites) {
    const failedIn = failedFiles(resultFile(`${name}.json`))
    if (failedIn.length === 0) continue
    say(`Again, alone: ${failedIn.join(' ')}`)
    const { output } = await run(search.path, resultFile(`${name}${AGAIN}.json`), failedIn)
    say(output.trimEnd())
  }
  await identity.stop()
  return finish(
    suites.map(({ name }) => name),
    say,
  )
}

process.exitCode = await main()
