import { describe, expect, test } from 'vitest'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { alarmBirth, alarmFixtures, alarmMachine, alarmStep } from './index.ts'

const on = (type: string) => ({ type })
const cleared = { type: 'condition.cleared', isPast: false }

const table: Table = {
  machine: alarmMachine,
  fixtures: alarmFixtures,
  input: { heldAs: null },
  rows: {
    unacknowledged: {
      reach: [],
      on: {
        'condition.cleared false': 'returned',
        'condition.cleared true': 'normal',
        'acknowledge.requested': 'acknowledged',
        'shelve.requested': 'shelved',
        'suppress.requested': 'suppressed',
        'power.lost': 'suppressed',
        'retire.requested': 'out-of-service',
        'comment.added': 'unacknowledged',
        'assignee.named': 'unacknowledged',
      },
    },
    acknowledged: {
      reach: [on('acknowledge.requested')],
      on: {
        'condition.cleared': 'normal',
        'shelve.requested': 'shelved',
        'suppress.requested': 'suppressed',
        'power.lost': 'suppressed',
        'retire.requested': 'out-of-service',
        'comment.added': 'acknowledged',
        'assignee.named': 'acknowledged',
      },
    },
    returned: {
      reach: [cleared],
      on: {
        'occurrence.followed': 'normal',
        'acknowledge.requested': 'normal',
        'shelve.requested': 'shelved',
        'suppress.requested': 'suppressed',
        'retire.requested': 'out-of-service',
        'comment.added': 'returned',
        'assignee.named': 'returned',
      },
    },
    shelved: {
      reach: [on('shelve.requested')],
      on: {
        'condition.cleared': 'shelved',
        'unshelve.requested': 'unacknowledged',
        'shelving.ended': 'unacknowledged',
        'retire.requested': 'out-of-service',
        'comment.added': 'shelved',
        'assignee.named': 'shelved',
      },
    },
    suppressed: {
      reach: [on('suppress.requested')],
      on: {
        'condition.cleared': 'suppressed',
        'unsuppress.requested': 'unacknowledged',
        'retire.requested': 'out-of-service',
        'comment.added': 'suppressed',
        'assignee.named': 'suppressed',
      },
    },
    'out-of-service': {
      reach: [on('retire.requested')],
      on: {
        'condition.cleared': 'out-of-service',
        'return.requested': 'unacknowledged',
        'maintenance.changed': 'out-of-service',
        'maintenance.ended': 'unacknowledged',
        'maintenance.ended acknowledged': 'acknowledged',
        'maintenance.ended returned': 'unacknowledged',
        'maintenance.ended shelved': 'shelved',
        'maintenance.ended suppressed': 'suppressed',
        'comment.added': 'out-of-service',
        'assignee.named': 'out-of-service',
      },
    },
    normal: { reach: [cleared, on('acknowledge.requested')], on: { 'comment.added': 'normal' } },
  },
}

test('[R11.1] the table has a row for every state', () => {
  expect(Object.keys(table.rows).sort()).toEqual([...controlStates(alarmMachine)].sort())
})

test.each(casesOf(table))('[R11.1] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

describe('an alarm on record', () => {
  const cleared = { clearedAt: '2026-11-21T14:02:31.000Z', cause: null }
  const active = { clearedAt: null, cause: null }

  test.each([
    ['shelved', 'unshelve.requested', 'alarm.unshelved'],
    ['shelved', 'shelving.ended', 'alarm.unshelved'],
    ['suppressed', 'unsuppress.requested', 'alarm.unsuppressed'],
    ['out-of-service', 'return.requested', 'alarm.returned'],
  ] as const)('[R11.3] %s that has cleared is over after %s', (state, type, fact) => {
    expect(alarmStep({ state, ...cleared }, { type })).toEqual({ state: 'normal', fact })
    expect(alarmStep({ state, ...active }, { type })).toEqual({ state: 'unacknowledged', fact })
  })

  test.each([
    ['acknowledged', 'acknowledged', 'normal'],
    ['returned', 'unacknowledged', 'returned'],
    ['shelved', 'shelved', 'shelved'],
    ['suppressed', 'suppressed', 'suppressed'],
    [null, 'unacknowledged', 'normal'],
  ] as const)('[R11.1] %s before maintenance is %s after it while it holds, else %s', (former, held, over) => {
    const ended = { type: 'maintenance.ended', former } as const
    const fact = 'alarm.returned'
    expect(alarmStep({ state: 'out-of-service', ...active }, ended)).toEqual({ state: held, fact })
    expect(alarmStep({ state: 'out-of-service', ...cleared }, ended)).toEqual({ state: over, fact })
  })

  test('[R11.4] suppressed for want of power is given back by power alone', () => {
    const unpowered = { state: 'suppressed', clearedAt: null, cause: 'a1' } as const
    expect(alarmStep(unpowered, { type: 'unsuppress.requested' })).toBeNull()
    const fact = 'alarm.unsuppressed'
    expect(alarmStep(unpowered, { type: 'power.restored' })).toEqual({ state: 'unacknowledged', fact })
    expect(alarmStep({ ...unpowered, cause: null }, { type: 'power.restored' })).toBeNull()
  })

  test('begins as its key was kept from view', () => {
    const fact = 'alarm.raised'
    expect(alarmBirth({ heldAs: null })).toEqual({ state: 'unacknowledged', fact })
    for (const state of ['shelved', 'suppressed', 'out-of-service'] as const)
      expect(alarmBirth({ heldAs: state })).toEqual({ state, fact })
  })
})
