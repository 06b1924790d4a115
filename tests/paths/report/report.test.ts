import { describe, expect, test } from 'vitest'
import { readGolden } from '../freeze/golden.ts'
import { charts } from '../model/charts.ts'
import { bodiesSection } from './bodies.section.ts'
import { browserMutants, browserPaths } from './browser.section.ts'
import { coverageOf, covered, coveredGuards } from './coverage.ts'
import { drawingOf } from './drawing.ts'
import { figuresOf, figuresTable } from './figures.ts'
import { page, table } from './html.ts'
import { requirementPaths } from './requirement-matrix.ts'

describe.each(charts)('the frozen traces of $name', (chart) => {
  const coverage = coverageOf(chart, readGolden(chart.name))

  test('reach every control state and take every transition', () => {
    expect(missing(coverage.states)).toEqual([])
    expect(missing(coverage.transitions)).toEqual([])
    expect(covered(coverage.states).hit).toBeGreaterThan(0)
  })

  test('do every event in every control state, unoffered ones included', () => {
    expect(missing(coverage.events)).toEqual([])
  })

  test('have every guard answer both ways', () => {
    expect(coverage.guards.filter(({ yes, no }) => yes === 0 || no === 0)).toEqual([])
    expect(coveredGuards(coverage.guards).hit).toBe(coverage.guards.length * 2)
  })

  test('exercise every requirement attached to the chart', () => {
    const ids = [...Object.values(chart.requirements.events), ...Object.values(chart.requirements.states)].flat()
    const exercised = requirementPaths([{ chart, traces: readGolden(chart.name) }])
    expect([...new Set(ids)].filter((id) => !exercised.has(id))).toEqual([])
  })
})

test('a drawing is one SVG with every state, and what was never taken stands out', async () => {
  const [chart] = charts.filter(({ name }) => name === 'drawer')
  if (chart === undefined) throw new Error('no drawer')
  const { states, transitions } = coverageOf(chart, [])
  const svg = await drawingOf(chart, states, transitions)
  expect(svg).toContain('</svg>')
  for (const name of ['unavailable', 'closed', 'open']) expect(svg).toContain(name)
  expect(svg).toContain('#c4321c')
})

test('the page refers to nothing outside itself, and text cannot break out of it', () => {
  const html = page('t', table(['a'], [['<script src="http://x">']]))
  expect(html).not.toMatch(/<script|src="|href="http|url\(/)
})

describe('what was found in the browser', () => {
  const nothing = { run: null, browser: null, bodies: null }
  const at = '2026-11-21T12:00:00.000Z'
  const path = { chart: 'drawer', path: 1, runs: 3, failed: 0, ms: 900, steps: 4, ignored: 1 }

  test('is said to be missing where it was not looked for, with the command that looks', () => {
    const html = [browserPaths, browserMutants, bodiesSection].map((section) => section(nothing)).join()
    expect(html.match(/Not run here/g)).toHaveLength(3)
  })

  test('names a step that was sent once, with its reason and how often', () => {
    const sent = [{ label: 'group.pressed water', because: 'inside a closed <group>' }]
    const charts = [
      { ...path, sent },
      { ...path, path: 2, failed: 1, failure: 'step 2: 1 < 2', sent },
    ]
    const html = browserPaths({ ...nothing, run: { at, charts } })
    expect(html).toContain('<td>inside a closed &lt;group&gt;</td><td class="number">2</td>')
    expect(html).toContain('step 2: 1 &lt; 2')
  })

  test('is a row of figures per chart, as a table to paste', () => {
    const mutant = { operator: 'retarget', what: 'x', path: ['start 1'], ms: 1_000, caught: null, lost: null }
    const browser = { charts: [{ chart: 'drawer', at, killable: 9, ms: 1_000, mutants: [mutant] }] }
    const found = { ...nothing, run: { at, charts: [{ ...path, sent: [] }] }, browser }
    const [chart] = charts.filter(({ name }) => name === 'drawer')
    if (chart === undefined) throw new Error('no drawer')
    const traces = readGolden('drawer')
    const reported = { chart, traces, coverage: coverageOf(chart, traces), judged: [] }
    const [, , row = ''] = figuresTable([figuresOf(reported, found)])
    expect(row.replaceAll(/ +/g, ' ')).toMatch(/^\| drawer \| .* \| 1\/1 in 0\.9 s \| 0 \| 0\/1 \(of 9\) in 1\.0 s \|$/)
  })
})

const missing = (hits: ReadonlyMap<string, number>): readonly string[] =>
  [...hits].filter(([, count]) => count === 0).map(([key]) => key)
