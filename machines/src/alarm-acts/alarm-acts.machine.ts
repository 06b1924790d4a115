// What a person does to alarms, on its way to the server: in the order in which it was chosen, each act sent again under
// the same key until an answer comes, after the page was loaded again as well. Without a connection they wait; none is ever taken for done before the server has answered.
import { and, assertEvent, assign, type SnapshotFrom, setup, stateIn } from 'xstate'
import { promiseNotWired } from '../kit/not-wired.ts'
import { afterFailure, NO_FAILURES } from '../kit/retry.ts'
import type {
  AlarmAct,
  AlarmActsContext,
  AlarmActsEvent,
  AlarmActsInput,
  AlarmActsOutcomes,
  AlarmFate,
} from './alarm-acts.types.ts'

/** What `sendActs` gets: acts, to be sent in this order. */
export type SendActsInput = { readonly acts: readonly AlarmAct[] }

const base = setup({
  types: { context: {} as AlarmActsContext, input: {} as AlarmActsInput, events: {} as AlarmActsEvent },
  actors: { sendActs: promiseNotWired<AlarmActsOutcomes['sendActs'], SendActsInput>('sendActs') },
  guards: {
    isLinked: stateIn({ link: 'up' }),
    hasFate: ({ context, event }) => event.type === 'alarm.changed' && event.id in context.fates,
    hasBatch: ({ context }) => context.batch.length > 0,
    hasMore: ({ context }) => context.queued.length > 0,
    maySendMore: and(['hasMore', 'isLinked']),
  },
  actions: {
    addToBatch: assign(({ context, event }) => {
      assertEvent(event, 'act.chosen')
      return { ...chosen(context, event), batch: [...context.batch, actOf(context, event)] }
    }),
    enqueue: assign(({ context, event }) => {
      assertEvent(event, 'act.chosen')
      return { ...chosen(context, event), queued: [...context.queued, actOf(context, event)] }
    }),
    settle: assign(({ context: { queued, fates } }, answers: AlarmActsOutcomes['sendActs']) => ({
      batch: queued,
      queued: [],
      fates: { ...fates, ...answers },
      ...NO_FAILURES,
    })),
    keepAll: assign(({ context: { batch, queued } }) => ({ batch: [...batch, ...queued], queued: [] })),
    believeFeed: assign(({ context: { fates }, event }) => {
      assertEvent(event, 'alarm.changed')
      return { fates: without(fates, [event.id]) }
    }),
    planRetry: assign(({ context }) => afterFailure(context)),
  },
  delays: { retryDelay: ({ context }) => context.retryInMs },
})

type Chosen = Extract<AlarmActsEvent, { type: 'act.chosen' }>

const actOf = ({ count, session }: AlarmActsContext, { ids, order }: Chosen): AlarmAct => ({
  key: `${session}-${count + 1}`,
  ids,
  order,
})
const chosen = ({ count, fates }: AlarmActsContext, { ids }: Chosen) => ({
  count: count + 1,
  fates: without(fates, ids),
})
const without = (fates: AlarmActsContext['fates'], ids: readonly string[]): Readonly<Record<string, AlarmFate>> =>
  Object.fromEntries(Object.entries(fates).filter(([id]) => !ids.includes(id)))

/**
 * The chart of one's own acts on alarms (R11.2). Input: `AlarmActsInput`. To provide: the promise actor `sendActs`, which
 * resolves with what became of each alarm, refusals included, and rejects only when an answer did not come.
 */
export const alarmActsMachine = base.createMachine({
  id: 'alarm-acts',
  description: 'What a person does to alarms, on its way to the server.',
  context: ({ input: { kept, ...input } }) => ({
    ...input,
    ...NO_FAILURES,
    batch: kept,
    queued: [],
    count: 0,
    fates: {},
  }),
  on: { 'alarm.changed': { guard: 'hasFate', actions: 'believeFeed' } },
  type: 'parallel',
  states: {
    link: {
      description: 'Whether the server can be reached.',
      initial: 'up',
      states: {
        up: { description: 'The server can be reached.', on: { 'link.lost': 'down' } },
        down: { description: 'The connection is lost.', on: { 'link.restored': 'up' } },
      },
    },
    sender: {
      description: 'What is done with the acts.',
      initial: 'starting',
      states: {
        starting: {
          description: 'What was kept leaves first.',
          always: [{ guard: 'hasBatch', target: 'sending' }, { target: 'idle' }],
        },
        idle: {
          description: 'Every act has its answer.',
          on: {
            'act.chosen': [
              { guard: 'isLinked', target: 'sending', actions: 'addToBatch' },
              { target: 'waiting', actions: 'addToBatch' },
            ],
          },
        },
        sending: {
          description: 'Acts are on their way; what is chosen meanwhile leaves after them.',
          on: { 'act.chosen': { actions: 'enqueue' } },
          invoke: {
            id: 'sendActs',
            src: 'sendActs',
            input: ({ context }) => ({ acts: context.batch }),
            onDone: [
              {
                guard: 'maySendMore',
                target: 'sending',
                reenter: true,
                actions: { type: 'settle', params: ({ event }) => event.output },
              },
              {
                guard: 'hasMore',
                target: 'waiting',
                actions: { type: 'settle', params: ({ event }) => event.output },
              },
              { target: 'idle', actions: { type: 'settle', params: ({ event }) => event.output } },
            ],
            onError: { target: 'waiting', actions: ['keepAll', 'planRetry'] },
          },
        },
        waiting: {
          description: 'Acts could not be sent, and are sent again when the server can be reached.',
          on: { 'act.chosen': { actions: 'addToBatch' }, 'link.restored': 'sending' },
          after: { retryDelay: { guard: 'isLinked', target: 'sending' } },
        },
      },
    },
  },
})

/** Snapshot of a running `alarmActsMachine`, which `alarmActsView` turns into what screens read. */
export type AlarmActsSnapshot = SnapshotFrom<typeof alarmActsMachine>
