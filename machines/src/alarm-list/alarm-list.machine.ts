// The list of alarms under somebody's hands. Two regions: whether the order of the rows is held, since nobody aims at a
// row that moves; and what is open beside or above the list. What is current, ticked, expanded and grouped is data. Causes
// are grouped unless somebody wants to see their alarms one by one; a flood that begins groups them again.
import { and, assertEvent, assign, emit, not, type SnapshotFrom, setup, stateIn } from 'xstate'
import { afterArrival, afterFold, afterStep, afterSuccession, afterTick } from './alarm-list.changes.ts'
import { ACT_OF, EMPTY, isManaged, kindOf, rowBeside, targetsOf, waitingTargets } from './alarm-list.rows.ts'
import type { AlarmListContext, AlarmListEmitted, AlarmListEvent, AlarmListInput } from './alarm-list.types.ts'

/** More new alarms than this in ten minutes are a flood; fewer than the other end it (EEMUA 191). */
const FLOOD_ABOVE = 10
const CALM_BELOW = 5

const base = setup({
  types: {
    context: {} as AlarmListContext,
    input: {} as AlarmListInput,
    events: {} as AlarmListEvent,
    emitted: {} as AlarmListEmitted,
  },
  guards: {
    mayAsk: ({ context, event }) =>
      event.type === 'question.asked' &&
      (isManaged(event.question) ? context.mayManage : context.mayAct) &&
      targetsOf(context).length > 0,
    mayAcknowledgeOne: ({ context }) => context.mayAct && waitingTargets(context).length === 1,
    mayAcknowledgeMany: ({ context }) => context.mayAct && waitingTargets(context).length > 1,
    mayAcknowledgeCause: ({ context, event }) =>
      event.type === 'cause.acknowledged' &&
      context.mayAct &&
      context.selected.length === 0 &&
      kindOf(context, event.row) === 'cause' &&
      waitingTargets({ ...context, current: event.row }).length > 1,
    mayTick: ({ context, event }) =>
      context.mayAct && kindOf(context, 'row' in event ? event.row : context.current) === 'alarm',
    mayStep: and([
      not(stateIn({ desk: 'asking' })),
      ({ context, event }) => event.type === 'step.pressed' && rowBeside(context, event.by) !== null,
    ]),
    isBrowsing: not(stateIn({ desk: 'asking' })),
    hasSelection: ({ context }) => context.selected.length > 0,
    isOnAlarm: ({ context }) => kindOf(context, context.current) === 'alarm',
    isOnCause: ({ context }) => kindOf(context, context.current) === 'cause',
    isAlarm: ({ context, event }) => 'row' in event && kindOf(context, event.row) === 'alarm',
    isCause: ({ context, event }) => 'row' in event && kindOf(context, event.row) === 'cause',
    isAnswer: ({ context, event }) =>
      event.type === 'question.answered' && context.question !== null && ACT_OF[context.question] === event.order.act,
    showsNothing: ({ context }) => context.shown.rows.length === 0,
    startsFlood: ({ context, event }) =>
      event.type === 'arrivals.counted' && !context.isFlood && event.count > FLOOD_ABOVE,
    endsFlood: ({ context, event }) => event.type === 'arrivals.counted' && context.isFlood && event.count < CALM_BELOW,
    hasCauses: ({ context }) => context.shown.causes.length > 0,
  },
  actions: {
    noteRows: assign(({ event }) => {
      assertEvent(event, 'rows.changed')
      return { latest: { rows: event.rows, causes: event.causes } }
    }),
    repaint: assign(({ context }) => afterSuccession(context)),
    showRows: assign(({ context }) => afterArrival(context)),
    step: assign(({ context, event }) => {
      assertEvent(event, 'step.pressed')
      return afterStep(context, event)
    }),
    pointAt: assign(({ context, event }) => ({ current: 'row' in event ? event.row : context.current })),
    tick: assign(({ context, event }) => afterTick(context, 'row' in event ? event.row : context.current)),
    clearSelection: assign({ selected: [] }),
    fold: assign(({ context }) => afterFold(context)),
    ask: assign(({ context, event }) => {
      assertEvent(event, 'question.asked')
      return { question: event.question, targets: targetsOf(context) }
    }),
    askWhich: assign(({ context }) => ({ question: 'confirming' as const, targets: waitingTargets(context) })),
    forgetQuestion: assign({ question: null, targets: [] }),
    startFlood: assign({ isFlood: true, isGrouped: true }),
    endFlood: assign({ isFlood: false }),
    toggleGroups: assign(({ context }) => ({ isGrouped: !context.isGrouped })),
    acknowledge: emit(
      ({ context }): AlarmListEmitted => ({
        type: 'act.chosen',
        ids: waitingTargets(context),
        order: { act: 'acknowledge' },
      }),
    ),
    answer: emit(({ context, event }): AlarmListEmitted => {
      assertEvent(event, 'question.answered')
      return { type: 'act.chosen', ids: context.targets, order: event.order }
    }),
  },
  delays: {
    /** how long the hand has to be away before the order changes */
    handAway: 3_000,
  },
})

/** What keys and presses do to the list while no question is open; `asking`: where a question opens. */
const browsing = <Asking extends string>(asking: Asking) =>
  ({
    'acknowledge.pressed': [
      { guard: 'mayAcknowledgeMany', target: asking, actions: 'askWhich' },
      { guard: 'mayAcknowledgeOne', actions: ['acknowledge', 'clearSelection'] },
    ],
    'question.asked': { guard: 'mayAsk', target: asking, actions: 'ask' },
    'cause.acknowledged': { guard: 'mayAcknowledgeCause', target: asking, actions: ['pointAt', 'askWhich'] },
    'row.ticked': { guard: 'mayTick', actions: 'tick' },
    'tick.pressed': { guard: 'mayTick', actions: 'tick' },
    'clear.pressed': { guard: 'hasSelection', actions: 'clearSelection' },
    'group.pressed': { guard: 'hasCauses', actions: 'toggleGroups' },
  }) as const

/**
 * The chart of the list of alarms (R11.2, R11.3, R11.4). Input: `AlarmListInput`. Nothing to provide. Emits
 * `AlarmListEmitted`. A question keeps the alarms that were painted when it was asked.
 */
export const alarmListMachine = base.createMachine({
  id: 'alarm-list',
  description: 'The list of alarms under somebody’s hands.',
  context: ({ input }) => ({
    mayAct: input.mayAct,
    mayManage: input.mayManage,
    latest: EMPTY,
    shown: EMPTY,
    current: null,
    place: null,
    selected: [],
    expanded: [],
    question: null,
    targets: [],
    isFlood: false,
    isGrouped: true,
  }),
  on: {
    'arrivals.counted': [
      { guard: 'startsFlood', actions: 'startFlood' },
      { guard: 'endsFlood', actions: 'endFlood' },
    ],
  },
  type: 'parallel',
  states: {
    order: {
      description: 'Whether the rows may change places.',
      initial: 'following',
      states: {
        following: {
          description: 'Every change shows at once, where it belongs.',
          on: {
            'rows.changed': { actions: ['noteRows', 'repaint', 'showRows'] },
            'hand.entered': 'held',
            'step.pressed': { guard: 'mayStep', target: 'settling', actions: 'step' },
          },
        },
        held: {
          description:
            'The hand is in the list: rows are repainted where they stand, and new ones wait; but for an empty list.',
          on: {
            'rows.changed': [
              { guard: 'showsNothing', target: 'following', actions: ['noteRows', 'showRows'] },
              { actions: ['noteRows', 'repaint'] },
            ],
            'counter.pressed': { guard: 'isBrowsing', actions: 'showRows' },
            'hand.left': 'settling',
            'step.pressed': { guard: 'mayStep', actions: 'step' },
          },
        },
        settling: {
          description: 'The hand was in the list just now, or on its keys.',
          on: {
            'rows.changed': [
              { guard: 'showsNothing', target: 'following', actions: ['noteRows', 'showRows'] },
              { actions: ['noteRows', 'repaint'] },
            ],
            'counter.pressed': { guard: 'isBrowsing', actions: 'showRows' },
            'hand.entered': 'held',
            'step.pressed': { guard: 'mayStep', target: 'settling', reenter: true, actions: 'step' },
          },
          after: { handAway: { target: 'following', actions: 'showRows' } },
        },
      },
    },
    desk: {
      description: 'What is open beside or above the list.',
      initial: 'listing',
      states: {
        listing: {
          id: 'listing',
          description: 'Only the list is there.',
          on: {
            ...browsing('#overList'),
            'open.pressed': [
              { guard: 'isOnAlarm', target: 'reading' },
              { guard: 'isOnCause', actions: 'fold' },
            ],
            'row.pressed': [
              { guard: 'isAlarm', target: 'reading', actions: 'pointAt' },
              { guard: 'isCause', actions: ['pointAt', 'fold'] },
            ],
            'alarm.linked': { target: 'reading', actions: 'pointAt' },
            'escape.pressed': { guard: 'hasSelection', actions: 'clearSelection' },
          },
        },
        reading: {
          id: 'reading',
          description: 'The panel tells of the current alarm.',
          on: {
            ...browsing('#overPanel'),
            'row.pressed': [
              { guard: 'isAlarm', actions: 'pointAt' },
              { guard: 'isCause', actions: ['pointAt', 'fold'] },
            ],
            'alarm.linked': { actions: 'pointAt' },
            'escape.pressed': 'listing',
            'back.pressed': 'listing',
          },
        },
        asking: {
          description: 'A question is open about the alarms of an act.',
          initial: 'overList',
          states: {
            overList: {
              id: 'overList',
              description: 'The question lies over the list.',
              on: {
                'question.answered': {
                  guard: 'isAnswer',
                  target: '#listing',
                  actions: ['answer', 'forgetQuestion', 'clearSelection'],
                },
                'question.dismissed': { target: '#listing', actions: 'forgetQuestion' },
              },
            },
            overPanel: {
              id: 'overPanel',
              description: 'The question lies over list and panel.',
              on: {
                'question.answered': {
                  guard: 'isAnswer',
                  target: '#reading',
                  actions: ['answer', 'forgetQuestion', 'clearSelection'],
                },
                'question.dismissed': { target: '#reading', actions: 'forgetQuestion' },
              },
            },
          },
        },
      },
    },
  },
})

/** Snapshot of a running `alarmListMachine`, which `alarmListView` turns into what the screen reads. */
export type AlarmListSnapshot = SnapshotFrom<typeof alarmListMachine>
