const plan = (type: string, ...payloads: readonly object[]) => payloads.map((payload) => ({ type, ...payload }))

/** The six charts, as whoever installed the tool names them: by file and export. */
export default {
  charts: {
    notebook: {
      machine: 'notebook.machine.ts#notebookMachine',
      fixtures: {
        events: {
          'cell.run': plan('cell.run', { cell: 'import' }, { cell: 'plot' }),
          'kernel.failed': plan('kernel.failed', { reason: 'boom' }),
        },
      },
    },
    booking: {
      machine: 'booking.machine.ts',
      fixtures: {
        events: {
          SEARCH: plan('SEARCH', { from: 'A', to: 'B' }, { from: 'A', to: 'A' }),
          PICK: plan('PICK', { id: 'f1' }, { id: 'f2' }),
          PAY: plan('PAY', { card: '1' }),
        },
        outcomes: { searchingActor: { done: [[], [{ id: 'f1', price: 1 }]] } },
      },
    },
    sync: {
      machine: 'sync.machine.ts#syncMachine',
      fixtures: {
        inputs: [undefined, { pending: ['a'] }],
        events: { 'change.made': plan('change.made', { id: 'b' }) },
        outcomes: { push: { done: [{ version: 7 }] } },
      },
    },
    player: {
      machine: 'player.machine.ts#playerMachine',
      fixtures: {
        events: {
          LOADED: plan('LOADED', { duration: 9 }),
          SEEK: plan('SEEK', { to: 4 }, { to: 99 }),
          TIME: plan('TIME', { position: 4 }, { position: 9 }),
        },
      },
    },
    mutation: {
      machine: 'mutation.machine.ts#mutationMachine',
      fixtures: {
        inputs: [undefined, { isReadOnly: true }],
        events: {
          patch: plan('patch', { text: 'a' }),
          'readOnly.changed': plan('readOnly.changed', { isReadOnly: true }, { isReadOnly: false }),
        },
      },
    },
    ticket: {
      machine: 'ticket.machine.ts#ticketMachine',
      fixtures: {
        events: {
          'ticket.assigned': plan('ticket.assigned', { to: 'Ann' }),
          'ticket.resumed': plan('ticket.resumed', { deep: true }, { deep: false }),
        },
      },
    },
  },
}
