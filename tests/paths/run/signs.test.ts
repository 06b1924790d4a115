import { describe, expect, test } from 'vitest'
import { readGolden } from '../freeze/golden.ts'
import type { TraceStep } from '../freeze/trace.ts'
import { createAccounts } from './accounts.ts'
import { redundantSigns } from './redundant.ts'
import { happeningsOf, readEffect, signsOf } from './signs.ts'
import type { AnySigns } from './signs.types.ts'
import { untaken, wayName, waysOf } from './ways.ts'
import { worlds } from './worlds/index.ts'

describe.each(Object.entries(worlds))('the world of %s', (name, world) => {
  const traces = readGolden(name)
  if (world === undefined) throw new Error(`no world for ${name}`)

  test('has a sign for every effect of its paths, or says why it has none', () => {
    const names = new Map<string, string>()
    const missing = new Set<string>()
    for (const line of traces.flat().flatMap(({ effects }) => effects)) {
      const effect = readEffect(line)
      if (effect === null) continue
      if (effect.kind === 'start') names.set(effect.id, effect.name)
      if (signsOf(world.signs, effect, (id) => names.get(id) ?? id).length === 0) missing.add(line)
    }
    expect([...missing]).toEqual([])
  })

  test('has no sign that says nothing more than another', () => {
    expect(redundantSigns(world.signs, traces)).toEqual([])
  })

  test('knows of each line outside which effect it comes of', () => {
    const surfaces = happeningsOf(world.signs).map(({ on }) => on)
    const shared = surfaces.filter((on, place) => surfaces.some((other, at) => at !== place && other.startsWith(on)))
    expect(shared).toEqual([])
  })

  test('has steps enough on its paths to take every way of each gesture', () => {
    const taken = new Set<string>()
    for (const [type, gesture] of Object.entries(world.gestures)) {
      const steps = traces.flat().filter((step) => step.transitions.length > 0 && step.label.split(' ')[0] === type)
      const ways = gesture === undefined ? [] : waysOf(gesture)
      for (const { name: way } of ways.slice(0, steps.length)) taken.add(wayName(type, way))
    }
    expect(untaken(world, taken)).toEqual([])
  })
})

describe('what happens outside is held against the effects of a step', () => {
  const signs: AnySigns = {
    actors: {
      lock: { runs: { stands: 'scrolling', running: 'locked', stopped: 'free' } },
      send: {
        starts: { on: 'asks POST /send ', says: (input) => Object.values(Object(input)).map(String) },
        stops: { unseen: 'its calls go on' },
      },
    },
    facts: {
      'choice.kept': { on: 'writes cookie choice=', says: (fact) => String(Reflect.get(Object(fact), 'value')) },
    },
    commands: {},
  }
  const step = (effects: readonly string[], children: readonly string[] = [], label = 'key.pressed'): TraceStep => ({
    label,
    state: '',
    context: '',
    tags: [],
    children,
    transitions: [],
    effects,
  })
  const free = { scrolling: 'free' }
  const kept = 'emit {"type":"choice.kept","value":true}'
  const after = (one: TraceStep, happened: readonly string[], stands: Readonly<Record<string, string>> = free) => {
    const accounts = createAccounts(signs)
    accounts.enter(one)
    return accounts.complaints({ stands, happened })
  }

  test('an effect that shows as its sign says is right, once', () => {
    expect(after(step([kept]), ['writes cookie choice=true'])).toEqual([])
    expect(after(step([kept, kept]), ['writes cookie choice=true'])).toHaveLength(1)
  })

  test('one that does not show, shows another value or shows twice is not', () => {
    expect(after(step([kept]), [])).toEqual(['an effect does not show: writes cookie choice=true'])
    expect(after(step([kept]), ['writes cookie choice=false'])).toHaveLength(2)
    expect(after(step([kept]), ['writes cookie choice=true', 'writes cookie choice=true'])).toEqual([
      'no effect of the chart is behind this: writes cookie choice=true',
    ])
  })

  test('nothing comes on the surface of a sign without an effect, but while the page loads', () => {
    expect(after(step([]), ['writes cookie choice=true'])).toHaveLength(1)
    expect(after(step([], [], 'start 1'), ['writes cookie choice=true'])).toEqual([])
    expect(after(step([]), ['writes cookie other=true'])).toEqual([])
  })

  test('what stands while an actor runs stands as long as it does', () => {
    expect(after(step(['start lock'], ['lock']), [], { scrolling: 'locked' })).toEqual([])
    expect(after(step(['start lock'], ['lock']), [])).toEqual(['lock runs: scrolling should be locked, is free'])
    expect(after(step(['stop lock']), [], { scrolling: 'locked' })).toHaveLength(1)
  })

  test('what an actor does one by one may come later, while it runs; once it is done all of it has come', () => {
    const accounts = createAccounts(signs)
    accounts.enter(step(['start send {"first":"a","second":"b"}'], ['send']))
    const first = { stands: free, happened: ['asks POST /send a'] }
    expect(accounts.complaints(first)).toEqual([])
    accounts.settle(first)
    accounts.enter(step(['stop send'], [], 'done send'))
    expect(accounts.complaints({ stands: free, happened: [] })).toEqual(['an effect does not show: asks POST /send b'])
    expect(accounts.complaints({ stands: free, happened: ['asks POST /send b'] })).toEqual([])
  })
})

test('a second sign of an actor that follows from the first is found', () => {
  const starts = { on: 'opens ', says: () => '' }
  const signs: AnySigns = {
    actors: { socket: { runs: { stands: 'sockets', running: '1', stopped: '0' }, starts } },
    facts: {},
    commands: {},
  }
  const step = (effects: readonly string[], children: readonly string[]): TraceStep => ({
    label: '',
    state: '',
    context: '',
    tags: [],
    children,
    transitions: [],
    effects,
  })
  const [on, off] = [step(['start socket'], ['socket']), step(['stop socket'], [])]
  expect(redundantSigns(signs, [[on, off, on]])).toHaveLength(1)
  const again = step(['stop socket', 'start socket'], ['socket'])
  expect(redundantSigns(signs, [[on, step([], ['socket']), again, off]])).toEqual([])
})
