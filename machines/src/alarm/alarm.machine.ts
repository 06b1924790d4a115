// The life of one alarm after ISA-18.2. The upstream runs it with XState's pure transition functions on what is in its
// database: no actor holds an alarm, so that the state survives any process. Time and power are events like others.
import { and, assign, emit, not, type SnapshotFrom, setup } from 'xstate'
import type { AlarmContext, AlarmEmitted, AlarmEvent, AlarmInput } from './alarm.types.ts'

const base = setup({
  types: {
    context: {} as AlarmContext,
    input: {} as AlarmInput,
    events: {} as AlarmEvent,
    emitted: {} as AlarmEmitted,
  },
  guards: {
    isActive: ({ context }) => context.isActive,
    isUnpowered: ({ context }) => context.isUnpowered,
    isPast: ({ event }) => event.type === 'condition.cleared' && event.isPast,
    isStillShelved: ({ event }) => event.type === 'maintenance.ended' && event.former === 'shelved',
    isStillSuppressed: ({ event }) => event.type === 'maintenance.ended' && event.former === 'suppressed',
    wasAcknowledged: ({ event }) => event.type === 'maintenance.ended' && event.former === 'acknowledged',
    hadReturned: ({ event }) => event.type === 'maintenance.ended' && event.former === 'returned',
    startsShelved: ({ context }) => context.heldAs === 'shelved',
    startsSuppressed: ({ context }) => context.heldAs === 'suppressed',
    startsOutOfService: ({ context }) => context.heldAs === 'out-of-service',
  },
  actions: {
    markCleared: assign({ isActive: false }),
    markUnpowered: assign({ isUnpowered: true }),
    forgetPower: assign({ isUnpowered: false }),
    record: emit((_, fact: AlarmEmitted) => fact),
  },
})

/** The action that records a change in the journal. */
const recorded = <T extends AlarmEmitted['type']>(type: T) => ({ type: 'record', params: { type } }) as const

/** An alarm that is kept from view clears where it is; another of its key ends it, once it has cleared. */
const held = {
  'condition.cleared': { guard: 'isActive', actions: ['markCleared', recorded('alarm.cleared')] },
  'occurrence.followed': { guard: not('isActive'), target: 'normal' },
} as const

/** Back in view: what still holds is unacknowledged again, what has cleared is over. */
const backAs = (type: AlarmEmitted['type']) =>
  [
    { guard: 'isActive', target: 'unacknowledged', actions: recorded(type) },
    { target: 'normal', actions: recorded(type) },
  ] as const

/**
 * The chart of the life of one alarm (R11.1). Input: `AlarmInput`. Emits `AlarmEmitted`, once for each change that the
 * journal records; an event that a state does not answer is to be refused. A cleared alarm never comes back to life.
 */
export const alarmMachine = base.createMachine({
  id: 'alarm',
  description: 'The life of one alarm, from its raising until nothing is left to do.',
  context: ({ input }) => ({ heldAs: input.heldAs, isActive: true, isUnpowered: false }),
  initial: 'raised',
  on: { 'comment.added': { actions: recorded('alarm.commented') } },
  states: {
    raised: {
      description: 'The condition came to hold; how its key was kept from view decides the first state.',
      entry: recorded('alarm.raised'),
      always: [
        { guard: 'startsShelved', target: 'shelved' },
        { guard: 'startsSuppressed', target: 'suppressed' },
        { guard: 'startsOutOfService', target: 'out-of-service' },
        { target: 'unacknowledged' },
      ],
    },
    unacknowledged: {
      description: 'The condition holds and nobody has acknowledged it.',
      on: {
        'condition.cleared': [
          { guard: 'isPast', target: 'normal', actions: ['markCleared', recorded('alarm.cleared')] },
          { target: 'returned', actions: ['markCleared', recorded('alarm.cleared')] },
        ],
        'acknowledge.requested': { target: 'acknowledged', actions: recorded('alarm.acknowledged') },
        'shelve.requested': { target: 'shelved', actions: recorded('alarm.shelved') },
        'suppress.requested': { target: 'suppressed', actions: recorded('alarm.suppressed') },
        'power.lost': { target: 'suppressed', actions: ['markUnpowered', recorded('alarm.suppressed')] },
        'retire.requested': { target: 'out-of-service', actions: recorded('alarm.retired') },
        'assignee.named': { actions: recorded('alarm.assigned') },
      },
    },
    acknowledged: {
      description: 'The condition holds and somebody knows of it.',
      on: {
        'condition.cleared': { target: 'normal', actions: ['markCleared', recorded('alarm.cleared')] },
        'shelve.requested': { target: 'shelved', actions: recorded('alarm.shelved') },
        'suppress.requested': { target: 'suppressed', actions: recorded('alarm.suppressed') },
        'power.lost': { target: 'suppressed', actions: ['markUnpowered', recorded('alarm.suppressed')] },
        'retire.requested': { target: 'out-of-service', actions: recorded('alarm.retired') },
        'assignee.named': { actions: recorded('alarm.assigned') },
      },
    },
    returned: {
      description: 'The condition cleared before anybody acknowledged it.',
      on: {
        'acknowledge.requested': { target: 'normal', actions: recorded('alarm.acknowledged') },
        'occurrence.followed': 'normal',
        'shelve.requested': { target: 'shelved', actions: recorded('alarm.shelved') },
        'suppress.requested': { target: 'suppressed', actions: recorded('alarm.suppressed') },
        'retire.requested': { target: 'out-of-service', actions: recorded('alarm.retired') },
        'assignee.named': { actions: recorded('alarm.assigned') },
      },
    },
    shelved: {
      description: 'Somebody put it aside for a while, with a reason.',
      on: {
        ...held,
        'unshelve.requested': backAs('alarm.unshelved'),
        'shelving.ended': backAs('alarm.unshelved'),
        'retire.requested': { target: 'out-of-service', actions: recorded('alarm.retired') },
        'assignee.named': { actions: recorded('alarm.assigned') },
      },
    },
    suppressed: {
      description: 'By design it is not to be judged: its device has no power, or an administrator said so.',
      exit: 'forgetPower',
      on: {
        ...held,
        'unsuppress.requested': [
          {
            guard: and([not('isUnpowered'), 'isActive']),
            target: 'unacknowledged',
            actions: recorded('alarm.unsuppressed'),
          },
          { guard: not('isUnpowered'), target: 'normal', actions: recorded('alarm.unsuppressed') },
        ],
        'power.restored': [
          {
            guard: and(['isUnpowered', 'isActive']),
            target: 'unacknowledged',
            actions: recorded('alarm.unsuppressed'),
          },
          { guard: 'isUnpowered', target: 'normal', actions: recorded('alarm.unsuppressed') },
        ],
        'retire.requested': { target: 'out-of-service', actions: recorded('alarm.retired') },
        'assignee.named': { actions: recorded('alarm.assigned') },
      },
    },
    'out-of-service': {
      description: 'An administrator took it out of service, or maintenance that was planned.',
      on: {
        ...held,
        'return.requested': backAs('alarm.returned'),
        'maintenance.changed': { actions: recorded('alarm.retired') },
        'maintenance.ended': [
          { guard: 'isStillShelved', target: 'shelved', actions: recorded('alarm.returned') },
          { guard: 'isStillSuppressed', target: 'suppressed', actions: recorded('alarm.returned') },
          {
            guard: and(['isActive', 'wasAcknowledged']),
            target: 'acknowledged',
            actions: recorded('alarm.returned'),
          },
          {
            guard: and([not('isActive'), 'hadReturned']),
            target: 'returned',
            actions: recorded('alarm.returned'),
          },
          ...backAs('alarm.returned'),
        ],
        'assignee.named': { actions: recorded('alarm.assigned') },
      },
    },
    normal: {
      description: 'Nothing is left to do; it stays in the records.',
    },
  },
})

/** Snapshot of `alarmMachine`. */
export type AlarmSnapshot = SnapshotFrom<typeof alarmMachine>
