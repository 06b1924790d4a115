import { type Alarm, type AlarmCondition, alarm, device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { alarmsOf, highestUrgency, severityWord, urgencyOf, waitingOf } from './cause-alarms.ts'
import type { Cause } from './causes.ts'

const DEVICE = device.parse({ id: 'a', site: 'chaib', kind: 'flow-meter', role: 'source', name: 'a', metrics: [] })
const open = (id: string, condition: AlarmCondition, on = 'a'): Alarm =>
  alarm.parse({
    id,
    device: on,
    condition,
    priority: 'low',
    state: 'unacknowledged',
    raisedAt: '2026-11-22T09:10:00.000Z',
    clearedAt: null,
  })
const OPEN = [open('1', 'night-flow'), open('2', 'offline'), open('3', 'tank-empty'), open('4', 'stale', 'b')]
const common = { id: 'x', severity: 'check', since: null } as const
const idsOf = (cause: Cause) => alarmsOf(cause, OPEN).map(({ id }) => id)

test('a leak, a tank that runs empty and a device that is away have the alarm of their own condition', () => {
  expect(
    idsOf({ ...common, kind: 'leak', device: DEVICE, usual: 0.2, flow: 2, since: 1, at: 2, judgedUntil: null }),
  ).toEqual(['1'])
  expect(idsOf({ ...common, kind: 'offline', devices: [DEVICE] })).toEqual(['2'])
  expect(idsOf({ ...common, kind: 'empty', device: DEVICE, endsAt: 1, estimated: false, atReserve: false })).toEqual([
    '3',
  ])
})

test('a device that never measured has none, and another device’s alarm is not its own', () => {
  expect(idsOf({ ...common, kind: 'never', devices: [DEVICE] })).toEqual([])
  expect(idsOf({ ...common, kind: 'silent', devices: [DEVICE] })).toEqual([])
})

test('[R11.4] what is urgent has the word of the highest priority that holds, never a higher one', () => {
  const cut: Cause = {
    ...common,
    kind: 'power',
    moments: [],
    severity: 'critical',
    devices: [DEVICE],
    general: false,
    whole: false,
    power: { told: 2, on: 1 },
  }
  const off = open('5', 'power-off')
  const told = (cause: Cause, active: readonly Alarm[]) => {
    const urgency = urgencyOf(cause, active)
    return [urgency, severityWord(cause, urgency)]
  }
  expect(told(cut, [{ ...off, priority: 'high' }, open('6', 'offline')])).toEqual(['high', 'Haute'])
  expect(
    told(cut, [
      { ...off, priority: 'high' },
      { ...off, id: '7', priority: 'critical' },
    ]),
  ).toEqual(['critical', 'Critique'])
  expect(told(cut, [])).toEqual([null, 'Urgent'])
  // most of the site, as the list of alarms has it
  expect(told({ ...cut, general: true }, [{ ...off, priority: 'high' }])).toEqual(['critical', 'Critique'])
  expect(told({ ...cut, general: true }, [])).toEqual([null, 'Urgent'])
  expect(told({ ...cut, severity: 'check' }, [])).toEqual([null, 'À vérifier'])
})

test('[R11.4] a leak whose alarm holds has its priority, as the list of alarms has it, and the sentence is none the louder', () => {
  const leak: Cause = {
    ...common,
    kind: 'leak',
    device: DEVICE,
    usual: 0.2,
    flow: 2,
    since: 1,
    at: 2,
    judgedUntil: null,
  }
  const active: readonly Alarm[] = [{ ...open('1', 'night-flow'), priority: 'medium' }]
  expect(severityWord(leak, urgencyOf(leak, active))).toBe('Moyenne')
  expect(severityWord(leak, urgencyOf(leak, []))).toBe('À vérifier')
  expect(highestUrgency([leak], active)).toBeNull()
})

test('[R11.4] the sentence has the mark of the highest priority among what is urgent, whatever the order of the lines', () => {
  const cut = (id: string): Cause => ({
    ...common,
    id,
    kind: 'power',
    moments: [],
    severity: 'critical',
    devices: [{ ...DEVICE, id }],
    general: false,
    whole: false,
    power: { told: 3, on: 1 },
  })
  const off = (device: string, priority: 'critical' | 'high') => ({ ...open(device, 'power-off', device), priority })
  const causes = [cut('a'), cut('b'), { ...common, kind: 'offline', devices: [DEVICE] } as const]
  expect(highestUrgency(causes, [off('a', 'high')])).toBe('high')
  expect(highestUrgency(causes, [off('a', 'high'), off('b', 'critical')])).toBe('critical')
  expect(highestUrgency(causes, [])).toBeNull()
})

test('[R11.4] what waits is counted once, as on the page of alarms', () => {
  const [first, second, third, closed] = OPEN.map((one, index) => ({
    ...one,
    state: (['unacknowledged', 'returned', 'returned', 'acknowledged'] as const)[index] ?? one.state,
  }))
  expect(waitingOf([first, second, third, closed].flatMap((one) => one ?? []))).toEqual({
    waiting: 3,
    returned: 2,
    suspended: 0,
  })
})

test('[R11.4] what a cut puts away is counted apart; what somebody put away, or is the cut itself, is not', () => {
  const away = { state: 'suppressed', cause: 'a' } as const
  const told = [
    { ...open('p', 'anomaly', 'a'), ...away },
    { ...open('p', 'night-flow', 'b'), ...away, cause: null },
    { ...open('p', 'power-off', 'c'), ...away },
  ]
  expect(waitingOf(told)).toEqual({ waiting: 0, returned: 0, suspended: 1 })
})
