import { describe, expect, test } from 'vitest'
import { readGolden } from '../freeze/golden.ts'
import { charts, chartsNamed } from '../model/charts.ts'
import { samplesOf } from '../model/samples.ts'
import { configOf, machineOf } from './config.ts'
import { firstDivergence } from './judge.ts'
import { lessonsOf } from './learn.ts'
import { mutantsOf } from './mutants.ts'
import { sliceOf } from './mutate.command.ts'
import { compareCharts } from './product.ts'
import { judgeMutants } from './run.ts'

/** The part of the mutants judged here; `npm run paths -- mutate` judges all. */
const SLICE = { part: 3, of: 8 }

/** The list of alarms has a third of all the states: its slice takes a minute on a busy machine. */
const LONG_MS = 240_000

describe.each(charts)('the chart $name', (chart) => {
  const samples = samplesOf(chart)

  test('read as a drawing and built again is the same chart', () => {
    const twin = machineOf(configOf(chart.machine), chart.machine)
    expect(firstDivergence(chart, twin, readGolden(chart.name), samples)).toBeNull()
  })

  test(
    'has no mutant, in a slice of them, that the frozen traces miss and some path would show',
    () => {
      const survivors = judgeMutants(chart, SLICE).filter(({ judgement }) => judgement.kind === 'survived')
      expect(survivors.map(({ mutant }) => `${mutant.operator} · ${mutant.what}`)).toEqual([])
    },
    LONG_MS,
  )
})

test('a mutant the traces miss survives with its shortest path, and the path once learned kills it', () => {
  const [drawer] = chartsNamed('drawer')
  if (drawer === undefined) throw new Error('no drawer')
  const golden = readGolden('drawer').slice(0, 1)
  const survivors = judgeMutants(drawer, sliceOf('1/1'), golden).filter(
    ({ judgement }) => judgement.kind === 'survived',
  )
  expect(survivors.length).toBeGreaterThan(0)
  const lessons = lessonsOf(drawer, survivors)
  expect(lessons.length).toBeLessThanOrEqual(survivors.length)
  const missed = survivors.filter(
    ({ mutant }) => firstDivergence(drawer, mutant.build(), lessons, samplesOf(drawer)) === null,
  )
  expect(missed).toEqual([])
})

test('charts that differ only in where entering again shows nothing are proved equivalent', () => {
  const [sidebar] = chartsNamed('sidebar')
  const mutant = mutantsOf(sidebar?.machine ?? never()).find(({ what }) =>
    what.startsWith('desktop: begins in collapsed'),
  )
  expect(compareCharts(sidebar ?? never(), mutant?.build() ?? never(), samplesOf(sidebar ?? never()))).toMatchObject({
    kind: 'equivalent',
    within: null,
  })
})

test.each(['0/3', '4/3', '2', 'a/b'])("the slice '%s' is refused", (text) => {
  expect(() => sliceOf(text)).toThrow(/--slice/)
})

function never(): never {
  throw new Error('not there')
}
