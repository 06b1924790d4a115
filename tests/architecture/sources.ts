import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { z } from 'zod'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** One import, re-export or dynamic import, seen from the root of the repository. */
export type Import = {
  readonly from: string
  readonly line: number
  /** as written */
  readonly specifier: string
  /** path from the root for one of our files, `@vigie/x/y` for a workspace entry, else the package's name */
  readonly target: string
  /** vanishes when it runs */
  readonly isType: boolean
}

const PATTERNS = ['{contracts,machines}/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}']

export const sourceFiles = (): string[] =>
  globSync(PATTERNS, { cwd: ROOT, exclude: (path) => /node_modules|generated|(^|\/)dist(\/|$)/.test(path) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

export const readSource = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Every import of a file, parsed. Errors: throws on a file that does not parse. */
export const importsOf = (file: string, text = readSource(file)): Import[] => {
  const { module, errors } = parseSync(file, text)
  const [error] = errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  const requests = [
    ...module.staticImports.map((one) => ({
      value: one.moduleRequest.value,
      start: one.start,
      isType: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ value: moduleRequest.value, start: one.start, isType }],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
      const literal = /^['"](.*)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
      return literal === undefined ? [] : [{ value: literal, start, isType: false }]
    }),
  ]
  return requests.map(({ value, start, isType }) => ({
    from: file,
    line: text.slice(0, start).split('\n').length,
    specifier: value,
    target: targetOf(file, value),
    isType,
  }))
}

const targetOf = (file: string, specifier: string): string => {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier)).replaceAll('\\', '/')
  if (specifier.startsWith('@/')) return `apps/web/src/${specifier.slice(2)}`
  if (specifier.startsWith('@vigie/') || specifier.startsWith('node:')) return specifier
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}

/** The source file that an import reaches; null for a package, and for what is no source: a stylesheet, a built file. */
export const fileOf = ({ target }: Import): string | null => {
  const path = target.startsWith('@vigie/') ? entryOf(target) : target
  return ENDINGS.map((ending) => `${path}${ending}`).find((file) => known.has(file)) ?? null
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts']
const known: ReadonlySet<string> = new Set(sourceFiles())

/** What the exports of a workspace lead to: `@vigie/contracts/live` → `contracts/src/live/index.ts`; null: it has no such entry. */
const entryOf = (specifier: string): string | null => {
  const [, name = '', ...rest] = specifier.split('/')
  const exported = exportsOf.get(name)
  const file = exported?.[['.', ...rest].join('/')] ?? exported?.['./*']?.replace('*', rest.join('/'))
  return file === undefined ? null : join(folderOf(name), file)
}

const manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.string()).default({}) })
const exportsOf: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  globSync('{contracts,machines,tests,apps/*}/package.json', { cwd: ROOT })
    .map((file) => manifest.parse(JSON.parse(readSource(file))))
    .map(({ name, exports }) => [name.replace('@vigie/', ''), exports]),
)
const folderOf = (workspace: string): string =>
  ['contracts', 'machines', 'tests'].includes(workspace) ? workspace : `apps/${workspace}`

/** `file:line imports specifier`, as a failed test prints it. */
export const show = ({ from, line, specifier }: Import): string => `${from}:${line} imports ${specifier}`
