import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { REQUIREMENTS } from '../../spec/requirements.ts'
import { charts } from './charts.ts'
import { explore } from './explore.ts'
import { graphOf } from './graph.ts'
import { nodesOf, pathText, transitionId, transitionsOf } from './transitions.ts'

test('every chart of the product is known to the tool', () => {
  const machines = fileURLToPath(new URL('../../../machines/src', import.meta.url))
  const existing = readdirSync(machines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => file.split('/').at(-1)?.replace('.machine.ts', ''))
  expect(charts.map(({ name }) => name)).toEqual(existing.sort())
})

const known = new Set(REQUIREMENTS.map(({ id }) => id))

describe.each(charts)('the chart $name', (chart) => {
  const found = explore(chart)

  test('has no state that cannot be reached, no transition that is never taken, no event never offered', () => {
    expect(found.unreachable).toEqual([])
    expect(found.neverTaken).toEqual([])
    expect(found.neverOffered).toEqual([])
  })

  test('names each transition apart', () => {
    const ids = transitionsOf(chart.machine).map(transitionId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('never crashes and never breaks off, whatever happens in whatever state', () => {
    const broken = [...graphOf(chart).nodes.values()].filter(({ key }) => /^(crashed|error!)/.test(key))
    expect(broken.map(({ key }) => key)).toEqual([])
  })

  test('attaches requirements to states and events that exist, with ids that exist', () => {
    const paths = new Set(nodesOf(chart.machine).map(({ path }) => pathText(path)))
    expect(Object.keys(chart.requirements.states).filter((path) => !paths.has(path))).toEqual([])
    const ids = [...Object.values(chart.requirements.events), ...Object.values(chart.requirements.states)].flat()
    expect(ids.filter((id) => !known.has(id))).toEqual([])
  })
})
