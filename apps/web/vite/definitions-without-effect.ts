import type { ESTree, Plugin } from 'vite'

/** Packages of which a page needs a part, and whose classes and components count as used whether or not they are. */
const PACKAGES = /\/(?:@firebase\/[\w-]+|react-router)\/dist\/.+\.m?js$/

/**
 * Marks what only defines a class or a component as such: `class A extends B {}`, with `A.NAME = 1` below it, becomes one
 * expression without effect. Because of the base or of those lines none counted as unused, and a page carried sign-in by
 * phone and by other companies, and what the router renders on a server (5 kB).
 */
export const definitionsWithoutEffect = (): Plugin => ({
  name: 'vigie:definitions-without-effect',
  apply: 'build',
  transform: {
    filter: { id: PACKAGES },
    handler(code) {
      const { body } = this.parse(code)
      let marked = ''
      let copied = 0
      for (const [at, statement] of body.entries()) {
        const name = definedBy(statement)
        if (name === null) continue
        const { end } = lastOf(body.slice(at), name)
        marked += code.slice(copied, statement.start)
        marked += `var ${name} = /* @__PURE__ */ (() => {\n${code.slice(statement.start, end)}\nreturn ${name}\n})();`
        copied = end
      }
      return marked + code.slice(copied)
    },
  },
})

/** The name of the class or component that a statement defines; null: it does something else. */
const definedBy = (statement: ESTree.Statement): string | null => {
  if (statement.type === 'ClassDeclaration') return statement.id?.name ?? null
  if (statement.type !== 'VariableDeclaration' || statement.declarations.length > 1) return null
  const { id, init } = statement.declarations[0] ?? {}
  if (id?.type !== 'Identifier') return null
  return init?.type === 'ClassExpression' || isForwarded(init) ? id.name : null
}

/** `React.forwardRef(…)` */
const isForwarded = (value: ESTree.Expression | null | undefined): boolean =>
  value?.type === 'CallExpression' &&
  value.callee.type === 'MemberExpression' &&
  value.callee.property.type === 'Identifier' &&
  value.callee.property.name === 'forwardRef'

/** The last of the statements that belong to a definition, the first of them: those that set its properties follow it. */
const lastOf = ([first, ...rest]: readonly ESTree.Statement[], name: string): ESTree.Statement => {
  if (first === undefined) throw new Error(`${name} is not defined`)
  const others = rest.findIndex((statement) => !setsPropertyOf(statement, name))
  return rest.slice(0, others < 0 ? undefined : others).at(-1) ?? first
}

/** `A.NAME = …` */
const setsPropertyOf = (statement: ESTree.Statement, name: string): boolean =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  statement.expression.left.type === 'MemberExpression' &&
  statement.expression.left.object.type === 'Identifier' &&
  statement.expression.left.object.name === name
