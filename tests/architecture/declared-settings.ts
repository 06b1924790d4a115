import { type Argument, type Expression, parseSync } from 'oxc-parser'
import { readSource } from './sources.ts'

// source of a service's configuration → the environment variables its schema declares, with their defaults

/** A variable of the one schema `const … = z.object({ … })` whose keys are all in capitals. */
export type DeclaredSetting = {
  readonly name: string
  /** as one would write it in the environment; null: the variable may be absent, or must be given */
  readonly fallback: string | null
  readonly isRequired: boolean
}

/** A default that is not a literal → what the documents say in its place. */
export type KnownExpressions = Readonly<Record<string, string>>

/**
 * Reads the variables of one configuration file, in their order.
 * Throws when the file has no such schema, or a default is neither a literal nor among the known expressions.
 */
export const declaredSettings = (file: string, known: KnownExpressions): DeclaredSetting[] => {
  const text = readSource(file)
  const constants = constantsOf(file, text)
  const schemas = [...constants.values()]
    .map(shapeOf)
    .filter((shape) => shape?.every(({ name }) => /^[A-Z_]+$/.test(name)))
  const [shape] = schemas
  if (shape === undefined || schemas.length > 1) throw new Error(`${file}: ${schemas.length} schemas of an environment`)
  return shape.map(({ name, value }) => {
    const calls = callsOf(value, constants)
    const fallback = calls.find(({ method }) => method === 'default')?.argument
    return {
      name,
      fallback: fallback === undefined ? null : writtenAs(fallback, text, known, `${file}: ${name}`),
      isRequired: fallback === undefined && !calls.some(({ method }) => method === 'optional'),
    }
  })
}

/** The strings of `const NAME = ['A', 'B']`. */
export const declaredNames = (file: string, constant: string): string[] => {
  const list = constantsOf(file, readSource(file)).get(constant)
  if (list?.type !== 'ArrayExpression') throw new Error(`${file}: no array \`${constant}\``)
  return list.elements.flatMap((one) => (one?.type === 'Literal' ? [String(one.value)] : []))
}

type Constants = ReadonlyMap<string, Expression>
type Call = { readonly method: string; readonly argument: Argument | undefined }

const constantsOf = (file: string, text: string): Constants =>
  new Map(
    parseSync(file, text).program.body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type !== 'VariableDeclaration') return []
      return declared.declarations.flatMap(({ id, init }): [string, Expression][] =>
        id.type === 'Identifier' && init !== null ? [[id.name, init]] : [],
      )
    }),
  )

/** The members of `z.object({ … })`, whatever is called on it afterwards. */
const shapeOf = (node: Expression): { readonly name: string; readonly value: Expression }[] | undefined => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const [argument] = node.arguments
  if (methodOf(node.callee) !== 'object' || argument?.type !== 'ObjectExpression') return shapeOf(node.callee.object)
  return argument.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [{ name: property.key.name, value: property.value }]
      : [],
  )
}

/** What a schema is built from: `port.default(1)` → default(1) and the calls of `port`; `port(1)` → those of its body. */
const callsOf = (node: Expression, constants: Constants, given: ReadonlyMap<string, Argument> = new Map()): Call[] => {
  if (node.type === 'Identifier') {
    const constant = constants.get(node.name)
    return constant === undefined ? [] : callsOf(constant, constants)
  }
  if (node.type !== 'CallExpression') return []
  const { callee } = node
  if (callee.type === 'MemberExpression') {
    const [argument] = node.arguments
    const passed = argument?.type === 'Identifier' ? (given.get(argument.name) ?? argument) : argument
    return [{ method: methodOf(callee), argument: passed }, ...callsOf(callee.object, constants, given)]
  }
  const factory = callee.type === 'Identifier' ? constants.get(callee.name) : undefined
  if (factory?.type !== 'ArrowFunctionExpression' || factory.body.type === 'BlockStatement') return []
  const passed = factory.params.flatMap((parameter, index): [string, Argument][] => {
    const argument = node.arguments[index]
    return parameter.type === 'Identifier' && argument !== undefined ? [[parameter.name, argument]] : []
  })
  return callsOf(factory.body, constants, new Map(passed))
}

const methodOf = (callee: { readonly property: { readonly type: string; readonly name?: unknown } }): string =>
  typeof callee.property.name === 'string' ? callee.property.name : ''

const writtenAs = (node: Argument, text: string, known: KnownExpressions, where: string): string => {
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((one) => (one?.type === 'Literal' ? [String(one.value)] : [])).join(',')
  }
  const expression = text.slice(node.start, node.end).replace(/\s+/g, ' ')
  const value = known[expression]
  if (value === undefined) throw new Error(`${where}: say what \`${expression}\` is among the known expressions`)
  return value
}
