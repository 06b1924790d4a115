// Small faults of wiring, by syntax: what a component, an actor or an adapter does with the charts and with the world.
import { calleeOf, callIn, isFunction, isNode, type Node, nameOf, type Place, part, parts, placesOf } from './syntax.ts'

export const OPERATORS = [
  'effect not executed',
  'executed twice',
  "another item's id",
  'stale closure',
  'cleanup dropped',
  'condition inverted',
] as const
type Operator = (typeof OPERATORS)[number]

/** A piece of a source, and what takes its place. */
export type Edit = {
  readonly operator: Operator
  readonly start: number
  readonly end: number
  readonly to: string
  /** what has to stand before the piece when a door takes its place: the name of a property written short */
  readonly before?: string
}

/** Every edit of a source. */
export const editsOf = (file: string, text: string): readonly Edit[] => {
  const source = { text, of: ({ start, end }: Node) => text.slice(start, end) }
  return placesOf(file, text).flatMap((place) => [
    ...effects(place, source),
    ...ids(place, source),
    ...staleness(place),
    ...cleanups(place),
    ...conditions(place, source),
  ])
}

type Source = { readonly text: string; readonly of: (node: Node) => string }

const edit = (operator: Operator, { start, end }: Node, to: string): Edit => ({ operator, start, end, to })

/** Names of what is called for what it does, where the call is also what a function returns. */
const DOES =
  /^(send|on|act|arm|choose|close|delete|end|focus|forget|go|goOn|listener|navigate|open|pause|play|press|refetch|release|reload|renew|report|resume|see|start|stop|tell|then|toggle|unsubscribe)$|^(add|assign|clear|close|disconnect|follow|invalidate|leave|note|on|open|play|post|push|refetch|reload|remove|replace|report|revoke|send|set|show|sign|start|stop|tell|turn|write)[A-Z]\w*$|^(add|assign|postMessage|write\w*)$/

/** Done twice, these do what they do once. */
const IDEMPOTENT =
  /^(clear\w*|close|delete|disconnect|focus|forget|preventDefault|remove\w*|replaceState|scrollTo|set|setItem|setAttribute|set[A-Z]\w*|start|stop|toggleAttribute|unsubscribe|write\w*|revoke\w*|add|addEventListener|removeEventListener|observe)$/

const effects = ({ node, around }: Place, source: Source): readonly Edit[] => {
  const done = effectIn(node, around)
  if (done === null) return []
  const text = source.of(done)
  const call = callIn(done)
  const again = call !== null && !IDEMPOTENT.test(calleeOf(call)) && !calleeOf(call).startsWith('use')
  return [
    edit('effect not executed', done, 'undefined'),
    ...(again ? [edit('executed twice', done, `(${text}, ${text})`)] : []),
  ]
}

/** What a node does for the sake of its effect; null: it gives a value. */
const effectIn = (node: Node, around: readonly Node[]): Node | null => {
  if (node.type === 'ExpressionStatement') return effective(part(node, 'expression'), () => true)
  if (node.type === 'ReturnStatement') return effective(part(node, 'argument'), (name) => DOES.test(name))
  if (node.type !== 'ArrowFunctionExpression' || node['expression'] !== true) return null
  const isHandler = around.at(-1)?.type === 'JSXExpressionContainer'
  return effective(part(node, 'body'), (name) => isHandler || DOES.test(name))
}

const effective = (node: Node | null, isOne: (callee: string) => boolean): Node | null => {
  if (node === null) return null
  if (node.type === 'LogicalExpression') return effective(part(node, 'right'), isOne)
  if (node.type === 'AssignmentExpression') return node
  const callee = calleeOf(callIn(node))
  return callee !== '' && !callee.startsWith('use') && isOne(callee) ? node : null
}

const ID = /^(_?id|uid|link|device|group|website|\w+Id)$/

/** Ids that are handed on, read from a list's item where there is a list: then it is the first one's. */
const ids = ({ node, around }: Place, source: Source): readonly Edit[] => {
  const parent = around.at(-1)
  if (parent === undefined || around.some(({ type }) => type === 'ObjectPattern')) return []
  const isRead = node.type === 'Identifier' || node.type === 'MemberExpression'
  if (!isRead) return []
  const isArgument = parent.type === 'CallExpression' && parent['callee'] !== node
  const isHandedOn = parent.type === 'Property' && parent['value'] === node && inCall(around)
  const isWoven = parent.type === 'TemplateLiteral'
  if (!isArgument && !isHandedOn && !isWoven) return []
  const first = firstItems(node, around, source)
  const key = isHandedOn ? nameOf(part(parent, 'key')) : nameOf(node)
  if (first === null && !ID.test(key)) return []
  const to = first ?? "'another'"
  const isShort = isHandedOn && parent['shorthand'] === true
  return [{ ...edit("another item's id", node, to), ...(isShort ? { before: `${key}: ` } : {}) }]
}

const inCall = (around: readonly Node[]): boolean =>
  around.at(-2)?.type === 'ObjectExpression' && around.at(-3)?.type === 'CallExpression'

/** The same of the first item, where a node reads from the item of a list inside a function; null: it does not. */
const firstItems = (node: Node, around: readonly Node[], source: Source): string | null => {
  const root = rootOf(node)
  for (const [index, one] of around.entries()) {
    const list = listOf(one, around[index - 1])
    if (list === null) continue
    const [item] = list.item.type === 'Identifier' ? [list.item] : []
    if (item !== undefined && nameOf(item) === root) {
      return `(${source.of(list.of)})[0]${source.of(node).slice(root.length).replace(/^\./, '?.')}`
    }
    const isMember = parts(list.item, 'properties').some((one) => nameOf(part(one, 'value')) === root)
    const isLater = around.slice(index + 1).some(isFunction) || one.type !== 'ArrowFunctionExpression'
    if (list.item.type === 'ObjectPattern' && isMember && isLater)
      return `(${source.of(list.of)})[0]?.${source.of(node)}`
  }
  return null
}

const rootOf = (node: Node): string => {
  const object = part(node, 'object')
  return node.type === 'MemberExpression' && object !== null ? rootOf(object) : nameOf(node)
}

/** The list that a function or a loop goes through, and the pattern of its item; null: it goes through none. */
const listOf = (node: Node, parent: Node | undefined): { readonly of: Node; readonly item: Node } | null => {
  if (node.type === 'ForOfStatement') {
    const [declared] = parts(part(node, 'left') ?? node, 'declarations')
    const [of, item] = [part(node, 'right'), declared === undefined ? null : part(declared, 'id')]
    return of === null || item === null || callIn(of) !== null ? null : { of, item }
  }
  if (node.type !== 'ArrowFunctionExpression' || calleeOf(parent ?? null) !== 'map') return null
  const callee = parent === undefined ? null : part(parent, 'callee')
  const [item] = parts(node, 'params')
  const of = callee === null ? null : part(callee, 'object')
  return of === null || item === undefined ? null : { of, item }
}

const HOOKS = /^use(Effect|LayoutEffect|Callback|Memo)$/

const staleness = ({ node, around }: Place): readonly Edit[] => {
  const parent = around.at(-1)
  const isOfHook = parent?.type === 'CallExpression' && HOOKS.test(calleeOf(parent))
  const isLast = isOfHook && parts(parent, 'arguments').at(-1) === node
  if (!isLast || node.type !== 'ArrayExpression' || parts(node, 'elements').length === 0) return []
  return [edit('stale closure', node, '[]')]
}

const NOTHING = '() => undefined'
const STOPS = /^(stop|close|unsubscribe|cancel)$/

const cleanups = ({ node, around }: Place): readonly Edit[] => {
  const parent = around.at(-1)
  const isFinal = node.type === 'ArrowFunctionExpression' && parts(node, 'params').length === 0
  if (parent === undefined) return []
  const isReturned =
    parent.type === 'ReturnStatement' || (parent.type === 'ArrowFunctionExpression' && parent['body'] === node)
  if (isFinal && isReturned) return [edit('cleanup dropped', node, NOTHING)]
  if (isReturned && node.type === 'MemberExpression' && STOPS.test(nameOf(node)))
    return [edit('cleanup dropped', node, NOTHING)]
  const isStop = parent.type === 'Property' && parent['value'] === node && STOPS.test(nameOf(part(parent, 'key')))
  if (isFinal && isStop) return [edit('cleanup dropped', node, NOTHING)]
  return isEffectOf(parent, node) && node.type === 'Identifier'
    ? [edit('cleanup dropped', node, `() => void ${nameOf(node)}()`)]
    : []
}

const isEffectOf = (parent: Node, node: Node): boolean =>
  parent.type === 'CallExpression' && calleeOf(parent) === 'useEffect' && parts(parent, 'arguments')[0] === node

const conditions = ({ node, around }: Place, source: Source): readonly Edit[] => {
  const inverted = (test: Node) => edit('condition inverted', test, `!(${source.of(test)})`)
  const test = part(node, 'test')
  if ((node.type === 'IfStatement' || node.type === 'ConditionalExpression') && test !== null) return [inverted(test)]
  const left = part(node, 'left')
  const parent = around.at(-1)?.type
  const isSwitch = node.type === 'LogicalExpression' && node['operator'] === '&&'
  const decides = parent === 'JSXExpressionContainer' || parent === 'ExpressionStatement'
  return isSwitch && decides && isNode(left) ? [inverted(left)] : []
}
