import { describe, expect, test } from 'vitest'
import { charts } from '../model/charts.ts'
import { configOf, listsOf, machineOf } from '../mutate/config.ts'
import { driftOf } from './freeze.command.ts'
import { tracesToFreeze } from './freeze.ts'
import { readGolden, readGoldenText } from './golden.ts'
import { print, read } from './text.ts'

describe.each(charts)('the chart $name', (chart) => {
  test('behaves as frozen', () => {
    expect(driftOf(chart)).toEqual([])
  })

  test('is frozen in a text that reads back as it was written', () => {
    const text = readGoldenText(chart.name) ?? ''
    expect(print(chart.name, read(text))).toBe(text)
  })

  test('keeps its frozen paths: freezing again changes nothing', () => {
    expect(tracesToFreeze(chart, readGolden(chart.name))).toEqual(readGolden(chart.name))
  })
})

test('drift is said in words: which path, which step, what was expected and what was found', () => {
  const panel = charts.find(({ name }) => name === 'notification-panel')
  if (panel === undefined) throw new Error('no panel')
  const config = configOf(panel.machine)
  for (const { name, list } of listsOf(config.states['panel']?.states['open'] ?? config)) {
    if (name === 'escape.pressed') list.splice(0, 1)
  }
  const lines = driftOf({ ...panel, machine: machineOf(config, panel.machine) })
  expect(lines[0]).toBe('notification-panel does not behave as frozen:')
  expect(lines[1]).toMatch(/path 1, step \d+ · panel\.open.* · escape\.pressed: state expected panel\.closed/)
})

test.each(['nonsense', '  a label before any path', 'path 1\n    at nowhere'])(
  'a text that is not ours is refused: %s',
  (text) => {
    expect(() => read(text)).toThrow(/is not of a trace/)
  },
)
