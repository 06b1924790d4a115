import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelBox, markBox, type Named, overlaps, placeLabels } from './labels.ts'

const SIZE = { reach: 14, character: 6.5, height: 16, most: 160 }
const VIEW = { left: -400, top: -400, right: 1_000, bottom: 1_000 }
const mark = (key: string, x: number, y: number, ...lines: readonly string[]): Named => ({
  key,
  x,
  y,
  lines: lines.length === 0 ? ['Forage Aït Amira 1'] : lines,
  isMark: true,
})
const parcel = (x: number, y: number): Named => ({ key: 'p', x, y, lines: ['Agrumes nord'], isMark: false })
const BELOW = { x: 0, y: 14, across: 0, down: 1, leader: null }
const MIDDLE = { x: 0, y: 0, across: 0, down: 0, leader: null }

describe('names on the map', () => {
  test('a mark alone has its name below it, the ground its own in its middle', () => {
    const placed = placeLabels([mark('a', 0, 0), parcel(300, 300)], SIZE, VIEW)
    expect([...placed]).toEqual([
      ['a', BELOW],
      ['p', MIDDLE],
    ])
  })

  test('close marks find other sides; of a heap the first keep their names', () => {
    const two = placeLabels([mark('a', 0, 0), mark('b', 40, 0)], SIZE, VIEW)
    expect([two.get('a')?.down, two.get('b')?.down]).toEqual([1, -1])
    const heap = Array.from({ length: 30 }, (_, nth) => mark(`m${nth}`, (nth % 6) * 36, Math.floor(nth / 6) * 36))
    const kept = placeLabels(heap, SIZE, VIEW)
    expect(kept.has('m0')).toBe(true)
    expect(kept.size).toBeLessThan(heap.length)
  })

  test('[12.13] what shares a mark is named line by line, each within the mark’s own room', () => {
    const both = mark('a', 0, 0, 'Bassin bas', 'Pépinière')
    const spot = placeLabels([both, mark('b', 0, 60)], SIZE, VIEW).get('a')
    expect(spot?.leader).toBeNull()
    expect(spot && labelBox(both, spot, SIZE)).toMatchObject({ top: 14, bottom: 46 })
  })

  test('[12.13] a name without room beside its mark stands at the end of a leader, no further than it must', () => {
    const wall = (key: string, x: number, y: number): Named => mark(key, x, y, 'x')
    const around = [-28, 28].flatMap((x) => [-29, 0, 29].map((y) => wall(`${x} ${y}`, x, y)))
    const items = [mark('a', 0, 0), ...around, wall('s', 0, 29), wall('n', 0, -29)]
    const spot = placeLabels(items, SIZE, VIEW).get('a')
    expect(spot === undefined || spot.leader !== null).toBe(true)
  })

  test('[12.13] a name that could stand elsewhere makes room for one that could not', () => {
    // beside the second there is room only where the first would stand by itself
    const view = { left: -80, top: -40, right: 80, bottom: 90 }
    const placed = placeLabels([mark('a', 0, 0), mark('b', 0, 62)], SIZE, view)
    expect(placed.size).toBe(2)
  })

  test('who comes first keeps its name, and no name of the ground covers a mark', () => {
    const tight = { left: -80, top: -20, right: 80, bottom: 32 }
    const below = parcel(0, 22)
    expect([...placeLabels([mark('a', 0, 0), below], SIZE, tight).keys()]).toEqual(['a'])
    expect(placeLabels([parcel(0, 0), mark('a', 0, 0)], SIZE, VIEW).has('p')).toBe(false)
  })

  test('at the edge of the view a name moves inwards, or stays unwritten', () => {
    const view = { left: -20, top: -400, right: 400, bottom: 400 }
    const spot = placeLabels([mark('a', 0, 0)], SIZE, view).get('a')
    expect(spot?.across).toBe(1)
    expect(placeLabels([mark('a', 0, 0)], SIZE, { ...view, right: 60 }).size).toBe(0)
  })

  test('whatever the places, no name covers a mark or another name', () => {
    const at = fc.integer({ min: 0, max: 600 })
    const lines = fc.array(fc.string({ maxLength: 40 }), { minLength: 1, maxLength: 3 })
    const place = fc.record({ x: at, y: at, lines, isMark: fc.boolean() })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 40 }), (given) => {
        const items = given.map((one, nth) => ({ ...one, key: String(nth) }))
        const placed = placeLabels(items, SIZE, VIEW)
        const names = items.flatMap((one) => {
          const spot = placed.get(one.key)
          return spot === undefined ? [] : [{ own: one.key, box: labelBox(one, spot, SIZE) }]
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
