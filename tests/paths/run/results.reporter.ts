// In: the tests of a run. Out: test-results/paths/run.json, beside what it holds of other charts, and when screens are to be
// frozen, golden/<chart>.screens and .outside.
import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { readGolden } from '../freeze/golden.ts'
import { keep, kept, runResult } from '../report/results.ts'
import { outsideFile } from './outside/golden.ts'
import { printOutside } from './outside/text.ts'
import { besideOthers, byChartAndPath, isUpdate, type PathResult, WALKED, type Walked, walked } from './results.ts'
import { printScreens, screensFile } from './screens.ts'
import { untaken } from './ways.ts'
import { worlds } from './worlds/index.ts'

type Walk = Walked & { readonly ms: number; readonly ok: boolean; readonly failure: string | undefined }

export default class ResultsReporter implements Reporter {
  readonly #walks: Walk[] = []

  onTestEnd(_: TestCase, result: TestResult): void {
    const body = result.attachments.find(({ name }) => name === WALKED)?.body
    if (body === undefined) return
    this.#walks.push({
      ...walked.parse(JSON.parse(body.toString())),
      ok: result.status === 'passed',
      ms: result.duration,
      failure: result.errors[0]?.message,
    })
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.#walks.length === 0) return undefined
    const paths = Object.values(Object.groupBy(this.#walks, ({ chart, path }) => `${chart} ${path}`))
    const results = paths.flatMap((walks = []) => pathResultOf(walks))
    keep(runResult, { at: new Date().toISOString(), charts: besideOthers(kept(runResult)?.charts ?? [], results) })
    if (isUpdate()) freezeScreens(this.#walks)
    const left = [...new Set(this.#walks.map(({ chart }) => chart))].flatMap((chart) => untakenWays(chart, this.#walks))
    for (const way of left) process.stdout.write(`no path took this way: ${way}\n`)
    return left.length === 0 ? undefined : { status: 'failed' }
  }
}

/** Sums up all runs of a path. Its steps and events are those of the first run that failed, else of the last run. */
const pathResultOf = (walks: readonly Walk[]): readonly PathResult[] => {
  const failed = walks.filter(({ ok }) => !ok)
  const telling = failed[0] ?? walks.at(-1)
  if (telling === undefined) return []
  const { shown: _, ways: __, ok: ___, failure, ...walk } = telling
  const ms = Math.round(walks.reduce((sum, one) => sum + one.ms, 0) / walks.length)
  return [{ ...walk, runs: walks.length, failed: failed.length, ms, ...(failure === undefined ? {} : { failure }) }]
}

/** Ways of a chart's gestures that none of its paths took, when all of them passed to their end. */
const untakenWays = (chart: string, walks: readonly Walk[]): readonly string[] => {
  const own = walks.filter((walk) => walk.chart === chart)
  const world = worlds[chart]
  if (world === undefined || own.length < readGolden(chart).length || own.some(({ ok }) => !ok)) return []
  return untaken(world, new Set(own.flatMap(({ ways }) => ways))).map((way) => `${chart}, ${way}`)
}

/** Freezes the screens of the charts whose paths all passed to their end. */
const freezeScreens = (walks: readonly Walk[]): void => {
  for (const chart of new Set(walks.map((walk) => walk.chart))) {
    const own = walks.filter((walk) => walk.chart === chart).sort(byChartAndPath)
    if (own.length < readGolden(chart).length || own.some(({ ok }) => !ok)) continue
    const shown = own.map((walk) => walk.shown)
    writeFileSync(screensFile(chart), printScreens(chart, shown))
    writeFileSync(outsideFile(chart), printOutside(chart, shown))
  }
}
