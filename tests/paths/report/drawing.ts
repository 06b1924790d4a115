// A chart as Graphviz text, coloured by hits; Graphviz (in WebAssembly) lays it out as SVG when the report is made.
import type { AnyTransitionDefinition, StateNode } from 'xstate'
import type { Chart } from '../model/chart.types.ts'
import { leavesOfState } from '../model/observation.ts'
import { eventText, guardName, pathText, transitionId, transitionsOf } from '../model/transitions.ts'
import type { Hits } from './coverage.ts'
import { rendered } from './graphviz.ts'

/** The chart as a self-contained SVG. */
export const drawingOf = (chart: Chart, states: Hits, transitions: Hits): Promise<string> =>
  rendered(dotOf(chart, states, transitions))

export const dotOf = (chart: Chart, states: Hits, transitions: Hits): string =>
  [
    'digraph {',
    'compound=true; rankdir=LR; nodesep=0.35; ranksep=0.6; bgcolor=transparent; fontname="Helvetica"',
    'node [shape=box style="rounded,filled" fontname="Helvetica" fontsize=11 margin="0.14,0.08"]',
    'edge [fontname="Helvetica" fontsize=9 arrowsize=0.7]',
    ...boxesOf(chart.machine.root, states),
    ...transitionsOf(chart.machine).flatMap((transition) => arrowsOf(transition, transitions)),
    '}',
  ].join('\n')

const boxesOf = (node: StateNode, states: Hits): readonly string[] => {
  const children = Object.values(node.states)
  if (children.length === 0)
    return [
      `${quote(node.id)} [label=${quote(labelOf(node, states))} tooltip=${quote(pathText(node.path))} ${fill(hitsAt(node, states), isPassed(node))}]`,
    ]
  const [first] = node.type === 'parallel' ? [] : (node.initial?.target ?? [])
  return [
    `subgraph ${quote(`cluster_${node.id}`)} {`,
    `label=${quote(node.key)}; style="rounded${node.parent?.type === 'parallel' ? ',dashed' : ''}"; color="#8a94a6"; fontsize=12`,
    `${quote(`at ${node.id}`)} [shape=point width=0.08 color="#8a94a6"${node.type === 'parallel' ? ' style=invis' : ''}]`,
    ...(first === undefined
      ? []
      : [`${quote(`at ${node.id}`)} -> ${quote(anchor(first))} [style=dotted color="#8a94a6" ${head(first)}]`]),
    ...children.flatMap((child) => boxesOf(child, states)),
    '}',
  ]
}

const arrowsOf = (transition: AnyTransitionDefinition, hits: Hits): readonly string[] => {
  const { source, target, eventType, guard } = transition
  const count = hits.get(transitionId(transition)) ?? 0
  const name = guardName(guard)
  const label = `${eventText(eventType)}${name === null ? '' : `\n[${name}]`}\n×${count}`
  const colour =
    count === 0
      ? 'color="#c4321c" fontcolor="#c4321c" style=dashed'
      : `color="#2b6cb0" fontcolor="#333c4a" penwidth=${width(count)}`
  return (target ?? [source]).map((to: StateNode) => {
    const tail = Object.keys(source.states).length > 0 && to !== source ? `ltail=${quote(`cluster_${source.id}`)}` : ''
    return `${quote(anchor(source))} -> ${quote(anchor(to))} [label=${quote(label)} tooltip=${quote(transitionId(transition))} ${colour} ${tail} ${to === source ? '' : head(to)}]`
  })
}

const anchor = (node: StateNode): string => (Object.keys(node.states).length > 0 ? `at ${node.id}` : node.id)

const head = (node: StateNode): string =>
  Object.keys(node.states).length > 0 ? `lhead=${quote(`cluster_${node.id}`)}` : ''

const hitsAt = (node: StateNode, states: Hits): number => {
  const path = pathText(node.path)
  const isPart = (state: string) => leavesOfState(state).includes(path)
  return [...states].reduce((sum, [state, count]) => (isPart(state) ? sum + count : sum), 0)
}

/** Whether the chart never stays in this state because an eventless transition leaves it at once. */
const isPassed = (node: StateNode): boolean => (node.always?.length ?? 0) > 0

const labelOf = (node: StateNode, states: Hits): string =>
  isPassed(node) ? `${node.key}\n(passed through)` : `${node.key}\n×${hitsAt(node, states)}`

const SHADES = ['#e8f1fb', '#cfe3f7', '#a9cdf0', '#7fb3e6']

const fill = (count: number, passed: boolean): string => {
  if (passed) return 'fillcolor="#eef0f3" color="#8a94a6"'
  if (count === 0) return 'fillcolor="#fde8e4" color="#c4321c"'
  return `fillcolor="${SHADES[Math.min(SHADES.length - 1, Math.floor(Math.log10(count) * 2))]}" color="#2b6cb0"`
}

const width = (count: number): string => (1 + Math.log10(count)).toFixed(1)

const quote = (text: string): string => `"${text.replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
