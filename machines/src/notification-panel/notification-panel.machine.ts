// The bell, its red dot and its list (R4.1, R4.2, R4.4). Two regions: what the person sees, and how current the
// list is. A burst is gathered and fetched once; what arrives during a fetch is fetched after it.
import { assign, type SnapshotFrom, setup, stateIn } from 'xstate'
import { backoffMs } from '../kit/backoff.ts'
import { promiseNotWired } from '../kit/not-wired.ts'
import type {
  NotificationPanelContext,
  NotificationPanelEvent,
  NotificationPanelInput,
  NotificationPanelOutcomes,
} from './notification-panel.types.ts'

export const notificationPanelMachine = setup({
  types: {
    context: {} as NotificationPanelContext,
    input: {} as NotificationPanelInput,
    events: {} as NotificationPanelEvent,
  },
  actors: {
    refetchNotifications: promiseNotWired<NotificationPanelOutcomes['refetchNotifications']>('refetchNotifications'),
  },
  guards: {
    arrivedMeanwhile: stateIn('#outdated'),
  },
  actions: {
    forgetFailures: assign({ attempt: 0, retryInMs: 0 }),
    planRetry: assign(({ context }) => {
      const attempt = context.attempt + 1
      return { attempt, retryInMs: backoffMs(attempt, context.random) }
    }),
  },
  delays: {
    /** nothing more arrived for this long: the burst is over */
    burstLull: 200,
    /** however long the burst, the list is fetched this often */
    burstLimit: 1_000,
    retryDelay: ({ context }) => context.retryInMs,
  },
}).createMachine({
  id: 'notification-panel',
  description: 'The notifications panel, its red dot, and how current its list is.',
  context: ({ input }) => ({ random: input.random, attempt: 0, retryInMs: 0 }),
  type: 'parallel',
  states: {
    panel: {
      description: 'What the person sees of the notifications.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The panel is closed.',
          on: { 'bell.pressed': 'open', 'shortcut.pressed': 'open' },
          initial: 'seen',
          states: {
            seen: {
              description: 'Nothing arrived since the panel was last opened or closed.',
              on: { 'notification.arrived': 'unseen' },
            },
            unseen: {
              description: 'Something arrived while the panel was closed, and the red dot says so.',
            },
          },
        },
        open: {
          description: 'The panel is open.',
          on: {
            'bell.pressed': 'closed',
            'shortcut.pressed': 'closed',
            'outside.pressed': 'closed',
            'escape.pressed': 'closed',
          },
        },
      },
    },
    list: {
      description: 'How the list of notifications stands to what arrived.',
      initial: 'current',
      states: {
        current: {
          description: 'Everything that arrived is in the list.',
          on: { 'notification.arrived': 'gathering' },
        },
        gathering: {
          description: 'Something arrived and the rest of its burst is awaited.',
          after: { burstLimit: 'refetching' },
          initial: 'awaitingLull',
          states: {
            awaitingLull: {
              description: 'The burst lasts as long as arrivals follow each other closely.',
              on: { 'notification.arrived': { target: 'awaitingLull', reenter: true } },
              after: { burstLull: '#refetching' },
            },
          },
        },
        refetching: {
          id: 'refetching',
          description: 'The list is being fetched.',
          invoke: {
            id: 'refetchNotifications',
            src: 'refetchNotifications',
            onDone: [
              { guard: 'arrivedMeanwhile', target: 'gathering', actions: 'forgetFailures' },
              { target: 'current', actions: 'forgetFailures' },
            ],
            onError: { target: 'retrying', actions: 'planRetry' },
          },
          initial: 'upToDate',
          states: {
            upToDate: {
              description: 'Nothing arrived since this fetch began.',
              on: { 'notification.arrived': 'outdated' },
            },
            outdated: {
              id: 'outdated',
              description: 'Something arrived since this fetch began, so another one follows.',
            },
          },
        },
        retrying: {
          description: 'The list could not be fetched and is tried again after a while.',
          after: { retryDelay: 'refetching' },
        },
      },
    },
  },
})

export type NotificationPanelSnapshot = SnapshotFrom<typeof notificationPanelMachine>
