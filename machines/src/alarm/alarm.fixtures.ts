import type { Fixtures } from '../testing/fixtures.types.ts'
import type { AlarmEvent, AlarmInput } from './alarm.types.ts'

/** Samples of every input and event of `alarmMachine`. */
export const alarmFixtures = {
  inputs: [{ heldAs: null }, { heldAs: 'shelved' }, { heldAs: 'suppressed' }, { heldAs: 'out-of-service' }],
  events: {
    'condition.cleared': [
      { type: 'condition.cleared', isPast: false },
      { type: 'condition.cleared', isPast: true },
    ],
    'occurrence.followed': [{ type: 'occurrence.followed' }],
    'acknowledge.requested': [{ type: 'acknowledge.requested' }],
    'shelve.requested': [{ type: 'shelve.requested' }],
    'unshelve.requested': [{ type: 'unshelve.requested' }],
    'shelving.ended': [{ type: 'shelving.ended' }],
    'suppress.requested': [{ type: 'suppress.requested' }],
    'unsuppress.requested': [{ type: 'unsuppress.requested' }],
    'power.lost': [{ type: 'power.lost' }],
    'power.restored': [{ type: 'power.restored' }],
    'retire.requested': [{ type: 'retire.requested' }],
    'return.requested': [{ type: 'return.requested' }],
    'maintenance.changed': [{ type: 'maintenance.changed' }],
    'maintenance.ended': [
      { type: 'maintenance.ended', former: null },
      { type: 'maintenance.ended', former: 'acknowledged' },
      { type: 'maintenance.ended', former: 'returned' },
      { type: 'maintenance.ended', former: 'shelved' },
      { type: 'maintenance.ended', former: 'suppressed' },
    ],
    'comment.added': [{ type: 'comment.added' }],
    'assignee.named': [{ type: 'assignee.named' }],
  },
  outcomes: {},
} satisfies Fixtures<AlarmInput, AlarmEvent, Record<never, never>>
