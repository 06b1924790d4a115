// Edits of a document gathered while somebody types, and handed on together: delays by state, a list of changes,
// enqueued actions, ids drawn at random.
import { assign, emit, enqueueActions, setup } from 'xstate'

type Patch = { id: string; text: string }

export const mutationMachine = setup({
  types: {
    context: {} as { pending: Patch[]; isReadOnly: boolean; sentAt: number | null },
    events: {} as
      | { type: 'patch'; text: string }
      | { type: 'typing' }
      | { type: 'mutation.flush' }
      | { type: 'readOnly.changed'; isReadOnly: boolean },
    emitted: {} as { type: 'mutation'; patches: readonly string[] } | { type: 'patch refused' },
    input: {} as { isReadOnly?: boolean } | undefined,
  },
  delays: { lull: 250, typing: 1_000 },
  guards: { isReadOnly: ({ context }) => context.isReadOnly, isEmpty: ({ context }) => context.pending.length === 0 },
  actions: {
    gather: assign({
      pending: ({ context, event }) =>
        event.type === 'patch'
          ? [...context.pending, { id: Math.random().toString(36).slice(2), text: event.text }]
          : context.pending,
    }),
    handOn: enqueueActions(({ context, enqueue }) => {
      if (context.pending.length > 0) {
        enqueue.emit({ type: 'mutation', patches: context.pending.map(({ text }) => text) })
        enqueue.assign({ pending: [], sentAt: Date.now() })
      }
    }),
  },
}).createMachine({
  id: 'mutation',
  context: ({ input }) => ({ pending: [], isReadOnly: input?.isReadOnly ?? false, sentAt: null }),
  type: 'parallel',
  on: { 'readOnly.changed': { actions: assign({ isReadOnly: ({ event }) => event.isReadOnly }) } },
  states: {
    writer: {
      initial: 'still',
      states: {
        still: { on: { typing: 'typing' } },
        typing: { after: { typing: 'still' }, on: { typing: { target: 'typing', reenter: true } } },
      },
    },
    mutations: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            patch: [
              { guard: 'isReadOnly', actions: emit({ type: 'patch refused' }) },
              { target: 'gathered', actions: 'gather' },
            ],
          },
        },
        gathered: {
          on: {
            patch: {
              guard: ({ context }) => !context.isReadOnly,
              actions: 'gather',
              target: 'gathered',
              reenter: true,
            },
            'mutation.flush': { target: 'idle', actions: 'handOn' },
          },
          after: { lull: { target: 'idle', actions: 'handOn' } },
        },
      },
    },
  },
})
