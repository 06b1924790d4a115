// One notice for all devices that lost their power, in place of one each: it stays until somebody has seen it, or until
// all of them have power again. Seen is not acknowledged.
import { assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate'
import type { AlarmNoticeContext, AlarmNoticeEmitted, AlarmNoticeEvent } from './alarm-notice.types.ts'

/** The chart of the notice of power cuts (R11.4). No input. Nothing to provide. Emits `AlarmNoticeEmitted`. */
export const alarmNoticeMachine = setup({
  types: { context: {} as AlarmNoticeContext, events: {} as AlarmNoticeEvent, emitted: {} as AlarmNoticeEmitted },
  guards: {
    isShown: ({ context, event }) => 'device' in event && context.devices.includes(event.device),
    isLast: ({ context: { devices }, event }) =>
      'device' in event && devices.length === 1 && devices.includes(event.device),
  },
  actions: {
    add: assign(({ context, event }) => {
      assertEvent(event, 'power.lost')
      return { devices: [...context.devices.filter((device) => device !== event.device), event.device] }
    }),
    remove: assign(({ context, event }) => {
      assertEvent(event, 'power.restored')
      return { devices: context.devices.filter((device) => device !== event.device) }
    }),
    forget: assign({ devices: [] }),
    tellOtherTabs: emit({ type: 'notice.seen' }),
  },
}).createMachine({
  id: 'alarm-notice',
  description: 'The notice of power cuts that nobody has seen here.',
  context: { devices: [] },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'No power cut is unseen.',
      on: { 'power.lost': { target: 'shown', actions: 'add' } },
    },
    shown: {
      description: 'The notice says how many devices lost their power.',
      on: {
        'power.lost': { actions: 'add' },
        'power.restored': [
          { guard: 'isLast', target: 'quiet', actions: 'forget' },
          { guard: 'isShown', actions: 'remove' },
        ],
        'alarms.opened': { target: 'quiet', actions: ['forget', 'tellOtherTabs'] },
        'seen.pressed': { target: 'quiet', actions: ['forget', 'tellOtherTabs'] },
        'panel.used': { target: 'quiet', actions: 'forget' },
      },
    },
  },
})

/** Snapshot of a running `alarmNoticeMachine`, which `alarmNoticeView` turns into what the shell reads. */
export type AlarmNoticeSnapshot = SnapshotFrom<typeof alarmNoticeMachine>
