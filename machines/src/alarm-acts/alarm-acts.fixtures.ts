import type { Fixtures } from '../testing/fixtures.types.ts'
import type { AlarmActsEvent, AlarmActsInput, AlarmActsOutcomes } from './alarm-acts.types.ts'

const order = { act: 'comments', text: 'vu sur place' } as const

/** Samples of every input, event and outcome of `alarmActsMachine`. */
export const alarmActsFixtures = {
  inputs: [
    { random: () => 0.5, session: 's', kept: [] },
    { random: () => 0.5, session: 's', kept: [{ key: 'before-1', ids: ['a1'], order }] },
  ],
  events: {
    'act.chosen': [{ type: 'act.chosen', ids: ['a1'], order }],
    'link.lost': [{ type: 'link.lost' }],
    'link.restored': [{ type: 'link.restored' }],
    'alarm.changed': [{ type: 'alarm.changed', id: 'a1' }],
  },
  outcomes: {
    sendActs: {
      done: [{ a1: { kind: 'done', order } }, { a1: { kind: 'refused', order, code: 'alarm.transition-refused' } }],
      error: [new Error('the gateway does not answer')],
    },
  },
} satisfies Fixtures<AlarmActsInput, AlarmActsEvent, AlarmActsOutcomes>
