// Whether somebody is at an administrator's page. Timers stand still while a machine sleeps, so that what wakes it is
// held against the clock: activity after the limit finds the absence and does not end it, and a warning that comes late
// is none.
import { assign, emit, type SnapshotFrom, setup } from 'xstate'
import type { PresenceContext, PresenceEmitted, PresenceEvent, PresenceInput } from './presence.types.ts'

/** How long the page warns before it signs out, ms. */
export const WARNING_MS = 60_000

/** The chart of whether somebody is at the page of an administrator. Input: `PresenceInput`. Emits `PresenceEmitted`. */
export const presenceMachine = setup({
  types: {
    context: {} as PresenceContext,
    input: {} as PresenceInput,
    events: {} as PresenceEvent,
    emitted: {} as PresenceEmitted,
  },
  guards: {
    isTooLate: ({ context, event }) => event.at - context.lastAt >= context.limitMs,
  },
  actions: {
    keepMoment: assign(({ event }) => ({ lastAt: event.at })),
    tellWarning: emit({ type: 'warning.given' }),
    tellAbsence: emit({ type: 'absence.found' }),
  },
  delays: {
    untilWarning: ({ context }) => context.limitMs - WARNING_MS,
    warning: WARNING_MS,
  },
}).createMachine({
  id: 'presence',
  description: 'Whether somebody is at the page of an administrator.',
  context: ({ input }) => ({ limitMs: input.limitMs, lastAt: input.now }),
  initial: 'present',
  states: {
    present: {
      description: 'Somebody was seen lately.',
      after: { untilWarning: 'warned' },
      on: {
        'activity.seen': [
          { guard: 'isTooLate', target: 'absent' },
          { target: 'present', reenter: true, actions: 'keepMoment' },
        ],
        'clock.read': { guard: 'isTooLate', target: 'absent' },
      },
    },
    warned: {
      description: 'Nobody was seen for a while: the page says that it is about to sign out.',
      entry: 'tellWarning',
      after: { warning: 'absent' },
      on: {
        'activity.seen': [
          { guard: 'isTooLate', target: 'absent' },
          { target: 'present', actions: 'keepMoment' },
        ],
        'clock.read': { guard: 'isTooLate', target: 'absent' },
      },
    },
    absent: {
      description: 'Nobody was seen for the limit.',
      entry: 'tellAbsence',
    },
  },
})

/** Snapshot of a running `presenceMachine`, which `presenceView` turns into what the page shows. */
export type PresenceSnapshot = SnapshotFrom<typeof presenceMachine>
