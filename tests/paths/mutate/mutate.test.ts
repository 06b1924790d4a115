import { describe, expect, test } from 'vitest'
import { readAll, readGolden } from '../freeze/golden.ts'
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
const SLICE = { part: 3, of: 24 }
/** What one chart takes for that is more than all others together: it has a file of its own. */
const JUDGED = charts.filter(({ name }) => name !== 'alarm-list')

describe.each(charts)('the chart $name', (chart) => {
  const samples = samplesOf(chart)

  test('read as a drawing and built again is the same chart', () => {
    const twin = machineOf(configOf(chart.machine), chart.machine)
    expect(firstDivergence(chart, twin, readAll(chart.name), samples)).toBeNull()
  })
})

test.each(JUDGED)(
  'the chart $name has no mutant, in a slice of them, that the frozen traces miss and some path would show',
  (chart) => {
    const survivors = judgeMutants(chart, SLICE).filter(({ judgement }) => judgement.kind === 'survived')
    expect(survivors.map(({ mutant }) => `${mutant.operator} · ${mutant.what}`)).toEqual([])
  },
)

test('a mutant the traces miss survives with its shortest path, and the path once learned kills it', () => {
  const [drawer] = chartsNamed('drawer')
  if (drawer === undefined) throw new Error('no drawer')
  const golden = readGolden('drawer').slice(0, 1)
  const survivors = judgeMutants(drawer, sliceOf('1/4'), golden).filter(
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

describe('faults that no drawing shows', () => {
  const [drawer = never()] = chartsNamed('drawer')
  const samples = samplesOf(drawer)
  const verdictOf = (operator: string, what: RegExp) => {
    const mutant = mutantsOf(drawer.machine, drawer.fixtures).find(
      (one) => one.operator === operator && what.test(one.what),
    )
    return compareCharts(drawer, mutant?.build() ?? never(), samples)
  }

  test('a transition that works n times only is told apart by using it once more', () => {
    expect(verdictOf('wear out', /^closed · menu\.pressed .* works once only/)).toMatchObject({
      field: 'state',
      path: ['start 1', 'menu.pressed', expect.any(String), 'menu.pressed'],
    })
    expect(verdictOf('wear out', /^closed · menu\.pressed .* works 2 times only/)).toMatchObject({
      path: { length: 6 },
    })
  })

  test('a transition that does nothing right after another one is told apart by the two in a row', () => {
    expect(verdictOf('ignore after', /^open · escape\.pressed .* right after closed · menu\.pressed/)).toMatchObject({
      path: ['start 1', 'menu.pressed', 'escape.pressed'],
    })
  })

  test('lessons kill what remembers, too', () => {
    const survivors = judgeMutants(drawer, sliceOf('1/2'), readGolden('drawer').slice(0, 1)).filter(
      ({ judgement, mutant }) => judgement.kind === 'survived' && mutant.operator === 'wear out',
    )
    const lessons = lessonsOf(drawer, survivors)
    expect(survivors.length).toBeGreaterThan(0)
    for (const { mutant } of survivors) expect(firstDivergence(drawer, mutant.build(), lessons, samples)).not.toBeNull()
  })
})

test('a node that ignores one payload, or answers one only, differs at just that payload', () => {
  const [feed = never()] = chartsNamed('live-feed')
  const ignoring = mutantsOf(feed.machine, feed.fixtures).filter(({ operator }) => operator === 'ignore payload')
  expect(ignoring.length).toBeGreaterThan(5)
  for (const mutant of ignoring) expect(compareCharts(feed, mutant.build(), samplesOf(feed)).kind).toBe('different')
})

test.each(['0/3', '4/3', '2', 'a/b'])("the slice '%s' is refused", (text) => {
  expect(() => sliceOf(text)).toThrow(/--slice/)
})

function never(): never {
  throw new Error('not there')
}
