import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../harness/report.ts'
import { readGolden } from '../../freeze/golden.ts'
import { chartsNamed } from '../../model/charts.ts'
import { mutantsOf } from '../mutants.ts'
import { withDoor } from './doors.ts'
import { END, type Fault, readFault, writeFault } from './fault.ts'
import { besideEarlier } from './found.ts'
import { killable } from './killable.ts'
import { CAUGHT } from './planted/caught.ts'
import { PLANTED } from './planted/index.ts'
import { unseenBecause } from './unseen.ts'
import { WIRINGS } from './wirings.ts'

const [drawer] = chartsNamed('drawer')
if (drawer === undefined) throw new Error('no drawer')

test.each<Fault>([
  { kind: 'wiring', name: 'bell silent' },
  { kind: 'mutant', chart: 'drawer', index: 12, what: 'open: menu.pressed → #drawer.closed; "to" & elsewhere' },
])('a fault reads back from a cookie as it was written', (fault) => {
  expect(writeFault(fault)).toMatch(/^[\w%.'()*!~-]+$/)
  expect(readFault(writeFault(fault))).toEqual(fault)
})

test.each(Object.entries({ ...WIRINGS, ...PLANTED }))('there is something to break: %s', (_, { file, from }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(from)).toHaveLength(2)
})

test('slices of the mutants that the model kills add up, each with its place among all and a path from a start', () => {
  const all = killable(drawer)
  const halves = [1, 2].flatMap((part) => killable(drawer, { part, of: 2 }))
  expect(new Set(halves.map(({ index }) => index))).toEqual(new Set(all.map(({ index }) => index)))
  for (const { mutant, index, path } of all) {
    expect(mutantsOf(drawer.machine)[index]?.what).toBe(mutant.what)
    expect(path[0]).toMatch(/^start /)
  }
})

test('a delay drawn at random may change unseen in the page, any other may not', () => {
  const changed = { operator: 'change delay', what: 'retryDelay shorter by 1 ms' }
  expect(unseenBecause('notification-panel', changed)).toMatch(/at random/)
  expect(unseenBecause('notification-panel', { ...changed, what: 'burstLull shorter by 1 ms' })).toBeNull()
})

test('a later run adds to what an earlier one found, and takes the place of what it walked again', () => {
  const walked = (what: string, ms: number) => ({ operator: 'retarget', what, path: [], ms, caught: null, lost: null })
  const earlier = [walked('a', 1), walked('b', 1), walked('gone from the chart', 1)]
  const all = new Set(['retarget · a', 'retarget · b', 'retarget · c'])
  expect(besideEarlier(earlier, [walked('b', 2), walked('c', 2)], all)).toEqual([
    walked('a', 1),
    walked('b', 2),
    walked('c', 2),
  ])
})

test('a door stands for an expression or for a whole attribute, and asks for each fault of the place', () => {
  const wiring = (from: string, to: string) => ({ file: 'a.tsx', from, to })
  expect(
    withDoor('go(url)', 'go(url)', [
      ['a', wiring('go(url)', 'stay()')],
      ['b', wiring('go(url)', 'go()')],
    ]),
  ).toBe('__handed(__isBroken("a") ? stay() : __isBroken("b") ? go() : go(url))')
  expect(withDoor('<i className="x" />', 'className="x"', [['a', wiring('className="x"', 'className="y"')]])).toBe(
    '<i className={__handed(__isBroken("a") ? "y" : "x")} />',
  )
})

test.each(Object.entries(CAUGHT))('a planted fault is caught at a step that its path still has: %s', (name, place) => {
  expect(PLANTED[name]?.chart).toBe(place.chart)
  const step = readGolden(place.chart)[place.path - 1]?.[place.step - 1]
  expect(place.label).toBe(place.label === END ? END : step?.label)
  expect(step).toBeDefined()
})
