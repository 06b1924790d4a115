import type { Fixtures } from '../testing/fixtures.types.ts'
import type { AlarmSoundEvent } from './alarm-sound.types.ts'

/** Samples of every input and event of `alarmSoundMachine`. */
export const alarmSoundFixtures = {
  inputs: [undefined],
  events: {
    'audio.allowed': [{ type: 'audio.allowed' }],
    'audio.blocked': [{ type: 'audio.blocked' }],
    'alarm.raised': [
      { type: 'alarm.raised', priority: 'high' },
      { type: 'alarm.raised', priority: 'critical' },
    ],
    'mute.pressed': [{ type: 'mute.pressed' }],
  },
  outcomes: {},
} satisfies Fixtures<undefined, AlarmSoundEvent, Record<never, never>>
