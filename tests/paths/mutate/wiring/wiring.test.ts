import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { ROOT } from '../../../harness/report.ts'
import { namedEdits, withDoors } from './doors.ts'
import { editsOf } from './operators.ts'
import { pathsFor } from './reach.ts'
import { wiredFiles, wiringMutants } from './sources.ts'
import { fatesOf, rowsOf } from './tally.ts'

/** What each edit makes of a source that is one statement, the operator before it. */
const broken = (text: string): readonly string[] =>
  editsOf('source.tsx', text).map(
    ({ operator, start, end, to, before = '' }) =>
      `${operator}: ${text.slice(0, start)}${before}${to}${text.slice(end)}`,
  )

test('an effect is left out, and done twice where that is not the same as once', () => {
  expect(broken('feed.send(event)')).toEqual([
    'effect not executed: undefined',
    'executed twice: (feed.send(event), feed.send(event))',
  ])
  expect(broken('storage.removeItem(key)')).toEqual(['effect not executed: undefined'])
  expect(broken('const hear = () => feed.send(event)')).toHaveLength(2)
  expect(broken('const shown = () => rows.map(draw)')).toEqual([])
})

test("an item of a list hands on the first one's id, any other id becomes another", () => {
  expect(broken('const keys = rows.map(({ _id, link }) => () => call({ id: _id, link }))')).toEqual(
    expect.arrayContaining([
      "another item's id: const keys = rows.map(({ _id, link }) => () => call({ id: (rows)[0]?._id, link }))",
      "another item's id: const keys = rows.map(({ _id, link }) => () => call({ id: _id, link: (rows)[0]?.link }))",
    ]),
  )
  expect(broken('for (const act of acts) fates = { ...(await send(act)) }')).toContain(
    "another item's id: for (const act of acts) fates = { ...(await send((acts)[0])) }",
  )
  expect(broken("forget('acts:', uid)")).toContain("another item's id: forget('acts:', 'another')")
})

test('an effect of React keeps what it first saw, or leaves behind what it set up', () => {
  expect(broken('useEffect(() => { return () => stop() }, [state])')).toEqual(
    expect.arrayContaining([
      'stale closure: useEffect(() => { return () => stop() }, [])',
      'cleanup dropped: useEffect(() => { return () => undefined }, [state])',
    ]),
  )
  expect(broken('useEffect(followBack, [])')).toContain('cleanup dropped: useEffect(() => void followBack(), [])')
  expect(broken('const actor = { stop: () => leave() }')).toContain(
    'cleanup dropped: const actor = { stop: () => undefined }',
  )
})

test('a condition is inverted', () => {
  expect(broken('if (isOver) return_(1)')).toContain('condition inverted: if (!(isOver)) return_(1)')
  expect(broken('const word = isOn ? 1 : 2')).toEqual(['condition inverted: const word = !(isOn) ? 1 : 2'])
  expect(broken('const sign = <b>{isOn && <i />}</b>')).toEqual([
    'condition inverted: const sign = <b>{!(isOn) && <i />}</b>',
  ])
})

test('with doors a source does as before, and as broken when the page has that fault', () => {
  const text = 'if (isOn) {\n  light()\n}\nelse rest()'
  const [inverted] = namedEdits('lamp.ts', text).filter(({ operator }) => operator === 'condition inverted')
  const [, ...lines] = withDoors('lamp.ts', text, 'page').split('\n')
  const run = (fault: string | undefined): readonly string[] => {
    const done: string[] = []
    const scope = {
      isOn: true,
      light: () => done.push('light'),
      rest: () => done.push('rest'),
      __isBroken: (name: string) => name === fault,
      __handed: <T>(value: T): T => value,
    }
    new Function(...Object.keys(scope), lines.join('\n'))(...Object.values(scope))
    return done
  }
  expect(run(undefined)).toEqual(['light'])
  expect(run(inverted?.name)).toEqual(['rest'])
})

test('every wired file parses with its doors, each fault has a name of its own', () => {
  for (const file of wiredFiles()) {
    expect(parseSync(file, withDoors(file, readFileSync(join(ROOT, file), 'utf8'), 'page')).errors).toEqual([])
  }
  const names = wiringMutants().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})

test('a fault is looked for on paths of the chart that it is about and on one of each other, each chart in its turn', () => {
  const passes = (chart: string, path: number, step: number) => ({
    chart,
    path,
    ms: 1,
    steps: { 'a/debrief.ts:1': step },
  })
  const reach = [passes('drawer', 1, 3), passes('drawer', 2, 1), passes('debrief', 1, 2), passes('debrief', 2, 1)]
  expect(pathsFor('a/debrief.ts:1', reach)).toEqual([
    { chart: 'debrief', path: 2 },
    { chart: 'drawer', path: 2 },
    { chart: 'debrief', path: 1 },
  ])
  expect(pathsFor('a/else.ts:1', reach)).toEqual([])
})

test('what was found on another machine counts here, where nothing was walked yet', () => {
  const own = namedEdits('source.ts', 'feed.send(event)\nif (isOver) go(1)\nopen(a)\n')
  const [caught, passed, noticed, asked, ...others] = own
  if (caught === undefined || passed === undefined || noticed === undefined || asked === undefined) throw new Error()
  const found = {
    judged: new Map([
      [caught.name, { chart: 'drawer', path: 1, step: 2, label: 'opened' }],
      [passed.name, null],
    ]),
    byTests: new Map([
      [noticed.name, 'a.test.ts'],
      [asked.name, null],
    ]),
    byE2e: new Map<string, string | null>(),
    reach: [],
  }
  const fates = fatesOf(own, found)
  expect(fates.map(({ fate }) => fate)).toEqual(['path', 'survived', 'test', 'apart', ...others.map(() => 'unjudged')])
  const rows = rowsOf(fates, found)
  expect(rows.reduce((sum, { all }) => sum + all, 0)).toBe(2)
  expect(rows.reduce((sum, { path }) => sum + path, 0)).toBe(1)
  const shown = fatesOf(own, { ...found, byE2e: new Map([[passed.name, 'failed shell']]) })
  expect(shown.map(({ fate }) => fate).slice(0, 2)).toEqual(['path', 'e2e'])
})

test('the name of a fault stays while code above it comes and goes', () => {
  const names = (text: string) => namedEdits('source.ts', text).map(({ name }) => name)
  expect(names('const above = 1\nfeed.send(event)')).toEqual(names('feed.send(event)'))
})
