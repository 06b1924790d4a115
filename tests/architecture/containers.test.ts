import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './sources.ts'

/** A rule for the width of a container that nobody named is dead, and nothing else says so. */
test('each container that a style asks for by its name stands somewhere', () => {
  const text = sourceFiles()
    .filter((file) => file.startsWith('apps/web/src/'))
    .map(readSource)
    .join('\n')
  const named = new Set([...text.matchAll(/@container\/(\w+)/g)].map(([, name]) => name))
  const asked = new Set([...text.matchAll(/@[\w[\].-]+\/(\w+):/g)].map(([, name]) => name))
  expect(asked.size).toBeGreaterThan(0)
  expect([...asked].filter((name) => !named.has(name))).toEqual([])
})
