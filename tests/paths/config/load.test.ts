// Sources as other projects write them: with aliases, for one side of a framework, with a name that a bundler fills in.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadExport } from './load.ts'

const folder = mkdtempSync(join(tmpdir(), 'paths-load-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes the files of a project, and gives its folder. */
const project = (name: string, files: Readonly<Record<string, string>>): string => {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return join(folder, name)
}

const ALIASED = {
  'src/limits.ts': 'export const most: number = 3\n',
  'src/use.ts': "export { most } from '@/limits'\n",
}

test('aliases are read from the tsconfig.json above a source, comments and all', async () => {
  const tsconfig = '{ // paths\n "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }'
  expect(await loadExport('src/use.ts#most', project('aliased', { ...ALIASED, 'tsconfig.json': tsconfig }))).toBe(3)
})

test('a tsconfig that extends what is not installed does not keep a source from being read', async () => {
  const files = { 'tsconfig.json': '{ "extends": "@nobody/tsconfig", "compilerOptions": { "paths": {} } }' }
  const own = { 'src/use.ts': 'export const most: number = 3\n' }
  expect(await loadExport('src/use.ts#most', project('extending', { ...files, ...own }))).toBe(3)
})

test('what only marks the side of a framework is passed over', async () => {
  const files = { 'src/use.ts': "import 'server-only'\nexport const most: number = 3\n" }
  expect(await loadExport('src/use.ts#most', project('marked', files))).toBe(3)
})

test('a name that only a bundler fills in is said with where to give it', async () => {
  const files = { 'src/use.ts': 'export const most: number = __LIMIT__\n' }
  await expect(loadExport('src/use.ts#most', project('bundled', files))).rejects.toThrow(
    /src\/use\.ts: __LIMIT__ is not defined.*`globalThis\.__LIMIT__ = …` at the top of paths\.config\.ts/,
  )
})
