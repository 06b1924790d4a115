import type { Fixtures } from '../testing/fixtures.types.ts'
import type { AlarmListEvent, AlarmListInput } from './alarm-list.types.ts'

const first = { id: 'a1', key: 'pompe-1/power-off', isWaiting: true }
const second = { id: 'a2', key: 'pompe-2/power-off', isWaiting: true }
const third = { id: 'a3', key: 'pompe-3/power-off', isWaiting: true }
const newest = { id: 'a4', key: 'pompe-4/offline', isWaiting: true }
const causes = [{ id: 'cause-a1', rows: ['a1', 'a2', 'a3'] }]

/** Samples of every input and event of `alarmListMachine`. */
export const alarmListFixtures = {
  inputs: [
    { mayAct: true, mayManage: true },
    { mayAct: true, mayManage: false },
    { mayAct: false, mayManage: false },
  ],
  events: {
    'rows.changed': [
      { type: 'rows.changed', rows: [newest, first, second, third], causes },
      { type: 'rows.changed', rows: [first, second, third], causes },
    ],
    'arrivals.counted': [
      { type: 'arrivals.counted', count: 2 },
      { type: 'arrivals.counted', count: 11 },
    ],
    'hand.entered': [{ type: 'hand.entered' }],
    'hand.left': [{ type: 'hand.left' }],
    'counter.pressed': [{ type: 'counter.pressed' }],
    'step.pressed': [
      { type: 'step.pressed', by: 1, extends: false },
      { type: 'step.pressed', by: 1, extends: true },
      { type: 'step.pressed', by: -1, extends: false },
      { type: 'step.pressed', by: -1, extends: true },
    ],
    'open.pressed': [{ type: 'open.pressed' }],
    'row.pressed': [
      { type: 'row.pressed', row: 'a2' },
      { type: 'row.pressed', row: 'cause-a1' },
    ],
    'cause.acknowledged': [{ type: 'cause.acknowledged', row: 'cause-a1' }],
    'row.ticked': [{ type: 'row.ticked', row: 'a2' }],
    'tick.pressed': [{ type: 'tick.pressed' }],
    'clear.pressed': [{ type: 'clear.pressed' }],
    'escape.pressed': [{ type: 'escape.pressed' }],
    'back.pressed': [{ type: 'back.pressed' }],
    'acknowledge.pressed': [{ type: 'acknowledge.pressed' }],
    'question.asked': [
      { type: 'question.asked', question: 'commenting' },
      { type: 'question.asked', question: 'shelving' },
      { type: 'question.asked', question: 'assigning' },
      { type: 'question.asked', question: 'retiring' },
    ],
    'question.answered': [
      { type: 'question.answered', order: { act: 'acknowledge' } },
      { type: 'question.answered', order: { act: 'comments', text: 'vu sur place' } },
    ],
    'question.dismissed': [{ type: 'question.dismissed' }],
    'group.pressed': [{ type: 'group.pressed' }],
    'alarm.linked': [{ type: 'alarm.linked', row: 'a3' }],
  },
  outcomes: {},
} satisfies Fixtures<AlarmListInput, AlarmListEvent, Record<never, never>>
