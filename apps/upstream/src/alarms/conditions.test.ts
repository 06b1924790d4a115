import { ALARM_DELAYS, type Alarm, alarm, alarmCondition, type Device } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import {
  born,
  byDefault,
  createRecord,
  MINUTE,
  metrics,
  PROBE,
  power,
  read,
  SECTOR,
  START,
  TANK,
} from '../testing/alarm-record.ts'
import { CONDITIONS } from './registry.ts'
import { deviceSettings, type SettingsOf } from './settings.ts'

test('every condition is set on the devices that it concerns, and on no other', () => {
  const concerned = (one: Device) => [...deviceSettings(one).keys()]
  expect(concerned(TANK)).toEqual([
    'power-off',
    'offline',
    'stale',
    'threshold-high',
    'threshold-low',
    'tank-high',
    'tank-low',
    'tank-overflow',
    'tank-empty',
    'anomaly',
  ])
  expect(concerned(SECTOR)).toContain('night-flow')
  expect(concerned(born('camera', { role: 'storage', metrics: [] }))).toEqual(['power-off', 'offline'])
})

test('the delays that may be set are those that are waited for', () => {
  for (const condition of alarmCondition.options)
    expect([condition, ALARM_DELAYS[condition] === 'both']).toEqual([condition, CONDITIONS[condition].isTimed])
})

test('a limit follows from what the device says of itself: the most it reads, its reserve, its height', () => {
  const limitOf = (one: Device, condition: Alarm['condition']) =>
    deviceSettings(one)
      .get(condition)
      ?.map(({ metric, values }) => [metric, values.enabled, values.limit])
  expect(limitOf(PROBE, 'threshold-high')).toEqual([
    ['level_m', true, 98],
    ['pressure_bar', false, null],
  ])
  expect(limitOf(TANK, 'tank-low')).toEqual([['level_pct', true, 10]])
  expect(limitOf({ ...TANK, reservePct: 25 }, 'tank-low')).toEqual([['level_pct', true, 25]])
  const inMetres = born('b', { role: 'storage', capacityM3: 100, heightM: 4, metrics: metrics('level_m') })
  expect(limitOf(inMetres, 'tank-low')).toEqual([['level_m', true, 0.4]])
})

describe('[R11.3] what needs power is not judged without it', () => {
  const low = () => {
    const record = createRecord()
    record.say(read('bassin', 'level_pct', 5, START))
    record.look(START + 2 * MINUTE)
    return record
  }

  test('its alarms are suppressed with the cut as their cause, and come back with the power', () => {
    const record = low()
    record.say(power('bassin', false, START + 3 * MINUTE))
    const cut = record.open().find(({ condition }) => condition === 'power-off')
    expect(record.open().find(({ condition }) => condition === 'tank-low')).toMatchObject({
      state: 'suppressed',
      cause: cut?.id,
    })
    record.say(read('bassin', 'level_pct', 50, START + 4 * MINUTE, false))
    expect(record.active()).toEqual(['tank-low', 'power-off'])
    record.say(power('bassin', true, START + 5 * MINUTE))
    expect(record.open().find(({ condition }) => condition === 'tank-low')).toMatchObject({
      state: 'unacknowledged',
      cause: null,
    })
    record.say(read('bassin', 'level_pct', 50, START + 6 * MINUTE))
    record.look(START + 8 * MINUTE)
    expect(record.active()).toEqual([])
  })

  test('a delay does not go on without power: it is judged anew', () => {
    const record = createRecord()
    record.say(read('bassin', 'level_pct', 5, START))
    expect(record.delays()).toBe(1)
    record.say(power('bassin', false, START + MINUTE))
    expect(record.delays()).toBe(0)
    record.look(START + 9 * MINUTE)
    expect(record.active()).toEqual(['power-off'])
  })

  test('silence before the power came back is explained: the alarm ends with the cut', () => {
    const record = createRecord()
    record.say({ type: 'silence.measured', device: 'bassin', at: START, powered: true, silentMs: 15 * MINUTE })
    expect(record.open()).toMatchObject([{ condition: 'stale', value: 15, threshold: 15 }])
    record.say(power('bassin', false, START + MINUTE))
    record.say(power('bassin', true, START + 2 * MINUTE))
    expect(record.active()).toEqual([])
    expect(record.open().map(({ condition }) => condition)).toEqual(['power-off'])
  })

  test('cuts within a minute of the first name it as their cause; what they suppress names it too', () => {
    const record = low()
    record.say(power('sonde', false, START + 3 * MINUTE))
    record.say(power('secteur', false, START + 4 * MINUTE))
    record.say(power('bassin', false, START + 4 * MINUTE + 1))
    const byDevice = new Map(record.open().map((one): [string, Alarm] => [`${one.device}/${one.condition}`, one]))
    const first = byDevice.get('sonde/power-off')
    expect(first?.cause).toBeNull()
    expect(byDevice.get('secteur/power-off')).toMatchObject({ cause: first?.id, state: 'unacknowledged' })
    const other = byDevice.get('bassin/power-off')
    expect(other?.cause).toBeNull()
    expect(byDevice.get('bassin/tank-low')?.cause).toBe(other?.id)
  })
})

describe('the other conditions', () => {
  test('offline: gone for three minutes; back within them nothing was', () => {
    const record = createRecord()
    const seen = (online: boolean, at: number, powered: boolean | null = true): void =>
      record.say({ type: 'online.changed', device: 'sonde', at, powered, online })
    seen(false, START)
    seen(true, START + 2 * MINUTE)
    record.look(START + 5 * MINUTE)
    expect(record.journal).toEqual([])
    seen(false, START + 6 * MINUTE)
    record.look(START + 9 * MINUTE)
    expect(record.active()).toEqual(['offline'])
    seen(true, START + 10 * MINUTE)
    expect(record.active()).toEqual([])
  })

  test('offline without power is nobody’s, and judged from when the power is back', () => {
    const record = createRecord()
    record.say(power('sonde', false, START))
    record.say({ type: 'online.changed', device: 'sonde', at: START + 1, powered: false, online: false })
    record.look(START + 9 * MINUTE)
    expect(record.active()).toEqual(['power-off'])
    record.say(power('sonde', true, START + 10 * MINUTE, false))
    record.look(START + 13 * MINUTE)
    expect(record.active()).toEqual(['offline'])
  })

  test.each([
    ['tank-overflow', { hoursToFull: 0.4, hoursToEmpty: null }, { hoursToFull: 0.8, hoursToEmpty: null }],
    ['tank-empty', { hoursToFull: null, hoursToEmpty: 2.5 }, { hoursToFull: null, hoursToEmpty: null }],
  ] as const)('%s: by the hours that are left', (condition, soon, later) => {
    const record = createRecord()
    const followed = (left: typeof soon | typeof later, at: number): void =>
      record.say({ type: 'tank.followed', device: 'bassin', at, powered: true, metric: 'level_pct', ...left })
    followed(soon, START)
    followed(soon, START + 5 * MINUTE)
    expect(record.active()).toEqual([condition])
    expect(record.open()[0]?.value).toBe(soon.hoursToFull ?? soon.hoursToEmpty)
    followed(later, START + 10 * MINUTE)
    expect(record.active()).toEqual([])
  })

  test('night-flow: twice what is usual and half a cubic metre more; less than that is a sector’s own affair', () => {
    const night = (flowM3h: number, usualM3h: number | null) => {
      const record = createRecord()
      record.say({ type: 'night.judged', device: 'secteur', at: START, powered: true, flowM3h, usualM3h, since: null })
      return record.active()
    }
    expect(night(1.2, 0.4)).toEqual(['night-flow'])
    expect(night(0.6, 0.2)).toEqual([])
    expect(night(3, 2)).toEqual([])
    expect(night(9, null)).toEqual([])
  })

  test('a condition that is switched off raises nothing, and what it raised is withdrawn', () => {
    const off: SettingsOf = (id) =>
      new Map(
        [...byDefault(id)].map(([condition, own]) => [
          condition,
          own.map((one) => ({ ...one, values: { ...one.values, enabled: false } })),
        ]),
      )
    const record = createRecord(off)
    record.say(read('bassin', 'level_pct', 1, START))
    record.look(START + 9 * MINUTE)
    expect([record.active(), record.delays()]).toEqual([[], 0])
  })

  test('every condition raises one alarm per device, however often it is seen', () => {
    expect(new Set(alarmCondition.options).size).toBe(12)
    const record = createRecord()
    for (let minute = 0; minute < 20; minute += 1)
      record.say({ type: 'silence.measured', device: 'bassin', at: START, powered: null, silentMs: 16 * MINUTE })
    expect(record.journal).toEqual(['alarm.raised stale'])
  })
})

test('an alarm of the schema before has no metric', () => {
  const old = { id: 'a', device: 'bassin', condition: 'power-off', priority: 'high', state: 'normal' }
  const parsed = alarm.parse({ ...old, raisedAt: new Date(START).toISOString(), clearedAt: null })
  expect(parsed.metric).toBeUndefined()
})
