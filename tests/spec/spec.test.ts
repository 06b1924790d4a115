import { expect, test } from 'vitest'
import { problemsOf } from './named.ts'
import { requirementTitles, titlesOf } from './titles.ts'

const TITLES = requirementTitles()

test('every requirement is named by a test, and no test names one that does not exist', () => {
  expect(problemsOf(TITLES)).toEqual([])
})

test('a requirement that nobody names and an id that nothing has are each said', () => {
  const ids = ['R4.2', 'R99.1']
  const problems = problemsOf([...TITLES.filter((title) => !title.ids.includes('R12.4')), made(ids)])
  expect(problems).toEqual([
    '? no such requirement: a.test.ts: R99.1',
    '✗ R12.4 is named by no test: put [R12.4] into the title of one that proves it',
  ])
})

test('the ids of a title are read from suites and tests, from templates and from rows', () => {
  const text = "describe.each(rows)('of $name [R1.1]', () => { test.runIf(is)(`a [R2.1, R2.2]`, run) })"
  expect(titlesOf('a.test.ts', text).map(({ ids }) => ids)).toEqual([['R1.1'], ['R2.1', 'R2.2']])
})

const made = (ids: readonly string[]) => ({ file: 'a.test.ts', title: 'a guarantee', ids })
