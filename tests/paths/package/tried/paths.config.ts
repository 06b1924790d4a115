export default {
  goldens: '/tmp/any-goldens',
  results: '/tmp/any-results',
  charts: {
    notebook: {
      machine: 'notebook.machine.ts#notebookMachine',
      fixtures: {
        events: {
          'cell.run': [
            { type: 'cell.run', cell: 'import' },
            { type: 'cell.run', cell: 'plot' },
          ],
          'kernel.failed': [{ type: 'kernel.failed', reason: 'boom' }],
        },
      },
    },
    booking: {
      machine: 'booking.machine.ts',
      fixtures: {
        events: {
          SEARCH: [
            { type: 'SEARCH', from: 'A', to: 'B' },
            { type: 'SEARCH', from: 'A', to: 'A' },
          ],
          PICK: [
            { type: 'PICK', id: 'f1' },
            { type: 'PICK', id: 'f2' },
          ],
          PAY: [{ type: 'PAY', card: '1' }],
        },
        outcomes: { searchingActor: { done: [[], [{ id: 'f1', price: 1 }]] } },
      },
    },
    sync: {
      machine: 'sync.machine.ts#syncMachine',
      fixtures: {
        inputs: [undefined, { pending: ['a'] }],
        events: { 'change.made': [{ type: 'change.made', id: 'b' }] },
        outcomes: { push: { done: [{ version: 7 }] } },
      },
    },
    player: {
      machine: 'player.machine.ts#playerMachine',
      fixtures: {
        events: {
          LOADED: [{ type: 'LOADED', duration: 9 }],
          SEEK: [
            { type: 'SEEK', to: 4 },
            { type: 'SEEK', to: 99 },
          ],
          TIME: [
            { type: 'TIME', position: 4 },
            { type: 'TIME', position: 9 },
          ],
        },
      },
    },
    mutation: {
      machine: 'mutation.machine.ts#mutationMachine',
      fixtures: {
        inputs: [undefined, { isReadOnly: true }],
        events: {
          patch: [{ type: 'patch', text: 'a' }],
          'readOnly.changed': [
            { type: 'readOnly.changed', isReadOnly: true },
            { type: 'readOnly.changed', isReadOnly: false },
          ],
        },
      },
    },
    ticket: {
      machine: 'ticket.machine.ts#ticketMachine',
      fixtures: {
        events: {
          'ticket.assigned': [{ type: 'ticket.assigned', to: 'Ann' }],
          'ticket.resumed': [
            { type: 'ticket.resumed', deep: true },
            { type: 'ticket.resumed', deep: false },
          ],
        },
      },
    },
  },
}
