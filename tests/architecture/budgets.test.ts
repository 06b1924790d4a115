import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildWeb, isBuildStale } from '@vigie/stack'
import { parseSync } from 'oxc-parser'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from './sources.ts'

// built UI on disk → bytes of JavaScript, brotli as served, that must come before a page is there

const DIST = join(ROOT, 'apps/web/dist')
const ASSETS = join(DIST, 'assets')
const LARGEST = 10

/** What each page begins with; with these comes all that they import. Charts and maps are no part of a first screen. */
const PAGES = [
  { page: 'sign-in', kB: 145, parts: ['start', 'firebase-identity'], never: ['session', 'shell'] },
  {
    page: 'the shell with its first screen',
    kB: 236,
    parts: ['start', 'firebase-identity', 'session', 'shell', 'accueil.screen'],
    never: ['use-chart', 'map-canvas'],
  },
]

beforeAll(async () => {
  if (await isBuildStale()) await buildWeb()
})

test.each(PAGES)('$page costs at most $kB kB of JavaScript', ({ kB, parts, never }) => {
  const files = [...new Set([...inPage(), ...parts.flatMap((part) => withImports(fileOf(part)))])]
  const sizes = files.map((file) => ({ file, bytes: brotliCompressSync(readFileSync(join(ASSETS, file))).length }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const largest = sizes.sort((a, b) => b.bytes - a.bytes).slice(0, LARGEST)
  expect(total, largest.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(kB * 1_000)
  expect(files.filter((file) => never.some((part) => file.startsWith(`${part}-`)))).toEqual([])
})

// beside the files: it stands in the page itself, with the words and the style of its own page
test('the guard of the start costs at most 2 kB', () => {
  expect(inline()).toBeGreaterThan(0)
  expect(inline()).toBeLessThanOrEqual(2_000)
})

// a file runs in one task; asked for one after the other they would each cost a turn to the server
test.each(['settings', 'start'])('the page itself asks for %s, which its script imports step by step', (part) => {
  const file = fileOf(part)
  expect(readFileSync(join(DIST, 'index.html'), 'utf8')).toContain(`<link rel="modulepreload" href="/assets/${file}"`)
  expect(inPage()).not.toContain(file)
})

/** Bytes of the scripts that stand in the page itself. */
const inline = (): number =>
  [...readFileSync(join(DIST, 'index.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].reduce(
    (sum, [, script = '']) => sum + brotliCompressSync(script).length,
    0,
  )

/** The scripts that the page itself names. */
const inPage = (): string[] =>
  [...readFileSync(join(DIST, 'index.html'), 'utf8').matchAll(/src="\/assets\/([^"]+\.js)"/g)].flatMap(
    ([, file = '']) => withImports(file),
  )

/** The one file of a part: `session` → `session-C5kd02Xa.js`. */
const fileOf = (part: string): string => {
  const files = readdirSync(ASSETS).filter(
    (file) => file.startsWith(`${part}-`) && /^-[\w-]{8}\.js$/.test(file.slice(part.length)),
  )
  expect(files, `files of ${part}`).toHaveLength(1)
  return files[0] ?? ''
}

const withImports = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return []
  seen.add(file)
  const { module } = parseSync(file, readFileSync(join(ASSETS, file), 'utf8'))
  for (const { moduleRequest } of module.staticImports) withImports(moduleRequest.value.replace('./', ''), seen)
  return [...seen]
}
