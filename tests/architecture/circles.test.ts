import { describe, expect, test } from 'vitest'
import { circlesOf, graphOf } from './circles.ts'
import { importsOf, sourceFiles } from './sources.ts'

test('no file imports itself, however long the way round, types included', () => {
  const files = sourceFiles()
  const graph = graphOf(
    files,
    files.flatMap((file) => importsOf(file)),
  )
  // it sees what is imported from beside, by the UI's alias, and as a type from another workspace
  expect(graph.get('tests/architecture/circles.test.ts')).toContain('tests/architecture/circles.ts')
  expect(graph.get('apps/web/src/main.tsx')).toContain('apps/web/src/app/start.tsx')
  expect(graph.get('apps/web/src/app/router.tsx')).toContain('apps/web/src/shell/screens.ts')
  expect(graph.get('machines/src/live-feed/live-feed.types.ts')).toContain('contracts/src/live/index.ts')
  expect(circlesOf(graph)).toEqual([])
})

describe('a circle', () => {
  const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges))

  test('is told once, by its shortest way', () => {
    const circles = circlesOf(graph({ a: ['b', 'c'], b: ['d'], c: ['a'], d: ['a'], e: ['a'] }))
    expect(circles).toEqual(['a → c → a', 'b → d → a → b'])
  })

  test('of one file is one', () => {
    expect(circlesOf(graph({ a: ['a'] }))).toEqual(['a → a'])
  })

  test('is none where two ways lead to the same file', () => {
    expect(circlesOf(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
  })
})
