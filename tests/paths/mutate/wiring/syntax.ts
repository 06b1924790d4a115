// A source as a tree whose nodes know what they stand in.
import { parseSync } from 'oxc-parser'

/** A node of the tree (ESTree), with the nodes around it, the innermost last. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}
export type Place = { readonly node: Node; readonly around: readonly Node[] }

/** Every node of a source that runs, types left out. Throws when it does not parse. */
export const placesOf = (file: string, text: string): readonly Place[] => {
  const { program, errors } = parseSync(file, text)
  const [first] = errors
  if (first !== undefined) throw new Error(`${file}: ${first.message}`)
  const found: Place[] = []
  const visit = (value: unknown, around: readonly Node[]): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, around)
      return
    }
    if (!isNode(value) || value.type.startsWith('TSType') || value.type.startsWith('TSInterface')) return
    found.push({ node: value, around })
    for (const part of Object.values(value)) visit(part, [...around, value])
  }
  visit(program, [])
  return found
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

/** A part of a node; null: it has no such part. */
export const part = (node: Node, key: string): Node | null => {
  const value = node[key]
  return isNode(value) ? value : null
}

/** The nodes in a list of a node. */
export const parts = (node: Node, key: string): readonly Node[] => {
  const value = node[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The name of an identifier or of what a member ends with; '': the node is none. */
export const nameOf = (node: Node | null): string => {
  if (node === null) return ''
  if (node.type === 'MemberExpression') return nameOf(part(node, 'property'))
  if (node.type === 'ChainExpression') return nameOf(part(node, 'expression'))
  return typeof node['name'] === 'string' ? node['name'] : ''
}

/** What is called, where `await`, `void` and `?.` stand around the call; null: nothing is called. */
export const callIn = (node: Node | null): Node | null => {
  if (node === null) return null
  if (node.type === 'CallExpression') return node
  if (node.type === 'AwaitExpression' || node.type === 'UnaryExpression') return callIn(part(node, 'argument'))
  return node.type === 'ChainExpression' ? callIn(part(node, 'expression')) : null
}

/** The name of what a call calls: `send` of `feed.send(event)`. */
export const calleeOf = (call: Node | null): string => (call === null ? '' : nameOf(part(call, 'callee')))

export const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
