import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, readSource, sourceFiles } from './sources.ts'

const LINES_MAX = 250

test(`no source file is longer than ${LINES_MAX} lines`, () => {
  const long = sourceFiles()
    .map((file) => ({ file, lines: readSource(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > LINES_MAX)
  expect(long).toEqual([])
})

test('files are named in kebab-case with their role', () => {
  const names = sourceFiles().filter((file) => !/^[a-z0-9.-]+\.tsx?$/.test(file.split('/').at(-1) ?? ''))
  expect(names).toEqual([])
})

test('no work is left for later in a comment, and nothing is skipped by hand', () => {
  const later = sourceFiles().filter((file) => {
    const text = readSource(file)
    return /\/[/*].*\b(TODO|FIXME|XXX|HACK)\b/.test(text) || /@ts-(ignore|nocheck|expect-error)/.test(text)
  })
  expect(later.filter((file) => file !== 'tests/architecture/files.test.ts')).toEqual([])
})

test('suites of the interface that replace a module of ours run alone: the others share what they load', () => {
  const replaces = sourceFiles().filter(
    (file) => /^apps\/web\/.*\.test\.tsx?$/.test(file) && /\bvi\.(do)?[mM]ock\(/.test(readSource(file)),
  )
  expect(replaces.filter((file) => !/\.alone\.test\.tsx?$/.test(file))).toEqual([])
})

test('the lock file names no registry: it installs from whichever one npm is told of', () => {
  expect(readSource('package-lock.json')).not.toMatch(/"resolved": "https?:/)
})

test.runIf(existsSync(join(ROOT, '.git')))('what is built or measured is not in the repository', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const made = tracked.filter((file) => /(^|\/)(dist|node_modules|test-results|\.data|coverage)\//.test(file))
  expect(made).toEqual([])
})
