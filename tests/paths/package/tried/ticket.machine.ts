// A support ticket: tags, deep and shallow history, nested regions, entry and exit, a stored note.
import { assign, setup } from 'xstate'

export const ticketMachine = setup({
  types: {
    context: {} as { assignee: string | null; reopened: number },
    events: {} as
      | { type: 'ticket.assigned'; to: string }
      | { type: 'ticket.answered' }
      | { type: 'customer.answered' }
      | { type: 'ticket.paused' }
      | { type: 'ticket.resumed'; deep: boolean }
      | { type: 'ticket.solved' }
      | { type: 'ticket.reopened' },
    tags: {} as 'open' | 'ours' | 'theirs' | 'closed',
  },
  actions: { notify: () => undefined, record: (_, { what }: { what: string }) => void what },
}).createMachine({
  id: 'ticket',
  context: { assignee: null, reopened: 0 },
  initial: 'work',
  states: {
    work: {
      tags: 'open',
      initial: 'new',
      entry: { type: 'record', params: { what: 'opened' } },
      exit: { type: 'record', params: { what: 'left' } },
      on: { 'ticket.paused': 'paused', 'ticket.solved': 'solved' },
      states: {
        new: {
          tags: 'ours',
          on: {
            'ticket.assigned': { target: 'assigned', actions: assign({ assignee: ({ event }) => event.to }) },
          },
        },
        assigned: {
          initial: 'ours',
          states: {
            ours: { tags: 'ours', entry: 'notify', on: { 'ticket.answered': 'theirs' } },
            theirs: { tags: 'theirs', on: { 'customer.answered': 'ours' }, after: { 86400000: '#ticket.solved' } },
          },
        },
        shallow: { type: 'history', target: 'new' },
        deep: { type: 'history', history: 'deep', target: 'new' },
      },
    },
    paused: {
      on: {
        'ticket.resumed': [{ guard: ({ event }) => event.deep, target: 'work.deep' }, { target: 'work.shallow' }],
      },
    },
    solved: {
      tags: 'closed',
      on: {
        'ticket.reopened': [
          {
            guard: ({ context }) => context.reopened < 2,
            target: 'work.deep',
            actions: assign({ reopened: ({ context }) => context.reopened + 1 }),
          },
          { target: 'archived' },
        ],
      },
    },
    archived: { type: 'final', tags: 'closed' },
  },
})
