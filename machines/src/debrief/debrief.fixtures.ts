import type { AlarmChanges } from '@vigie/contracts/entities'
import type { Fixtures } from '../testing/fixtures.types.ts'
import type { DebriefEvent, DebriefOutcomes } from './debrief.types.ts'

const AT = Date.UTC(2026, 10, 22, 14, 2)
const RAISED: AlarmChanges['alarms'][number] = {
  alarm: {
    id: 'a1',
    device: 'pompe-1',
    condition: 'power-off',
    priority: 'high',
    state: 'acknowledged',
    raisedAt: '2026-11-22T14:04:18.000Z',
    clearedAt: null,
    acknowledgedAt: '2026-11-22T14:08:00.000Z',
    acknowledgedBy: { uid: 'u1', name: 'Salma B.' },
    shelvedUntil: null,
    reason: null,
    maintenance: null,
    cause: null,
    assignee: null,
    occurrences: 1,
    replaces: null,
    value: null,
    threshold: null,
    commentCount: 0,
  },
  changes: [
    { seq: 8, at: '2026-11-22T14:04:18.000Z', event: 'alarm.raised', to: 'unacknowledged', actor: null, comment: null },
    {
      seq: 9,
      at: '2026-11-22T14:08:00.000Z',
      event: 'alarm.acknowledged',
      to: 'acknowledged',
      actor: { uid: 'u1', name: 'Salma B.' },
      comment: null,
    },
  ],
}

/** Samples of every event and outcome of `debriefMachine`. */
export const debriefFixtures = {
  inputs: [undefined],
  events: {
    'link.lost': [{ type: 'link.lost', position: { epoch: 'e', seq: 7, at: AT } }],
    'link.restored': [{ type: 'link.restored', at: AT + 750_000, seq: 9 }],
    'seen.pressed': [{ type: 'seen.pressed' }],
    'otherTab.saw': [
      { type: 'otherTab.saw', epoch: 'e', from: 7, to: 9 },
      { type: 'otherTab.saw', epoch: 'e', from: 8, to: 9 },
    ],
    'retry.pressed': [{ type: 'retry.pressed' }],
  },
  outcomes: {
    readChanges: {
      done: [
        { to: 9, entries: 2, total: 1, alarms: [RAISED] },
        { to: 8, entries: 1, total: 0, alarms: [] },
      ],
      error: [new Error('the gateway does not answer')],
    },
  },
} satisfies Fixtures<undefined, DebriefEvent, DebriefOutcomes>
