import { type Alarm, alarm } from '@vigie/contracts/entities'
import { FINDING_CONDITIONS, type Finding } from '@vigie/contracts/rest/analyst'
import { expect, test } from 'vitest'
import { FOUND_CONDITIONS } from '@/screens/alertes/evidence-of'
import { findingOf } from './finding.fixtures.ts'
import { alarmOfFinding, findingOfAlarm } from './finding-alarm.ts'

const found = (change: Partial<Finding>): Finding =>
  findingOf({ id: 'a', device: 'secteur', since: 1_000, provedAt: 3_000, usual: 1, present: 3, ...change })
const raised = (change: Partial<Record<keyof Alarm, unknown>>): Alarm =>
  alarm.parse({
    id: 'x',
    device: 'secteur',
    condition: 'night-flow',
    priority: 'medium',
    state: 'unacknowledged',
    raisedAt: new Date(1_000).toISOString(),
    clearedAt: null,
    ...change,
  })

test('[R13.2] a finding and its alarm lead to each other; another device or condition does not', () => {
  const leak = found({})
  const alarms = [raised({}), raised({ id: 'y', device: 'autre' }), raised({ id: 'z', condition: 'anomaly' })]
  expect(alarmOfFinding(leak, alarms)?.id).toBe('x')
  expect(findingOfAlarm(raised({}), [found({ id: 'b', kind: 'stuck-sensor' }), leak])?.id).toBe('a')
})

test('of several the one that began nearest is meant; what was over before the other began never is', () => {
  const over = { clearedAt: new Date(900).toISOString(), state: 'normal', raisedAt: new Date(500).toISOString() }
  expect(alarmOfFinding(found({}), [raised(over)])).toBeUndefined()
  const late = raised({ id: 'late', raisedAt: new Date(9_000).toISOString() })
  expect(alarmOfFinding(found({}), [late, raised({})])?.id).toBe('x')
  expect(alarmOfFinding(found({ endedAt: 5_000 }), [late])).toBeUndefined()
  const rejected = { verdict: 'rejected', by: 'Ana', at: 5_000 } as const
  expect(alarmOfFinding(found({ feedback: rejected }), [late])).toBeUndefined()
})

test('the detail of an alarm asks for findings where the analyst may have one, and nowhere else', () => {
  expect(FOUND_CONDITIONS).toEqual(new Set(Object.values(FINDING_CONDITIONS)))
})
