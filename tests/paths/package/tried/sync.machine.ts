// Local changes sent to a server: retries that wait longer each time, a version that counts, offline and online.
import { and, assign, fromPromise, not, raise, setup } from 'xstate'

export const syncMachine = setup({
  types: {
    context: {} as { version: number; attempt: number; pending: string[] },
    events: {} as
      | { type: 'change.made'; id: string }
      | { type: 'network.lost' }
      | { type: 'network.back' }
      | { type: 'flush' },
    input: {} as { pending?: string[] } | undefined,
  },
  actors: { push: fromPromise<{ version: number }, { pending: string[] }>(async () => ({ version: 0 })) },
  guards: {
    isDirty: ({ context }) => context.pending.length > 0,
    mayRetry: (_, { most }: { most: number }) => most > 0,
    isTired: ({ context }) => context.attempt >= 3,
  },
  delays: { backoff: ({ context }) => 1_000 * 2 ** context.attempt },
}).createMachine({
  id: 'sync',
  context: ({ input }) => ({ version: 0, attempt: 0, pending: input?.pending ?? [] }),
  type: 'parallel',
  states: {
    network: {
      initial: 'online',
      states: {
        online: { tags: 'connected', on: { 'network.lost': 'offline' } },
        offline: { on: { 'network.back': { target: 'online', actions: raise({ type: 'flush' }) } } },
      },
    },
    queue: {
      initial: 'clean',
      on: { 'change.made': { actions: assign({ pending: ({ context, event }) => [...context.pending, event.id] }) } },
      states: {
        clean: { always: { guard: 'isDirty', target: 'dirty' } },
        dirty: { tags: ['unsaved'], on: { flush: 'pushing' }, after: { 500: 'pushing' } },
        pushing: {
          tags: ['unsaved', 'busy'],
          invoke: {
            src: 'push',
            input: ({ context }) => ({ pending: context.pending }),
            onDone: {
              target: 'clean',
              actions: assign({ version: ({ event }) => event.output.version, pending: [], attempt: 0 }),
            },
            onError: [
              {
                guard: and([not('isTired'), { type: 'mayRetry', params: { most: 3 } }]),
                target: 'waiting',
                actions: assign({ attempt: ({ context }) => context.attempt + 1 }),
              },
              { target: 'stuck' },
            ],
          },
          on: { 'network.lost': 'dirty' },
        },
        waiting: { tags: ['unsaved'], after: { backoff: 'pushing' } },
        stuck: { tags: ['unsaved', 'error'], on: { flush: { target: 'pushing', actions: assign({ attempt: 0 }) } } },
      },
    },
  },
})
