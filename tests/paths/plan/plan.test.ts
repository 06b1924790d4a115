import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Chart } from '../model/chart.types.ts'
import { charts } from '../model/charts.ts'
import { type Graph, graphOf, startMove } from '../model/graph.ts'
import { CRITERIA, type Criterion } from './criteria.ts'
import { planOf } from './plan.ts'
import { allGoals, walk } from './walk.ts'

const criteria = Object.keys(CRITERIA).filter((name): name is Criterion => Object.hasOwn(CRITERIA, name))

/** Of a chart that is frozen event by event, pairs and folded states would take more steps than a plan can hold. */
const criteriaOf = ({ frozen }: Chart): readonly Criterion[] =>
  frozen === 'control-event' ? ['states', 'transitions', 'control-event'] : criteria

describe.each(charts)('paths of the chart $name', (chart) => {
  const graph = graphOf(chart)

  test.each(criteriaOf(chart))('meet the criterion %s completely', (criterion) => {
    const plan = planOf(chart, criterion, graph)
    expect(plan.reached).toBe(plan.goals)
  })

  test('are at most fifteen for every control state by every event', () => {
    expect(planOf(chart, 'control-event', graph).paths.length).toBeLessThanOrEqual(15)
  })
})

test('on any graph, the walk reaches every goal that can be reached, by edges that follow each other', () => {
  const edges = fc.array(fc.record({ from: fc.nat(7), to: fc.nat(7) }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(edges, fc.integer({ min: 1, max: 40 }), (list, longest) => {
      const graph = randomGraph(list)
      const goals = (node: { key: string }, edge: { to: string }) => [`${node.key} ${edge.to}`]
      const paths = walk(graph, goals, { longest })
      const reached = paths.flatMap((path) =>
        path.map((edge, index) => `${path[index - 1]?.to ?? graph.root} ${edge.to}`),
      )
      expect(new Set(reached)).toEqual(allGoals(graph, goals))
    }),
  )
})

/** Nodes reachable from node 0, as a graph of a chart holds no others. */
const randomGraph = (edges: readonly { readonly from: number; readonly to: number }[]): Graph => {
  const reachable = new Set([0])
  for (const node of reachable) for (const { from, to } of edges) if (from === node) reachable.add(to)
  const nodes = [...reachable].map((key) => ({
    key: String(key),
    state: String(key),
    edges: edges
      .filter(({ from }) => from === key)
      .map(({ to }, index) => ({ move: startMove(index), to: String(to), transitions: [], passed: [], effects: [] })),
  }))
  return { root: '0', nodes: new Map(nodes.map((node) => [node.key, node])) }
}
