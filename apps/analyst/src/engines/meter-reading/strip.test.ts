import { describe, expect, test } from 'vitest'
import type { Character } from './read-text.ts'
import { counterAmong, stripOf } from './strip.ts'

const place = { centre: { x: 100, y: 50 }, width: 160, height: 30, angle: 0 }
const line = (text: string, gap = 1 / text.length): Character[] =>
  [...text].map((one, index) => ({ text: one, sure: 0.9, at: gap * (index + 0.5) }))

describe('a line of text', () => {
  test('is a counter when it is digits at even distances, its unit apart [R13.1]', () => {
    const strip = stripOf(place, line('01234m³'))
    expect(strip).toMatchObject({ digits: '01234', hasUnit: true })
    expect(strip?.windows).toHaveLength(5)
  })

  test.each(['Q3 2.5', 'M171383', '1721050910', 'x0,0001', '620'])('is no counter: %s [R13.1]', (text) => {
    expect(stripOf(place, line(text))).toBeNull()
  })

  test('is no counter when a digit was missed between two others [R13.1]', () => {
    const missed = line('012345').filter((_, index) => index !== 2)
    expect(stripOf(place, missed)).toBeNull()
  })

  test('has a rival when another counter is nearly as large [R13.1]', () => {
    const one = stripOf(place, line('01234'))
    const two = stripOf({ ...place, height: 28 }, line('56789'))
    const small = stripOf({ ...place, height: 12 }, line('56789'))
    if (one === null || two === null || small === null) throw new Error('strips')
    expect(counterAmong([two, one])).toMatchObject({ strip: one, rival: two })
    expect(counterAmong([small, one])).toMatchObject({ strip: one, rival: null })
    expect(counterAmong([])).toBeNull()
  })
})
