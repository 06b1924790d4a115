import { describe, expect, test } from 'vitest'
import { settle } from './settle.ts'

const wheels = (...values: number[]) => values.map((value) => ({ value, sure: 0.95 }))

describe('two readers of one row of digits', () => {
  test('agree: the digits are told [R13.1]', () => {
    expect(settle('0123', wheels(0, 1.05, 2, 3.4), 0)).toEqual({ digits: '0123' })
  })

  test('differ: a person looks, at the place where they do [R13.1]', () => {
    expect(settle('0183', wheels(0, 1, 3, 3), 0)).toEqual({ flaw: 'differ', place: 2 })
  })

  test('one of them is not sure: a person looks [R13.1]', () => {
    expect(
      settle(
        '012',
        [
          { value: 0, sure: 0.9 },
          { value: 1, sure: 0.3 },
          { value: 2, sure: 0.9 },
        ],
        0,
      ),
    ).toEqual({
      flaw: 'unclear',
      place: 1,
    })
  })

  test('a wheel between two digits stands on the lower one while its neighbour is at 9, on the upper once it is at 0 [R13.1]', () => {
    expect(settle('1299', wheels(1, 2.6, 9.5, 9.4), 1)).toEqual({ digits: '1299' })
    expect(settle('1300', wheels(1, 2.7, 0, 0.1), 1)).toEqual({ digits: '1300' })
  })

  test('a wheel between two digits without such a neighbour cannot be told [R13.1]', () => {
    expect(settle('125', wheels(1, 2.5, 5), 0)).toEqual({ flaw: 'between', place: 1 })
  })

  test('the last wheel of whole units is read down, and left to a person when it has nearly arrived [R13.1]', () => {
    expect(settle('125', wheels(1, 2, 5.6), 0)).toEqual({ digits: '125' })
    expect(settle('126', wheels(1, 2, 5.8), 0)).toEqual({ flaw: 'between', place: 2 })
    expect(settle('126', wheels(1, 2, 5.8), 3)).toEqual({ digits: '125' })
  })
})
