// Whether alarms can be heard, and when one is. A burst is one sound, unless something more urgent is among it. Muting
// ends by itself and acknowledges nothing. Until the browser allows it no page can be heard, and the sign says so.
import { alarmPriority } from '@vigie/contracts/entities'
import { and, assertEvent, assign, emit, type SnapshotFrom, setup, stateIn } from 'xstate'
import type { AlarmSoundContext, AlarmSoundEmitted, AlarmSoundEvent } from './alarm-sound.types.ts'

/** The chart of the sound of alarms (R11.5). No input. Nothing to provide. Emits `AlarmSoundEmitted`. */
export const alarmSoundMachine = setup({
  types: { context: {} as AlarmSoundContext, events: {} as AlarmSoundEvent, emitted: {} as AlarmSoundEmitted },
  guards: {
    isArmed: stateIn({ audio: 'armed' }),
    isMoreUrgent: and([
      stateIn({ audio: 'armed' }),
      ({ context: { last }, event }) =>
        event.type === 'alarm.raised' && last !== null && rank(event.priority) < rank(last),
    ]),
  },
  actions: {
    note: assign(({ event }) => {
      assertEvent(event, 'alarm.raised')
      return { last: event.priority }
    }),
    forget: assign({ last: null }),
    play: emit(({ event }): AlarmSoundEmitted => {
      assertEvent(event, 'alarm.raised')
      return { type: 'sound.due', priority: event.priority }
    }),
  },
  delays: {
    /** what comes this soon after a sound is of the same burst */
    burst: 5_000,
    /** how long muting lasts */
    muting: 600_000,
  },
}).createMachine({
  id: 'alarm-sound',
  description: 'Whether alarms can be heard, and when one is.',
  context: { last: null },
  type: 'parallel',
  states: {
    audio: {
      description: 'Whether the browser lets the page be heard.',
      initial: 'blocked',
      states: {
        blocked: { description: 'The browser keeps the page silent.', on: { 'audio.allowed': 'armed' } },
        armed: { description: 'The page can be heard.', on: { 'audio.blocked': 'blocked' } },
      },
    },
    voice: {
      description: 'Whether a new alarm makes a sound.',
      initial: 'ready',
      states: {
        ready: {
          description: 'The next alarm makes a sound.',
          on: {
            'alarm.raised': { guard: 'isArmed', target: 'spent', actions: ['note', 'play'] },
            'mute.pressed': 'muted',
          },
        },
        spent: {
          description: 'A sound was made just now; only something more urgent makes another one.',
          exit: 'forget',
          on: {
            'alarm.raised': {
              guard: 'isMoreUrgent',
              target: 'spent',
              reenter: true,
              actions: ['note', 'play'],
            },
            'mute.pressed': 'muted',
          },
          after: { burst: 'ready' },
        },
        muted: {
          description: 'Somebody muted the alarms for a while.',
          on: { 'mute.pressed': 'ready' },
          after: { muting: 'ready' },
        },
      },
    },
  },
})

const rank = (priority: (typeof alarmPriority.options)[number]): number => alarmPriority.options.indexOf(priority)

/** Snapshot of a running `alarmSoundMachine`, which `alarmSoundView` turns into what the header reads. */
export type AlarmSoundSnapshot = SnapshotFrom<typeof alarmSoundMachine>
