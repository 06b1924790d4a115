// A notebook whose cells run one after the other in a kernel: setup, a callback actor, counters and a queue that grow.
import { assign, emit, fromCallback, sendTo, setup } from 'xstate'

type CellId = 'import' | 'plot'
type Context = { queue: CellId[]; running: CellId | null; executions: number; failure: string | null }
type Event =
  | { type: 'cell.run'; cell: CellId }
  | { type: 'run.interrupted' }
  | { type: 'kernel.ready' }
  | { type: 'kernel.finished' }
  | { type: 'kernel.failed'; reason: string }
  | { type: 'kernel.restarted' }

export const notebookMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as { type: 'cell.started'; cell: CellId } },
  actors: { kernel: fromCallback<Event>(() => undefined) },
  guards: { hasQueue: ({ context }) => context.queue.length > 0 },
  actions: {
    enqueue: assign({
      queue: ({ context, event }) => (event.type === 'cell.run' ? [...context.queue, event.cell] : context.queue),
    }),
    takeNext: assign({
      running: ({ context }) => context.queue[0] ?? null,
      queue: ({ context }) => context.queue.slice(1),
    }),
    count: assign({ executions: ({ context }) => context.executions + 1 }),
    clear: assign({ queue: [], running: null }),
    keepFailure: assign({ failure: ({ event }) => (event.type === 'kernel.failed' ? event.reason : null) }),
    announce: emit(({ context }) => ({ type: 'cell.started', cell: context.running ?? 'import' }) as const),
  },
}).createMachine({
  id: 'notebook',
  context: { queue: [], running: null, executions: 0, failure: null },
  invoke: { id: 'kernel', src: 'kernel' },
  initial: 'starting',
  on: { 'kernel.restarted': { target: '.starting', actions: 'clear' } },
  states: {
    starting: { on: { 'kernel.ready': 'idle', 'cell.run': { actions: 'enqueue' } } },
    idle: {
      always: { guard: 'hasQueue', target: 'running' },
      on: { 'cell.run': { actions: 'enqueue' } },
    },
    running: {
      entry: [
        'takeNext',
        'count',
        'announce',
        sendTo('kernel', ({ context }) => ({ type: 'execute', cell: context.running })),
      ],
      on: {
        'cell.run': { actions: 'enqueue' },
        'kernel.finished': 'idle',
        'kernel.failed': { target: 'failed', actions: 'keepFailure' },
        'run.interrupted': { target: 'idle', actions: ['clear', sendTo('kernel', { type: 'interrupt' })] },
      },
    },
    failed: { exit: assign({ failure: null }), on: { 'cell.run': { target: 'idle', actions: ['clear', 'enqueue'] } } },
  },
})
