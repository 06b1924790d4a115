import { expect, test } from 'vitest'
import { reasonOf } from './explained.ts'
import { spansThatRun } from './what-runs.ts'

test('what runs in a chart is all but its types and its drawing, and the functions in the drawing', () => {
  const source = [
    'const chart = setup({ types: { context: {} }, guards: { isWide: () => width > 768 } }).createMachine({',
    "  initial: 'closed',",
    '  context: ({ input }) => ({ size: [1].map((one) => one + input) }),',
    '})',
    'export const help = () => 1',
  ].join('\n')
  const lines = source.split('\n')
  const cut = spansThatRun(source).map((span) => {
    const [start = [0, 0], end = [0, 0]] = span.split('-').map((position) => position.split(':').map(Number))
    const [first = 0, from = 0] = start
    const [last = 0, to = 0] = end
    return first === last
      ? lines[first - 1]?.slice(from, to)
      : `${lines[first - 1]?.slice(from)} … ${lines[last - 1]?.slice(0, to)}`
  })
  expect(cut).toEqual([
    'const chart = setup({ ',
    ', guards: { isWide: () => width > 768 } }).createMachine(',
    ') … export const help = () => 1',
    '({ input }) => ({ size: [1].map((one) => one + input) })',
  ])
})

test('a check that only narrows a type may survive, a check of a value may not', () => {
  const file = 'machines/src/drawer/drawer.machine.ts'
  expect(reasonOf({ file, from: "event.type === 'viewport.changed'", to: 'true' })).not.toBeNull()
  expect(reasonOf({ file, from: "event.viewport === 'mobile'", to: 'true' })).toBeNull()
})
