import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRecord, MINUTE, read, START } from '../testing/alarm-record.ts'

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
