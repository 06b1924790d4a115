import { describe, expect, test } from 'vitest'
import { type MeterContext, reconcile } from './reconcile.ts'

const HOUR_MS = 3_600_000
/** 1 h of grace and 1 h past at 2 m³/h: at most 4 m³ since. */
const after = (value: number, layout?: MeterContext['layout']): MeterContext => ({
  last: { value, atMs: 0 },
  atMs: HOUR_MS,
  mostPerHour: 2,
  layout,
})

describe('digits and what is known of the meter', () => {
  test('fit when the counter has gone on by what the flow allows [R13.1]', () => {
    expect(reconcile('00123456', 3, after(121))).toEqual({ fits: true, value: 123.456, step: 0.001, advances: true })
  })

  test('store nothing new when no digit that can be read has moved [R13.1]', () => {
    expect(reconcile('00123', null, after(123.7))).toEqual({ fits: true, value: 123, step: 1, advances: false })
  })

  test('never fit below the last reading: a counter does not run back [R13.1]', () => {
    expect(reconcile('00122', 0, after(123.7, { whole: 5, decimals: 0 }))).toMatchObject({
      fits: false,
      why: 'below-last',
    })
  })

  test('never fit above what the meter can have let through since [R13.1]', () => {
    expect(reconcile('00133', 0, after(123.7, { whole: 5, decimals: 0 }))).toMatchObject({
      fits: false,
      why: 'above-possible',
    })
  })

  test('take the comma from the last reading where one way only fits [R13.1]', () => {
    expect(reconcile('0123456', null, after(1_233))).toMatchObject({ fits: true, value: 1234.56 })
  })

  test('leave the comma to a person where two ways fit and no colour tells [R13.1]', () => {
    const slow = { last: { value: 0, atMs: 0 }, atMs: HOUR_MS, mostPerHour: 100 }
    expect(reconcile('00012', null, slow)).toMatchObject({ fits: false, why: 'comma-unknown' })
    expect(reconcile('00012', 1, slow)).toMatchObject({ fits: true, value: 1.2 })
  })

  test('are a person’s to confirm when the meter has no reading yet [R13.1]', () => {
    expect(reconcile('01234', null, { last: null, atMs: 0, mostPerHour: 5 })).toMatchObject({
      fits: false,
      why: 'first-reading',
      value: 1234,
    })
  })

  test('do not fit when there are more or fewer than the meter has [R13.1]', () => {
    expect(reconcile('1234', null, after(1_233, { whole: 5, decimals: 3 }))).toMatchObject({
      fits: false,
      why: 'wrong-length',
    })
  })
})
