import { existsSync, globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, readSource } from './sources.ts'

// what the documents point at is there

const DOCUMENTS = globSync(['*.md', 'docs/*.md', 'tests/README.md', 'tests/paths/README.md'], { cwd: ROOT }).sort()

/** A path from the root in code style: a file with its ending, or a folder with its slash. */
const PATH = /`((?:contracts|machines|apps|tests|docs)\/[\w./-]*(?:\.(?:tsx?|md|json|css)|\/))`/g
const LINK = /\]\((?!https?:|#)([^)#\s]+)\)/g

test.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
  const text = readSource(document)
  const linked = [...text.matchAll(LINK)].map(([, target = '']) => normalize(join(dirname(document), target)))
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path)
  expect([...linked, ...named].filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('every file that tests/README.md gives a guarantee to exists', () => {
  const rows = readSource('tests/README.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const missing = rows.flatMap((row) => {
    const files = [...row.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = '']) => file)
    // a bare name stands for a file beside the one before it
    const folder = dirname(files[0] ?? '')
    return files.filter((file) => ![file, join(folder, file)].some((path) => existsSync(join(ROOT, 'tests', path))))
  })
  expect(missing).toEqual([])
})
