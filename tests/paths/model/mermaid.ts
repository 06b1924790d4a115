import type { StateNode } from 'xstate'
import type { Chart } from './chart.types.ts'
import { eventText, guardName, transitionsOf } from './transitions.ts'

/** The chart as a Mermaid state diagram, nested states and regions as in the chart. */
export const mermaidOf = ({ machine }: Chart): string =>
  ['stateDiagram-v2', ...bodyOf(machine.root, 1), ...transitionsOf(machine).flatMap(arrows)].join('\n')

const bodyOf = (node: StateNode, depth: number): readonly string[] => {
  const indent = '  '.repeat(depth)
  const [first] = node.initial?.target ?? []
  const children = Object.values(node.states).map((child) => [
    `${indent}state "${child.key}" as ${idOf(child)}`,
    ...(Object.keys(child.states).length === 0
      ? []
      : [`${indent}state ${idOf(child)} {`, ...bodyOf(child, depth + 1), `${indent}}`]),
  ])
  const separated =
    node.type === 'parallel'
      ? children.flatMap((lines, index) => (index === 0 ? lines : [`${indent}--`, ...lines]))
      : children.flat()
  return [...(first === undefined || node.type === 'parallel' ? [] : [`${indent}[*] --> ${idOf(first)}`]), ...separated]
}

const arrows = ({ source, target, eventType, guard }: ReturnType<typeof transitionsOf>[number]): readonly string[] => {
  if (source.parent === undefined) return []
  const name = guardName(guard)
  const label = `${eventText(eventType)}${name === null ? '' : ` [${name}]`}`
  return (target ?? [source]).map((to) => `  ${idOf(source)} --> ${idOf(to)} : ${label}`)
}

const idOf = ({ id }: StateNode): string => id.replace(/[^A-Za-z0-9]/g, '_')
