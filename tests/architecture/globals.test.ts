import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { isTestFile } from './parts.ts'
import { readSource, sourceFiles } from './sources.ts'

/** What a browser offers without an import still has one door. */
const productFiles = sourceFiles().filter((file) => !file.startsWith('tests/') && !isTestFile(file))
const webFiles = productFiles.filter((file) => file.startsWith('apps/web/src/'))

test('only adapters/live-socket opens a WebSocket', () => {
  const openers = webFiles.filter((file) => uses(file, { created: 'WebSocket' }))
  expect(openers.filter((file) => !file.startsWith('apps/web/src/adapters/live-socket'))).toEqual([])
})

test('only adapters/cookies touches document.cookie', () => {
  const users = webFiles.filter((file) => uses(file, { member: ['document', 'cookie'] }))
  expect(users.filter((file) => !file.startsWith('apps/web/src/adapters/cookies'))).toEqual([])
})

test('only an adapter calls fetch, and the guard of the start, which has no other part of the app', () => {
  const callers = webFiles.filter((file) => uses(file, { called: 'fetch' }))
  expect(callers.filter((file) => !/^apps\/web\/src\/(?:adapters|guard)\//.test(file))).toEqual([])
})

test('importing a machine or a contract starts no timer', () => {
  const pure = productFiles.filter((file) => /^(machines|contracts)\//.test(file))
  const timers = pure.filter((file) => ['setTimeout', 'setInterval', 'fetch'].some((called) => uses(file, { called })))
  expect(timers).toEqual([])
})

type Use = { readonly created?: string; readonly called?: string; readonly member?: readonly [string, string] }

/** Whether a file constructs, calls or reads the global named. */
const uses = (file: string, { created, called, member }: Use): boolean => {
  let found = false
  new Visitor({
    NewExpression: ({ callee }) => {
      found ||= callee.type === 'Identifier' && callee.name === created
    },
    CallExpression: ({ callee }) => {
      found ||= callee.type === 'Identifier' && callee.name === called
    },
    MemberExpression: ({ object, property }) => {
      const isNamed = object.type === 'Identifier' && property.type === 'Identifier'
      found ||= isNamed && object.name === member?.[0] && property.name === member[1]
    },
  }).visit(parseSync(file, readSource(file)).program)
  return found
}
