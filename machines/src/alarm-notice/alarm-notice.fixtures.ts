import type { Fixtures } from '../testing/fixtures.types.ts'
import type { AlarmNoticeEvent } from './alarm-notice.types.ts'

/** Samples of every input and event of `alarmNoticeMachine`. */
export const alarmNoticeFixtures = {
  inputs: [undefined],
  events: {
    'power.lost': [
      { type: 'power.lost', device: 'pompe-1' },
      { type: 'power.lost', device: 'pompe-2' },
    ],
    'power.restored': [{ type: 'power.restored', device: 'pompe-1' }],
    'alarms.opened': [{ type: 'alarms.opened' }],
    'seen.pressed': [{ type: 'seen.pressed' }],
    'panel.used': [{ type: 'panel.used' }],
  },
  outcomes: {},
} satisfies Fixtures<undefined, AlarmNoticeEvent, Record<never, never>>
