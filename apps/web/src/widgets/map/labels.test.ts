import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelBox, markBox, type Named, overlaps, placeLabels } from './labels.ts'

const SIZE = { reach: 14, character: 6.5, height: 16, most: 160 }
const VIEW = { left: -400, top: -400, right: 1_000, bottom: 1_000 }
const mark = (key: string, x: number, y: number, text = 'Forage Aït Amira 1'): Named => ({
  key,
  x,
  y,
  text,
  isMark: true,
})
const parcel = (x: number, y: number): Named => ({ key: 'p', x, y, text: 'Agrumes nord', isMark: false })

describe('names on the map', () => {
  test('a mark alone has its name below it, the ground its own in its middle', () => {
    const placed = placeLabels([mark('a', 0, 0), parcel(300, 300)], SIZE, VIEW)
    expect([...placed]).toEqual([
      ['a', 'below'],
      ['p', 'middle'],
    ])
  })

  test('close marks find other sides; of a heap the first keep their names', () => {
    const two = placeLabels([mark('a', 0, 0), mark('b', 40, 0)], SIZE, VIEW)
    expect([two.get('a'), two.get('b')]).toEqual(['below', 'above'])
    const heap = Array.from({ length: 30 }, (_, nth) => mark(`m${nth}`, (nth % 6) * 36, Math.floor(nth / 6) * 36))
    const kept = placeLabels(heap, SIZE, VIEW)
    expect(kept.has('m0')).toBe(true)
    expect(kept.size).toBeLessThan(heap.length)
  })

  test('where no side is free, a corner is', () => {
    const walls = [
      mark('below', 30, 30, 'x'),
      mark('above', 30, -30, 'x'),
      mark('right', 70, 0, 'x'),
      mark('left', -70, 0, 'x'),
    ]
    expect(placeLabels([mark('a', 0, 0), ...walls], SIZE, VIEW).get('a')).toMatch(/^(above|below)-left$/)
  })

  test('who comes first keeps its name, and no name of the ground covers a mark', () => {
    const below = parcel(0, 22)
    expect([...placeLabels([mark('a', 0, 0), below], SIZE, VIEW).keys()]).toEqual(['a'])
    expect([...placeLabels([below, mark('a', 0, 0)], SIZE, VIEW)]).toEqual([
      ['p', 'middle'],
      ['a', 'above'],
    ])
    expect(placeLabels([parcel(0, 0), mark('a', 0, 0)], SIZE, VIEW).has('p')).toBe(false)
  })

  test('at the edge of the view a name moves inwards, or stays unwritten', () => {
    const view = { left: -20, top: -400, right: 400, bottom: 400 }
    expect(placeLabels([mark('a', 0, 0)], SIZE, view).get('a')).toBe('right')
    expect(placeLabels([mark('a', 0, 0)], SIZE, { ...view, right: 60 }).size).toBe(0)
  })

  test('whatever the places, no name covers a mark or another name', () => {
    const at = fc.integer({ min: 0, max: 600 })
    const place = fc.record({ x: at, y: at, text: fc.string({ maxLength: 40 }), isMark: fc.boolean() })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 40 }), (given) => {
        const items = given.map((one, nth) => ({ ...one, key: String(nth) }))
        const placed = placeLabels(items, SIZE, VIEW)
        const names = items.flatMap((one) => {
          const side = placed.get(one.key)
          return side === undefined ? [] : [{ own: one.key, box: labelBox(one, side, SIZE) }]
        })
        const marks = items.filter(({ isMark }) => isMark)
        for (const { own, box } of names) {
          expect(marks.some((one) => one.key !== own && overlaps(box, markBox(one, SIZE)))).toBe(false)
          expect(names.filter((other) => overlaps(box, other.box))).toHaveLength(1)
        }
      }),
    )
  })
})
