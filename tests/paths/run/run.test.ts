import { describe, expect, test } from 'vitest'
import { readGolden } from '../freeze/golden.ts'
import { chartsNamed } from '../model/charts.ts'
import { samplesOf } from '../model/samples.ts'
import { isCurrent } from './gen.command.ts'
import { specText } from './spec-text.ts'
import { createTimers } from './timers.ts'
import { worlds } from './worlds/index.ts'

describe.each(Object.keys(worlds))('the world of %s', (name) => {
  const [chart] = chartsNamed(name)
  const labels = new Set(readGolden(name).flatMap((trace) => trace.map(({ label }) => label)))
  const samples = chart === undefined ? [] : [...samplesOf(chart).byLabel.values()]

  test('brings about everything its paths say', () => {
    const walked = samples.filter(({ label, source }) => labels.has(label) && source !== 'after')
    const missing = walked.filter(({ type }) => !worlds[name]?.gestures[type] && !worlds[name]?.outcomes[type])
    expect(missing.map(({ label }) => label)).toEqual([])
  })

  test('says of existing events only that they never come about', () => {
    expect(Object.keys(worlds[name]?.never ?? {}).filter((label) => !labels.has(label))).toEqual([])
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
