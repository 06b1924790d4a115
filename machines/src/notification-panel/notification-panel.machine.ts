// The bell, its red dot and its list (R4.1, R4.2, R4.4). Two regions: what the person sees, and how current the list
// is. A burst of notifications causes one fetch once it is over; a notification that arrives during a fetch causes
// another one after it.
import { assign, emit, type SnapshotFrom, setup, stateIn } from 'xstate'
import { promiseNotWired } from '../kit/not-wired.ts'
import { afterFailure, NO_FAILURES } from '../kit/retry.ts'
import type {
  NotificationPanelContext,
  NotificationPanelEmitted,
  NotificationPanelEvent,
  NotificationPanelInput,
  NotificationPanelOutcomes,
} from './notification-panel.types.ts'

/**
 * The chart of the notifications panel, its red dot and its list (R4.1, R4.2, R4.4). Input: `NotificationPanelInput`.
 * To provide: the promise actor `refetchNotifications`; when it rejects it is run again after a jittered delay.
 * Emits `NotificationPanelEmitted`.
 */
export const notificationPanelMachine = setup({
  types: {
    context: {} as NotificationPanelContext,
    input: {} as NotificationPanelInput,
    events: {} as NotificationPanelEvent,
    emitted: {} as NotificationPanelEmitted,
  },
  actors: {
    refetchNotifications: promiseNotWired<NotificationPanelOutcomes['refetchNotifications']>('refetchNotifications'),
  },
  guards: {
    arrivedMeanwhile: stateIn('#outdated'),
  },
  actions: {
    forgetFailures: assign(NO_FAILURES),
    tellOtherTabs: emit({ type: 'panel.used' }),
    planRetry: assign(({ context }) => afterFailure(context)),
  },
  delays: {
    /** a burst is over when nothing arrived for this long */
    burstLull: 200,
    /** the most that a fetch is put off by a burst that goes on */
    burstLimit: 1_000,
    retryDelay: ({ context }) => context.retryInMs,
  },
}).createMachine({
  id: 'notification-panel',
  description: 'The notifications panel, its red dot, and how current its list is.',
  context: ({ input }) => ({ random: input.random, ...NO_FAILURES }),
  type: 'parallel',
  states: {
    panel: {
      description: 'What the person sees of the notifications.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The panel is closed.',
          on: {
            'bell.pressed': { target: 'open', actions: 'tellOtherTabs' },
            'shortcut.pressed': { target: 'open', actions: 'tellOtherTabs' },
          },
          initial: 'seen',
          states: {
            seen: {
              description: 'Nothing arrived since the panel was last opened or closed, here or in another tab.',
              on: { 'notification.arrived': 'unseen' },
            },
            unseen: {
              description: 'Something arrived while the panel was closed, and the red dot says so.',
              on: { 'otherPanel.used': 'seen' },
            },
          },
        },
        open: {
          description: 'The panel is open.',
          on: {
            'bell.pressed': { target: 'closed', actions: 'tellOtherTabs' },
            'shortcut.pressed': { target: 'closed', actions: 'tellOtherTabs' },
            'outside.pressed': { target: 'closed', actions: 'tellOtherTabs' },
            'escape.pressed': { target: 'closed', actions: 'tellOtherTabs' },
            'back.pressed': { target: 'closed', actions: 'tellOtherTabs' },
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

/** Snapshot of a running `notificationPanelMachine`, which `notificationPanelView` turns into what the header reads. */
export type NotificationPanelSnapshot = SnapshotFrom<typeof notificationPanelMachine>
