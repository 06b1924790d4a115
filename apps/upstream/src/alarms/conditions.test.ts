import { type Alarm, alarm, alarmCondition, type Device, device, type MetricId } from '@vigie/contracts/entities'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Comparator } from './comparator.ts'
import type { AlarmFact } from './condition.ts'
import { openBook } from './engine.ts'
import { deviceSettings, type SettingsOf, settingKey } from './settings.ts'

const MINUTE = 60_000
const START = Date.parse('2026-11-22T10:00:00Z')
const metrics = (...ids: MetricId[]) => ids.map((id) => ({ id, cadenceMs: 5_000 }))
const born = (id: string, given: object): Device =>
  device.parse({ id, site: 'chaib', name: id, kind: 'sensor', ...given })
const TANK = born('bassin', { role: 'storage', capacityM3: 100, heightM: 4, metrics: metrics('level_pct') })
const SECTOR = born('secteur', { role: 'consumption', metrics: metrics('flow_m3h') })
const PROBE = born('sonde', {
  role: 'source',
  metrics: [{ id: 'level_m', cadenceMs: 5_000, max: 100 }, ...metrics('pressure_bar')],
})
const DEVICES = new Map([TANK, SECTOR, PROBE].map((one) => [one.id, one]))
const byDefault: SettingsOf = (id) => {
  const found = DEVICES.get(id)
  return found === undefined ? new Map() : deviceSettings(found)
}

/** What one upstream would have on record, moved by fact after fact, each in a book of its own. */
const createRecord = (settingsOf: SettingsOf = byDefault) => {
  let alarms: Alarm[] = []
  let comparators: Comparator[] = []
  const journal: string[] = []
  const move = (nowMs: number, step: (book: ReturnType<typeof openBook>) => { type: string; data: Alarm }[]): void => {
    const open = alarms.filter(({ state }) => state !== 'normal')
    const book = openBook('chaib', { open, comparators, settingsOf, nowMs })
    for (const { type, data } of step(book)) journal.push(`${type} ${data.condition}`)
    alarms = [...new Map([...alarms, ...book.touched()].map((one) => [one.id, one])).values()]
    const kept = new Map([...comparators, ...book.moved()].map((one) => [settingKey(one), one]))
    comparators = [...kept.values()].filter(({ holds, isOn }) => holds || isOn)
  }
  return {
    say: (fact: AlarmFact, nowMs = fact.at) => move(nowMs, (book) => book.judge(fact)),
    /** ends the delays that are over by then */
    look: (nowMs: number) =>
      move(nowMs, (book) =>
        comparators.flatMap((one) => (one.dueAt !== null && one.dueAt <= nowMs ? book.endDelay(one, nowMs) : [])),
      ),
    active: () => alarms.filter(({ clearedAt }) => clearedAt === null).map(({ condition }) => condition),
    open: () => alarms.filter(({ state }) => state !== 'normal'),
    delays: () => comparators.filter(({ dueAt }) => dueAt !== null).length,
    journal,
  }
}
const read = (id: string, metric: MetricId, value: number, at: number, powered: boolean | null = true): AlarmFact => ({
  type: 'value.read',
  device: id,
  at,
  powered,
  metric,
  value,
})
const power = (id: string, powered: boolean, at: number, online: boolean | null = true): AlarmFact => ({
  type: 'power.changed',
  device: id,
  at,
  powered,
  online,
})

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
  ])
  expect(concerned(SECTOR)).toContain('night-flow')
  expect(concerned(born('camera', { role: 'storage', metrics: [] }))).toEqual(['power-off', 'offline'])
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

describe('[R11.1] a limit with deadband and delays', () => {
  test('raises once it was passed throughout the delay, with what was measured, and clears beyond the deadband', () => {
    const record = createRecord()
    record.say(read('bassin', 'level_pct', 9, START))
    record.say(read('bassin', 'level_pct', 8, START + 2 * MINUTE - 1))
    expect(record.active()).toEqual([])
    record.say(read('bassin', 'level_pct', 7, START + 2 * MINUTE))
    expect(record.open()).toMatchObject([
      { condition: 'tank-low', metric: 'level_pct', value: 7, threshold: 10, priority: 'high' },
    ])
    for (const minute of [3, 4, 5, 6]) record.say(read('bassin', 'level_pct', 11.9, START + minute * MINUTE))
    expect(record.active()).toEqual(['tank-low'])
    record.say(read('bassin', 'level_pct', 12, START + 7 * MINUTE))
    record.say(read('bassin', 'level_pct', 12, START + 9 * MINUTE))
    expect(record.active()).toEqual([])
    expect(record.journal).toEqual(['alarm.raised tank-low', 'alarm.cleared tank-low'])
  })

  test('a device that falls silent beyond its limit is alarmed when the delay is over', () => {
    const record = createRecord()
    record.say(read('bassin', 'level_pct', 9, START))
    record.look(START + 2 * MINUTE - 1)
    expect(record.active()).toEqual([])
    record.look(START + 2 * MINUTE)
    expect(record.active()).toEqual(['tank-low'])
  })

  test('a clock that is ahead or behind makes no delay longer or shorter', () => {
    const record = createRecord()
    record.say(read('bassin', 'level_pct', 9, START - 20 * MINUTE), START)
    record.look(START + 2 * MINUTE - 1)
    expect(record.active()).toEqual([])
    record.look(START + 2 * MINUTE)
    expect(record.active()).toEqual(['tank-low'])
  })

  /** The rule, said in another way: by the whole history, each time anew. */
  const isOpenByRule = (values: readonly { at: number; value: number }[], nowMs: number): boolean => {
    const [LIMIT, BACK, ON, OFF] = [10, 12, 2 * MINUTE, 2 * MINUTE]
    let [below, since, open] = [false, Number.NEGATIVE_INFINITY, false]
    const settle = (until: number) => {
      if (below !== open && until - since >= (below ? ON : OFF)) open = below
    }
    for (const { at, value } of values) {
      settle(at)
      const now = below ? value < BACK : value < LIMIT
      if (now !== below) [below, since] = [now, at]
      settle(at)
    }
    settle(nowMs)
    return open
  }

  test('an alarm is open if and only if the rule says so, whatever comes, and there is never more than one', () => {
    const step = fc.record({ afterMs: fc.integer({ min: 1, max: 3 * MINUTE }), value: fc.integer({ min: 6, max: 15 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const record = createRecord()
        const said: { at: number; value: number }[] = []
        let at = START
        for (const { afterMs, value } of steps) {
          // the clock looks each second; here whenever something may be due
          for (let look = at; look < at + afterMs; look += 1_000) record.look(look)
          at += afterMs
          record.look(at)
          record.say(read('bassin', 'level_pct', value, at))
          said.push({ at, value })
          const expected = isOpenByRule(said, at) ? ['tank-low'] : []
          expect(record.active()).toEqual(expected)
        }
        const flips = record.journal.map((entry) => entry.split(' ')[0])
        expect(flips).toEqual(flips.map((_, place) => (place % 2 === 0 ? 'alarm.raised' : 'alarm.cleared')))
      }),
      { numRuns: 300 },
    )
  })
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
      record.say({ type: 'night.judged', device: 'secteur', at: START, powered: true, flowM3h, usualM3h })
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
    expect(new Set(alarmCondition.options).size).toBe(10)
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
