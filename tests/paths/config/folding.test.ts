// Charts with more data than anybody could walk: what tells their states apart, and what is said of it.
import { expect, test, vi } from 'vitest'
import { assign, enqueueActions, setup } from 'xstate'
import { tracesToFreeze } from '../freeze/freeze.ts'
import { explore } from '../model/explore.ts'
import { graphOf } from '../model/graph.ts'
import { judgeMutants, tallyOf } from '../mutate/run.ts'
import { chartFrom } from './chart-of.ts'
import { foldingOf, sayFolding } from './folding.ts'

type Flag = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l'
const FLAGS: readonly Flag[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
const flags = (value: boolean) => Object.fromEntries(FLAGS.map((flag) => [flag, value])) as Record<Flag, boolean>

/** Panels that open and close by themselves, a text, and a draft that only a text makes savable. */
const desk = setup({
  types: {
    context: {} as Record<Flag, boolean> & { text: string; draft: string; log: readonly string[] },
    events: {} as
      | { type: 'toggled'; flag: Flag }
      | { type: 'typed'; text: string }
      | { type: 'kept' }
      | { type: 'saved' },
  },
  guards: { hasDraft: ({ context }) => context.draft.length > 0 },
}).createMachine({
  id: 'desk',
  context: { ...flags(false), text: '', draft: '', log: [] },
  initial: 'open',
  states: {
    open: {
      on: {
        toggled: { actions: assign(({ context, event }) => ({ [event.flag]: !context[event.flag] })) },
        typed: {
          actions: [
            enqueueActions(({ event, enqueue }) => enqueue.assign({ text: event.text })),
            assign({ log: ({ context, event }) => [...context.log, event.text].slice(-2) }),
          ],
        },
        kept: { actions: assign({ draft: ({ context }) => context.text }) },
        saved: { guard: 'hasDraft', target: 'done' },
      },
    },
    done: { type: 'final' },
  },
})
const deskSamples = {
  events: {
    toggled: FLAGS.map((flag) => ({ type: 'toggled', flag })),
    typed: [
      { type: 'typed', text: '' },
      { type: 'typed', text: 'x' },
    ],
  },
}

test('states are told apart by what guards ask and what that is made from, and this is said', () => {
  const chart = chartFrom('desk', desk, { fixtures: deskSamples })
  const folding = foldingOf(chart)
  expect(folding.deciding).toEqual(['text', 'draft'])
  expect(sayFolding('desk', folding)).toContain(
    'desk: paths tell states apart by context.text and context.draft only: no guard asks about the other 13 fields.',
  )
  const { neverTaken, unreachable } = explore(chart)
  expect([...neverTaken, ...unreachable]).toEqual([])
  expect(graphOf(chart).nodes.size).toBeLessThan(20)
})

test('mutants of such a chart are compared on so many states only, and it is said how far', () => {
  const chart = chartFrom('desk', desk, { fixtures: deskSamples })
  const { bounded, within } = tallyOf(judgeMutants(chart, { part: 1, of: 9 }, tracesToFreeze(chart, [])))
  expect(bounded).toBeGreaterThan(0)
  expect(within).toBeGreaterThan(1)
}, 300_000)

test('of a chart of too many states the nearest are walked, and the fields that make them are said', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    const chart = chartFrom('desk', desk, { fixtures: deskSamples })
    const { neverTaken, unreachable } = explore({ ...chart, fold: (context) => context })
    expect([...neverTaken, ...unreachable]).toEqual([])
    expect(said.mock.calls.flat().join('')).toMatch(
      /^desk: more than 2000 states, told apart by context\.log \(\d+ values\), .*: only those nearest to the start are walked, event by event/m,
    )
  } finally {
    said.mockRestore()
  }
})

test('what enqueued actions lead to is told apart by what decides that they are enqueued', () => {
  const raising = setup({
    types: {
      context: {} as Record<Flag, boolean> & { count: number },
      events: {} as { type: 'toggled'; flag: Flag } | { type: 'counted' } | { type: 'full' },
    },
  }).createMachine({
    id: 'raising',
    context: { ...flags(false), count: 0 },
    on: {
      toggled: { actions: assign(({ context, event }) => ({ [event.flag]: !context[event.flag] })) },
      counted: {
        actions: [
          assign({ count: ({ context }) => context.count + 1 }),
          enqueueActions(({ context, enqueue }) => {
            if (context.count > 2) enqueue.raise({ type: 'full' })
          }),
        ],
      },
    },
    initial: 'some',
    states: { some: { on: { full: 'all' } }, all: {} },
  })
  const chart = chartFrom('raising', raising, {
    fixtures: { events: { toggled: deskSamples.events.toggled, full: [] } },
  })
  expect(foldingOf(chart).deciding).toEqual(['count'])
  expect(explore(chart).unreachable).toEqual([])
})

/** A player that turns its own element up in place, as the page's element is. */
const player = setup({
  types: {
    context: {} as { media: { volume: number } | null },
    events: {} as { type: 'attached'; media: { volume: number } } | { type: 'louder' } | { type: 'left' },
  },
}).createMachine({
  id: 'player',
  context: { media: null },
  initial: 'off',
  states: {
    off: { on: { attached: { target: 'on', actions: assign({ media: ({ event }) => event.media }) } } },
    on: {
      on: {
        louder: {
          guard: ({ context }) => (context.media?.volume ?? 0) < 2,
          actions: assign(({ context }) => {
            if (context.media !== null) context.media.volume += 1
            return {}
          }),
        },
        left: { target: 'off', actions: assign({ media: null }) },
      },
    },
  },
})

test('a chart that changes a payload in place does the same on every path, and is frozen so', () => {
  const media = { volume: 0 }
  const attached = { type: 'attached', media }
  const chart = chartFrom('player', player, { fixtures: { events: { attached: [attached] } } })
  const frozen = tracesToFreeze(chart, [])
  expect(tracesToFreeze(chart, frozen)).toEqual(frozen)
  expect(media).toEqual({ volume: 0 })
  expect(explore(chart).states.find(({ state }) => state === 'on')?.offered).toContain('louder')
  expect(judgeMutants(chart, { part: 1, of: 4 }, frozen).length).toBeGreaterThan(0)
})

test('maps and sets of a context are seen, and what holds itself does not keep it from being compared', () => {
  const self: { again?: unknown } = {}
  self.again = self
  const fields = setup({
    types: {
      context: {} as { fields: Map<string, string>; page: object; count: bigint },
      events: {} as { type: 'set' } | { type: 'sent' },
    },
  }).createMachine({
    id: 'fields',
    context: { fields: new Map(), page: self, count: 1n },
    initial: 'form',
    states: {
      form: {
        on: {
          set: { actions: assign({ fields: ({ context }) => new Map(context.fields).set('name', 'x') }) },
          sent: { guard: ({ context }) => context.fields.has('name'), target: 'done' },
        },
      },
      done: { type: 'final' },
    },
  })
  const chart = chartFrom('fields', fields, { fixtures: {} })
  expect(explore(chart).unreachable).toEqual([])
  expect(tracesToFreeze(chart, [])[0]?.map(({ context }) => context)).toContain(
    '{"fields":{"Map":[["name","x"]]},"page":{"again":"(itself)"},"count":"1n"}',
  )
})

test('a step that throws is frozen as one, with what it threw', () => {
  const throwing = setup({
    types: { context: {} as { size: number }, events: {} as { type: 'measured'; of?: { size: number } } },
  }).createMachine({
    id: 'throwing',
    context: { size: 0 },
    on: { measured: { actions: assign({ size: ({ event }) => event.of?.size ?? fail() }) } },
  })
  const fail = (): number => {
    throw new Error('nothing to measure')
  }
  const chart = chartFrom('throwing', throwing, { fixtures: {} })
  expect(tracesToFreeze(chart, [])[0]?.map(({ state }) => state)).toEqual(['', 'crashed: nothing to measure'])
})

test('what guards print is not printed: a chart is asked thousands of times', () => {
  const printing = setup({ guards: { isFine: () => console.log('asked') === undefined } }).createMachine({
    id: 'printing',
    initial: 'a',
    states: { a: { always: { guard: 'isFine', target: 'b' } }, b: {} },
  })
  const log = vi.spyOn(console, 'log')
  try {
    expect(explore(chartFrom('printing', printing, { fixtures: {} })).neverTaken).toEqual([])
    expect(log).not.toHaveBeenCalled()
  } finally {
    log.mockRestore()
  }
})
