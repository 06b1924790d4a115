import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { ROOT } from '../harness/report.ts'

export type Title = { readonly file: string; readonly title: string; readonly ids: readonly string[] }

const TESTS = ['{contracts,machines,apps/*}/src/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts']
const CALLERS = ['test', 'it', 'describe']

/** Every test title of the sources that names a requirement, `[R4.2]`. A suite's title speaks for its tests. */
export const requirementTitles = (): Title[] =>
  globSync(TESTS, { cwd: ROOT, exclude: (path) => path.includes('node_modules') })
    .sort()
    .flatMap((file) => titlesOf(file, readFileSync(join(ROOT, file), 'utf8')))

export const titlesOf = (file: string, text: string): Title[] => {
  const titles: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (!CALLERS.includes(nameOf(callee))) return
      if (first?.type === 'Literal' && typeof first.value === 'string') titles.push(first.value)
      if (first?.type === 'TemplateLiteral') titles.push(first.quasis.map((quasi) => quasi.value.cooked).join('…'))
    },
  }).visit(parseSync(file, text).program)
  return titles
    .map((title) => ({ file, title, ids: [...title.matchAll(/\[(R[\d.]+(?:,\s*R[\d.]+)*)\]/g)].flatMap(idsOf) }))
    .filter(({ ids }) => ids.length > 0)
}

const idsOf = ([, list = '']: RegExpMatchArray): string[] => list.split(/,\s*/)

/** `test`, `test.each(…)`, `test.runIf(…)`, `describe.for(…)`: the name at the root of the call. */
const nameOf = (callee: { type: string; name?: unknown; object?: unknown; callee?: unknown }): string => {
  if (callee.type === 'Identifier') return String(callee.name)
  const inner = callee.type === 'MemberExpression' ? callee.object : callee.callee
  return isNode(inner) ? nameOf(inner) : ''
}

const isNode = (value: unknown): value is { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
