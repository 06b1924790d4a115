import { describe, expect, test } from 'vitest'
import { readGolden } from '../freeze/golden.ts'
import { charts } from '../model/charts.ts'
import { coverageOf, covered, coveredGuards } from './coverage.ts'
import { drawingOf } from './drawing.ts'
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

const missing = (hits: ReadonlyMap<string, number>): readonly string[] =>
  [...hits].filter(([, count]) => count === 0).map(([key]) => key)
