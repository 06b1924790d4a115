// Booking a flight in steps: createMachine without setup, everything inline, promises without an id, a final state.
import { assign, createMachine, fromPromise } from 'xstate'

type Flight = { id: string; price: number }
type Event =
  | { type: 'SEARCH'; from: string; to: string }
  | { type: 'PICK'; id: string }
  | { type: 'PAY'; card: string }
  | { type: 'BACK' }

export default createMachine({
  types: {} as {
    context: { route: string | null; flights: Flight[]; picked: string | null; error: string | null }
    events: Event
  },
  id: 'booking',
  initial: 'form',
  context: { route: null, flights: [], picked: null, error: null },
  states: {
    form: {
      on: {
        SEARCH: {
          guard: ({ event }) => event.from !== event.to,
          target: 'searching',
          actions: assign({ route: ({ event }) => `${event.from}-${event.to}`, error: null }),
        },
      },
    },
    searching: {
      invoke: {
        src: fromPromise<Flight[]>(async () => []),
        onDone: [
          { guard: ({ event }) => event.output.length === 0, target: 'form', actions: assign({ error: 'no flight' }) },
          { target: 'results', actions: assign({ flights: ({ event }) => event.output }) },
        ],
        onError: { target: 'form', actions: assign({ error: 'no answer' }) },
      },
      after: { 10000: { target: 'form', actions: assign({ error: 'too slow' }) } },
      on: { BACK: 'form' },
    },
    results: {
      on: {
        PICK: {
          guard: ({ context, event }) => context.flights.some(({ id }) => id === event.id),
          target: 'payment',
          actions: assign({ picked: ({ event }) => event.id }),
        },
        BACK: { target: 'form', actions: assign({ flights: [] }) },
      },
    },
    payment: {
      initial: 'card',
      states: {
        card: { on: { PAY: 'charging' } },
        charging: {
          invoke: {
            id: 'charge',
            src: fromPromise<{ receipt: string }>(async () => ({ receipt: '' })),
            input: ({ context }) => ({ flight: context.picked }),
            onDone: 'paid',
            onError: { target: 'card', actions: assign({ error: 'refused' }) },
          },
        },
        paid: { type: 'final' },
      },
      onDone: 'booked',
      on: { BACK: { target: 'results', actions: assign({ picked: null, error: null }) } },
    },
    booked: { type: 'final', entry: () => console.info('booked') },
  },
  output: ({ context }) => ({ flight: context.picked }),
})
