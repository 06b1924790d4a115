import type { AlarmSetting, AlarmSettingValues } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { changesOf, type Drafts, formOf, readForm, statesOf, stillDirty, takenBack, typedInto } from './draft.ts'

const values: AlarmSettingValues = {
  enabled: true,
  priority: 'medium',
  limit: 8.5,
  deadband: 0.25,
  onDelayMs: 120_000,
  offDelayMs: 90_000,
}
const setting = (change: Partial<AlarmSetting> = {}): AlarmSetting => ({
  device: 'forage-1',
  condition: 'threshold-high',
  metric: 'pressure_bar',
  values,
  byDefault: values,
  changedAt: null,
  changedBy: null,
  ...change,
})
const NONE: Drafts = new Map()
const only = (one: AlarmSetting, drafts: Drafts = NONE) => {
  const [state] = statesOf([one], drafts)
  if (state === undefined) throw new Error('no state')
  return state
}
const typing = (one: AlarmSetting, change: Parameters<typeof typedInto>[2]) => typedInto(NONE, only(one), change)

describe('[R11.3] what is typed into a setting', () => {
  test('has a French comma, and its delays are minutes', () => {
    expect(formOf(values)).toEqual({
      enabled: true,
      priority: 'medium',
      limit: '8,5',
      deadband: '0,25',
      onDelay: '2',
      offDelay: '1,5',
    })
    const read = readForm(setting(), { ...formOf(values), limit: ' 1\u202f0,25 ', onDelay: '0,5' }, values)
    expect(read.values).toMatchObject({ limit: 10.25, onDelayMs: 30_000, offDelayMs: 90_000 })
  })

  test('leaves as exact as it was what was not touched', () => {
    const exact = { ...values, limit: 1 / 3 }
    expect(readForm(setting(), { ...formOf(exact), priority: 'high' }, exact).values?.limit).toBe(1 / 3)
  })

  test.each([
    [{ limit: 'huit' }, 'limit', 'number'],
    [{ limit: '' }, 'limit', 'missing'],
    [{ limit: '200' }, 'limit', 'between'],
    [{ deadband: '-1' }, 'deadband', 'negative'],
    [{ deadband: '150' }, 'deadband', 'between'],
    [{ onDelay: '' }, 'onDelay', 'number'],
    [{ offDelay: '20000' }, 'offDelay', 'most'],
  ] as const)('%j is wrong at its field', (change, field, problem) => {
    const { values: sent, flaws } = readForm(setting(), { ...formOf(values), ...change }, values)
    expect([sent, flaws[field]?.problem]).toEqual([null, problem])
  })

  test('a level beyond its tank is wrong, as the server says it', () => {
    const level = { condition: 'tank-high', metric: 'level_m' } as const
    const read = (limit: string) => readForm(level, { ...formOf(values), limit }, values, 4).flaws.limit
    expect(read('4,5')).toEqual({ field: 'limit', problem: 'between', min: 0, max: 4 })
    expect(read('3,5')).toBeUndefined()
  })

  test('the server’s rules are those of the field: power is always watched, silence lasts a minute', () => {
    const whole = { metric: null, values: { ...values, limit: null } }
    const cut = readForm(
      { condition: 'power-off', ...whole },
      { ...formOf(whole.values), enabled: false },
      whole.values,
    )
    expect(cut.flaws.enabled?.problem).toBe('always-on')
    const silent = readForm({ condition: 'stale', ...whole }, { ...formOf(whole.values), onDelay: '0,5' }, whole.values)
    expect(silent.flaws.onDelay?.problem).toBe('between')
  })

  test('is sent when it differs; back to what follows from the device it is no change any more', () => {
    const drafts = typing(setting(), { limit: '9' })
    expect(changesOf(statesOf([setting()], drafts))).toEqual([
      { device: 'forage-1', condition: 'threshold-high', metric: 'pressure_bar', values: { ...values, limit: 9 } },
    ])
    expect(changesOf(statesOf([setting()], typing(setting(), { limit: '8,50' })))).toEqual([])
    const changed = setting({ values: { ...values, limit: 9 } })
    expect(changesOf(statesOf([changed], typing(changed, formOf(values))))).toMatchObject([{ values: null }])
  })

  test('[R11.3] is taken back after it was saved: what was set before, or what follows from the device', () => {
    const key = { device: 'forage-1', condition: 'threshold-high', metric: 'pressure_bar' }
    const typed = (one: AlarmSetting) => statesOf([one], typing(one, { limit: '9' }))
    expect(takenBack(typed(setting()))).toEqual([{ ...key, values: null }])
    const before = { ...values, limit: 7 }
    expect(takenBack(typed(setting({ values: before })))).toEqual([{ ...key, values: before }])
    expect(takenBack(statesOf([setting()], NONE))).toEqual([])
  })

  test('a first limit turns on what was off for want of one, and says so before it is saved', () => {
    const off = setting({ values: { ...values, enabled: false, limit: null } })
    expect(only(off, typing(off, { limit: '9' }))).toMatchObject({ form: { enabled: true }, values: { limit: 9 } })
    expect(only(off, typing(off, { limit: '9', enabled: false })).form.enabled).toBe(false)
  })

  test('what somebody else set meanwhile is a conflict, unless it is the same', () => {
    const drafts = typing(setting(), { limit: '9' })
    const theirs = setting({ values: { ...values, priority: 'critical' } })
    expect(only(theirs, drafts)).toMatchObject({ isConflict: true, isDirty: true })
    expect(only(setting({ values: { ...values, limit: 9 } }), drafts)).toMatchObject({
      isConflict: false,
      isDirty: false,
    })
    expect(only(setting({ device: 'forage-2' }), drafts)).toMatchObject({ isConflict: false, isDirty: false })
  })

  test('has to go with the limit on the other side, as it is or is typed', () => {
    const low = setting({ condition: 'threshold-low', values: { ...values, limit: 2 } })
    const states = (drafts: Drafts) => statesOf([setting(), low], drafts)
    expect(states(typing(low, { limit: '9' }))[1]).toMatchObject({
      values: null,
      flaws: { limit: { problem: 'below' } },
    })
    expect(states(typing(setting(), { limit: '1' }))[0]).toMatchObject({
      values: null,
      flaws: { limit: { min: 2.25 } },
    })
    const both = new Map([...typing(low, { limit: '9' }), ...typing(setting(), { limit: '12' })])
    expect(states(both).map(({ flaws }) => flaws)).toEqual([{}, {}])
  })

  test('is forgotten once it is in force', () => {
    const drafts = typing(setting(), { limit: '9' })
    expect(stillDirty(drafts, [setting()]).size).toBe(1)
    expect(stillDirty(drafts, [setting({ values: { ...values, limit: 9 } })]).size).toBe(0)
  })
})
