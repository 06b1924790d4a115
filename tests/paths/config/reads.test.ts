import { expect, test } from 'vitest'
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { chartFrom } from './chart-of.ts'
import { samplesRead } from './reads.ts'
import { fixturesText } from './scaffold.ts'

type Input = { readonly document: { readonly id: string }; readonly clock: () => number; readonly limit: number }
type Event =
  | { type: 'seek'; to: number }
  | { type: 'rows.added'; rows: readonly { id: string }[] }
  | { type: 'answered'; resource: { status: string; owner: { name: string } } }

const machine = setup({
  types: {
    context: {} as { id: string; at: number; last: number; ids: readonly string[]; status: string },
    events: {} as Event,
    input: {} as Input,
  },
  actors: { ticker: fromCallback(() => undefined), save: fromPromise(async () => ({ version: 1 })) },
}).createMachine({
  context: ({ input }) => ({ id: input.document.id, at: input.clock(), last: input.limit * 2, ids: [], status: '' }),
  invoke: [
    { id: 'ticker', src: 'ticker' },
    { id: 'save', src: 'save', onDone: { actions: assign({ last: ({ event }) => event.output.version * 2 }) } },
  ],
  on: {
    seek: { guard: ({ event }) => event.to >= 0, actions: assign({ at: ({ event }) => event.to }) },
    'rows.added': { actions: assign({ ids: ({ event }) => event.rows.map(({ id }) => id) }) },
    answered: {
      guard: ({ event }) => event.resource.owner.name !== '',
      actions: assign({ status: ({ event }) => event.resource.status }),
    },
  },
})

const chart = chartFrom('read', machine, { fixtures: {} })

test('samples have what a chart reads of its input and of events, fields within fields, each of its kind', () => {
  const { inputs, events } = samplesRead(chart)
  expect(inputs).toEqual([{ document: { id: 'sample id' }, clock: expect.any(Function), limit: 1 }])
  expect(events).toEqual({
    seek: [{ type: 'seek', to: 1 }],
    'rows.added': [{ type: 'rows.added', rows: [] }],
    answered: [{ type: 'answered', resource: { owner: { name: 'sample name' }, status: 'sample status' } }],
  })
})

test('only endings that a chart answers are sampled: an actor that never ends is not said to', () => {
  expect(samplesRead(chart).outcomes).toEqual({
    ticker: { done: [], error: [] },
    save: { done: [{ version: 1 }], error: [] },
  })
})

test('samples are written as one would write them, a field a line where they are long', () => {
  const text = fixturesText('read', {
    inputs: [
      { clock: () => 0, 'two words': "it's", from: 'somewhere far away', to: 'somewhere farther away', limit: 1 },
    ],
    events: { seek: [{ type: 'seek' }] },
    outcomes: { save: { done: [{ version: 1 }], error: [new Error('failed')] } },
  })
  expect(text).toContain(`  inputs: [
    {
      clock: () => undefined,
      'two words': 'it\\'s',
`)
  expect(text).toContain("    'seek': [{ type: 'seek' }],\n")
  expect(text).toContain("    'save': { done: [{ version: 1 }], error: [new Error('failed')] },\n")
})
