import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readGolden } from '../freeze/golden.ts'
import { chartsNamed } from '../model/charts.ts'
import { samplesOf } from '../model/samples.ts'
import { isCurrent } from './gen.command.ts'
import { outsideFile } from './outside/golden.ts'
import { createMasks } from './outside/masks.ts'
import { printOutside, readOutside } from './outside/text.ts'
import { besideOthers } from './results.ts'
import { frozenScreens, printScreens, readScreens, screensAnywhere, screensFile } from './screens.ts'
import { specText } from './spec-text.ts'
import { createTimers } from './timers.ts'
import { worlds } from './worlds/index.ts'

describe.each(Object.keys(worlds))('the world of %s', (name) => {
  const [chart] = chartsNamed(name)
  const labels = new Set(readGolden(name).flatMap((trace) => trace.map(({ label }) => label)))
  const samples = chart === undefined ? [] : [...samplesOf(chart).byLabel.values()]

  test('brings about everything its paths say', () => {
    const isNever = (label: string) => worlds[name]?.never?.[label] !== undefined
    const walked = samples.filter(({ label, source }) => labels.has(label) && source !== 'after' && !isNever(label))
    const missing = walked.filter(({ type }) => !worlds[name]?.gestures[type] && !worlds[name]?.outcomes[type])
    expect(missing.map(({ label }) => label)).toEqual([])
  })

  test('says of existing events only that they never come about', () => {
    expect(Object.keys(worlds[name]?.never ?? {}).filter((label) => !labels.has(label))).toEqual([])
  })

  test('has its screens frozen along the frozen traces of today', () => {
    const frozen = readScreens(readFileSync(screensFile(name), 'utf8'))
    const traces = readGolden(name)
    expect(frozen).toHaveLength(traces.length)
    for (const [path, changes] of frozen.entries()) {
      expect(changes[0]?.step).toBe(1)
      for (const { step, label } of changes) expect(label).toBe(traces[path]?.[step - 1]?.label)
    }
  })

  test('has what its page does outside frozen along the frozen traces of today', () => {
    const frozen = readOutside(readFileSync(outsideFile(name), 'utf8'))
    const traces = readGolden(name)
    expect(frozen).toHaveLength(traces.length)
    for (const [path, steps] of frozen.entries()) {
      expect(steps[0]?.step).toBe(1)
      for (const { step, label } of steps) expect(label).toBe(traces[path]?.[step - 1]?.label)
    }
  })

  test('has a screen to expect on paths that are not frozen, where it says the same whenever it stands so', () => {
    const expected = screensAnywhere(name)
    const frozen = readGolden(name).flatMap((trace, path) => {
      const screenAt = frozenScreens(name, path + 1)
      return trace.map((step, index) => [expected(0, step), screenAt(index + 1)] as const)
    })
    for (const [anywhere, here] of frozen) expect([here, null]).toContain(anywhere)
    expect(frozen.filter(([anywhere]) => anywhere !== null).length).toBeGreaterThan(frozen.length / 2)
  })

  test('has its specs written from the frozen traces of today', () => {
    expect(isCurrent(name)).toBe(true)
  })
})

test('a spec reads as a path: what the chart answers, what it ignores, where that leads', () => {
  const at = { context: '', tags: [], children: [], effects: [] }
  const trace = [
    { ...at, label: 'start 1', state: 'closed', transitions: [] },
    { ...at, label: 'menu.pressed', state: 'open', transitions: ['closed · menu.pressed → open'] },
    { ...at, label: 'link.pressed', state: 'open', transitions: [] },
  ]
  expect(specText('drawer', [trace]).split('\n').slice(4)).toEqual([
    "pathTest('drawer', 1, async ({ start, does, ignores }) => {",
    '  await start("start 1") // → closed',
    '  await does("menu.pressed") // → open',
    '  await ignores("link.pressed")',
    '})',
    '',
  ])
})

test('screens are frozen as a text: each once, then where a path changes it; it reads back as it was', () => {
  const open = 'drawer:\n  - dialog "Menu":\n    - link "Accueil"'
  const closed = 'drawer:\n  (not there)'
  const text = printScreens('drawer', [
    [
      { label: 'start 1', screen: closed },
      { label: 'menu.pressed', screen: open },
      { label: 'link.pressed', screen: open },
      { label: 'escape.pressed', screen: closed },
    ],
  ])
  expect(text.split('\n').slice(-4)).toEqual([
    '  1 start 1 → screen 1',
    '  2 menu.pressed → screen 2',
    '  4 escape.pressed → screen 1',
    '',
  ])
  expect(readScreens(text)).toEqual([
    [
      { step: 1, label: 'start 1', screen: closed },
      { step: 2, label: 'menu.pressed', screen: open },
      { step: 4, label: 'escape.pressed', screen: closed },
    ],
  ])
})

test('what is outside is frozen as a text: what changes at a step, and what happened; it reads back as it was', () => {
  const locked = { scrolling: 'locked', focus: 'button Fermer' }
  const path = [
    { label: 'start 1', outside: { stands: { scrolling: 'free' }, happened: [] } },
    { label: 'menu.pressed', outside: { stands: locked, happened: ['goes by push to /ia'] } },
    { label: 'link.pressed', outside: { stands: locked, happened: [] } },
    { label: 'escape.pressed', outside: { stands: { scrolling: 'free' }, happened: [] } },
  ]
  const text = printOutside('drawer', [path])
  expect(text.split('\n').slice(2)).toEqual([
    'path 1',
    '  1 start 1',
    '    scrolling = free',
    '  2 menu.pressed',
    '    scrolling = locked',
    '    focus = button Fermer',
    '    > goes by push to /ia',
    '  4 escape.pressed',
    '    scrolling = free',
    '    focus = -',
    '',
  ])
  expect(readOutside(text)).toEqual([
    [
      { ...path[0], step: 1 },
      { ...path[1], step: 2 },
      { ...path[3], step: 4 },
    ],
  ])
})

test('what varies outside is masked; names that the product draws are numbered, so that a second one shows', () => {
  const masked = createMasks([])
  const [first, second] = ['c76d8a8e-1111-4b1e-9a4c-3d2b1a0f9e8d', 'c76d8a8e-2222-4b1e-9a4c-3d2b1a0f9e8d']
  expect([first, second, first].map((name) => masked(`under the key ${name}-1`))).toEqual([
    'under the key <name 1>-1',
    'under the key <name 2>-1',
    'under the key <name 1>-1',
  ])
  expect(masked('says eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1In0. at 2026-11-22T14:04:18.000Z')).toBe(
    'says <token> at <instant>',
  )
})

test('a tab that drew its name takes no number from what it does, whichever is looked at first', () => {
  const [tab, act] = ['0b6d8a8e-1111-4b1e-9a4c-3d2b1a0f9e8d', 'c76d8a8e-2222-4b1e-9a4c-3d2b1a0f9e8d']
  const lines = [`session vigie-tab = vigie-tab:${tab}`, `under the key ${act}-1`]
  const [told, toldLast] = [lines.map(createMasks([])), lines.toReversed().map(createMasks([])).toReversed()]
  expect(told).toEqual(['session vigie-tab = vigie-tab:<tab>', 'under the key <name 1>-1'])
  expect(toldLast).toEqual(told)
})

test('the results of a run replace those of the charts that it walked, and leave the others', () => {
  const result = (chart: string, path: number, ms: number) => ({
    ...{ chart, path, ms, runs: 1, failed: 0, steps: 2, ignored: 0, sent: [] },
  })
  const earlier = [result('auth', 1, 10), result('drawer', 1, 10), result('drawer', 2, 10)]
  expect(besideOthers(earlier, [result('drawer', 1, 20)])).toEqual([result('auth', 1, 10), result('drawer', 1, 20)])
})

describe('the timers of a chart on the page', () => {
  const step = (...effects: string[]) => ({
    label: '',
    state: '',
    context: '',
    tags: [],
    children: [],
    transitions: [],
    effects,
  })

  test('are due when the live chart set them to be, and gone when it cancelled them', () => {
    const timers = createTimers()
    timers.note(step('timer lull 200 ms (a.b)'), 1_000)
    expect(timers.dueIn('lull a.b', 1_150)).toBe(50)
    timers.note(step('cancel lull (a.b)'), 1_160)
    expect(timers.dueIn('lull a.b', 1_170)).toBeNull()
  })

  test('cannot be waited for while another one goes off before', () => {
    const timers = createTimers()
    timers.note(step('timer limit 1000 ms (a)', 'timer lull 200 ms (a.b)'), 0)
    expect(timers.dueIn('limit a', 0)).toBeNull()
    expect(timers.dueIn('lull a.b', 0)).toBe(200)
  })
})
