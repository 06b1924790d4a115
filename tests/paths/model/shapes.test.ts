// Charts of shapes that the product does not draw today: what the tool says of them must hold all the same.
import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, assign, createActor, createMachine, enqueueActions, setup, stopChild } from 'xstate'
import { tracesToFreeze } from '../freeze/freeze.ts'
import { lostOf, requireFaithful } from '../mutate/faithful.ts'
import { judgeMutants } from '../mutate/run.ts'
import { recordActor } from '../trace/record-actor.ts'
import type { Chart } from './chart.types.ts'
import { explore } from './explore.ts'
import { leavesOfState } from './observation.ts'
import { createSimulator } from './simulator.ts'
import { transitionId } from './transitions.ts'

const chartOf = (machine: Chart['machine'], events: Readonly<Record<string, readonly [{ type: string }]>>): Chart => ({
  name: machine.id,
  machine,
  fixtures: { inputs: [undefined], events, outcomes: {} },
  requirements: { events: {}, states: {} },
  fold: (context) => context,
  within: () => true,
  drawn: { fields: [], delays: [] },
})

/** A parallel state in a region of a parallel state, and finals: of a region, of a part that is left at once, of all. */
const nested = createMachine({
  id: 'nested',
  type: 'parallel',
  states: {
    work: {
      initial: 'both',
      onDone: { target: '#nested.work.rest' },
      states: {
        both: {
          type: 'parallel',
          onDone: 'over',
          states: {
            left: { initial: 'open', states: { open: { on: { LEFT: 'shut' } }, shut: { type: 'final' } } },
            right: { initial: 'open', states: { open: { on: { RIGHT: 'shut' } }, shut: { type: 'final' } } },
          },
        },
        over: { type: 'final', output: () => 'worked' },
        rest: {},
      },
    },
    lamp: { initial: 'on', states: { on: { on: { OFF: 'off' } }, off: {} } },
  },
})
const ended = createMachine({
  id: 'ended',
  initial: 'here',
  states: { here: { on: { GO: 'gone' } }, gone: { type: 'final' } },
})

test('final states and parallel states inside regions are found where the chart can be in them', () => {
  const events = { LEFT: [{ type: 'LEFT' }], RIGHT: [{ type: 'RIGHT' }], OFF: [{ type: 'OFF' }] } as const
  const found = explore(chartOf(nested, events))
  expect(found.unreachable).toEqual([])
  expect(found.neverTaken).toEqual([])
  expect(explore(chartOf(ended, { GO: [{ type: 'GO' }] })).unreachable).toEqual([])
  expect(leavesOfState('work.both.(left.open + right.(a + b)) + lamp.on')).toEqual([
    'work.both.left.open',
    'work.both.right.a',
    'work.both.right.b',
    'lamp.on',
  ])
  expect(leavesOfState('done! gone')).toEqual(['gone'])
})

test('a chart that ends is frozen up to its end, broken there too, and recorded there', () => {
  const chart = chartOf(ended, { GO: [{ type: 'GO' }] })
  const traces = tracesToFreeze(chart, [])
  expect(traces.map((trace) => trace.map(({ label, state }) => `${label}: ${state}`))).toEqual([
    ['start 1: here', 'GO: done! gone'],
  ])
  const judged = judgeMutants(chart, { part: 1, of: 1 }, traces)
  const fateOf = (start: string) => judged.find(({ mutant }) => mutant.what.startsWith(start))?.judgement.kind
  expect(judged.filter(({ judgement }) => judgement.kind === 'survived')).toEqual([])
  expect(fateOf('here: GO')).toBe('killed')
  const lines = recordActor(ended, { id: 'ended', input: undefined, events: [{ type: 'GO' }] })
  expect(lines.map((line) => JSON.parse(line).snapshot)).toMatchObject([
    { value: 'here', status: 'active' },
    { value: 'gone', status: 'done' },
  ])
})

test('parallel states inside regions are frozen, and broken, in each of their regions', () => {
  const chart = chartOf(nested, { LEFT: [{ type: 'LEFT' }], RIGHT: [{ type: 'RIGHT' }], OFF: [{ type: 'OFF' }] })
  const judged = judgeMutants(chart, { part: 1, of: 1 }, tracesToFreeze(chart, []))
  const killed = judged.filter(({ judgement }) => judgement.kind === 'killed').map(({ mutant }) => mutant.what)
  for (const place of ['work.both.left.open: LEFT', 'work.both.right.open: RIGHT', 'lamp.on: OFF']) {
    expect(killed.some((what) => what.startsWith(place))).toBe(true)
  }
})

/** Both regions answer LEAVE; the first one leaves the state with both, which pre-empts the second. */
const rivals = createMachine({
  id: 'rivals',
  initial: 'two',
  states: {
    two: {
      type: 'parallel',
      states: {
        first: { initial: 'a', states: { a: { on: { LEAVE: '#rivals.one' } } } },
        second: { initial: 'a', states: { a: { on: { LEAVE: 'b' } }, b: {} } },
      },
    },
    one: {},
  },
})

test('a transition that another one pre-empts does not count as taken, in the model and in a recording', () => {
  const simulator = createSimulator(rivals)
  const { transitions, snapshot } = simulator.step(simulator.start(undefined).snapshot, { type: 'LEAVE' })
  expect(snapshot.value).toBe('one')
  expect(transitions.map(transitionId)).toEqual(['two.first.a · LEAVE → one'])
  expect(explore(chartOf(rivals, { LEAVE: [{ type: 'LEAVE' }] })).neverTaken).toEqual([
    'two.second.a · LEAVE → two.second.b',
  ])
  const lines = recordActor(rivals, { id: 'rivals', input: undefined, events: [{ type: 'LEAVE' }] })
  const [left] = lines.filter((line) => line.includes('"event":{"type":"LEAVE"}'))
  expect(JSON.parse(left ?? '').transitions).toHaveLength(1)
})

const rich = setup({ guards: { yes: () => true } }).createMachine({
  id: 'rich',
  initial: 'off',
  states: {
    off: { tags: ['quiet'], on: { ON: 'on.last', FULL: 'on' } },
    on: {
      initial: 'low',
      onDone: { target: 'off', guard: 'yes' },
      on: { OFF: 'off' },
      states: {
        low: { tags: ['busy'], on: { NEXT: 'high' } },
        high: { on: { NEXT: 'end' } },
        end: { type: 'final', output: 'all of it' },
        last: { type: 'history', history: 'deep', target: 'high' },
      },
    },
  },
})

test('tags, completion, history with its default, output and actors drawn in place survive being built again', () => {
  expect(lostOf(rich)).toBeNull()
  const chart = chartOf(rich, {
    ON: [{ type: 'ON' }],
    FULL: [{ type: 'FULL' }],
    NEXT: [{ type: 'NEXT' }],
    OFF: [{ type: 'OFF' }],
  })
  const judged = judgeMutants(chart, { part: 1, of: 1 }, tracesToFreeze(chart, []))
  expect(judged.filter(({ judgement }) => judgement.kind === 'killed').length).toBeGreaterThan(judged.length / 2)
})

test('ids drawn from random bytes are the same on every walk, as libraries for ids draw them', () => {
  const drawing = setup({ types: { context: {} as { id: string } } }).createMachine({
    id: 'drawing',
    context: () => ({ id: [...crypto.getRandomValues(new Uint8Array(4))].join() }),
  })
  const id = () => createSimulator(drawing).start(undefined).snapshot.context.id
  expect(id()).toBe(id())
  expect([...crypto.getRandomValues(new Uint8Array(8))]).not.toEqual([85, 85, 85, 85, 85, 85, 85, 85])
})

/** An actor that the whole system knows by a name, started once: unless the chart has it already. */
const known = setup({ actors: { helper: createMachine({ id: 'helper' }) } }).createMachine({
  id: 'known',
  initial: 'idle',
  states: {
    idle: { on: { GO: 'working' } },
    working: {
      entry: enqueueActions(({ enqueue, self }) => {
        if (self.getSnapshot().children['helper'] !== undefined) return
        enqueue.spawnChild('helper', { id: 'helper', systemId: 'helper' })
      }),
      on: { RESET: 'idle', END: { target: 'idle', actions: stopChild('helper') } },
    },
  },
})

test('an actor that the system knows by a name lives on its own path only, and the chart sees its own children', () => {
  const events = { GO: [{ type: 'GO' }], RESET: [{ type: 'RESET' }], END: [{ type: 'END' }] } as const
  expect(explore(chartOf(known, events)).thrown).toEqual([])
  const simulator = createSimulator(known)
  const after = (from: AnyMachineSnapshot, type: string) => simulator.step(from, { type })
  const going = after(simulator.start(undefined).snapshot, 'GO')
  expect(going.effects).toEqual(['start helper'])
  expect(after(after(going.snapshot, 'RESET').snapshot, 'GO').effects).toEqual([])
  expect(after(after(going.snapshot, 'END').snapshot, 'GO').effects).toEqual(['start helper'])
})

/** A list that starts an actor for its only item, without an id, and keeps it. */
const keeping = setup({ types: { context: {} as { item: object | null } } }).createMachine({
  id: 'keeping',
  context: { item: null },
  on: {
    ADD: {
      guard: ({ context }) => context.item === null,
      actions: assign({ item: ({ spawn }) => spawn(createMachine({ id: 'item' })) }),
    },
    DROP: { actions: [({ context }) => context.item, assign({ item: null }), stopChild('x:1')] },
  },
})

test('an actor that got no id is numbered by its path, not by all that was walked before', () => {
  const chart = chartOf(keeping, { ADD: [{ type: 'ADD' }], DROP: [{ type: 'DROP' }] })
  expect(explore(chart).edges).toBeLessThan(10)
  const [trace = []] = tracesToFreeze(chart, [])
  expect(trace.map(({ children }) => children.join())).toContain('x:1')
  expect(tracesToFreeze(chart, [])).toEqual(tracesToFreeze({ ...chart }, []))
})

test('a chart that hands itself on is called the same on every walk', () => {
  const child = createMachine({ id: 'child' })
  const handing = createMachine({ id: 'handing', invoke: { id: 'child', src: child, input: ({ self }) => ({ self }) } })
  const started = () => createSimulator(handing).start(undefined).effects
  expect(started()[0]).toContain('start child')
  expect(started()).toEqual(started())
})

test('an actor whose logic stands in the drawing is drawn again with it', () => {
  const inner = createMachine({ id: 'inner' })
  expect(lostOf(createMachine({ id: 'outer', invoke: { id: 'in', src: inner } }))).toBeNull()
})

test('a chart that differs once it is built again is not judged, and what it would lose is said', () => {
  const routed = createMachine({
    id: 'routed',
    initial: 'a',
    states: { a: { on: { GO: 'b' } }, b: { id: 'b', route: {} } },
  })
  expect(createActor(routed).start().getSnapshot().value).toBe('a')
  expect(() => requireFaithful(routed)).toThrow(/^routed cannot be broken one fault at a time: .*\(root\): transitions/)
  expect(() => judgeMutants(chartOf(routed, { GO: [{ type: 'GO' }] }), undefined, [])).toThrow(/^routed cannot/)
})
