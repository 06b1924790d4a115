import { type Notification, supplyOf } from '@vigie/contracts/entities'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutLengths } from './cut-lengths.ts'
import { type Block, blocksOf } from './together.ts'

const AT = Date.parse('2026-11-26T09:00:00.000Z')
const one = (id: string, deviceStatus: 'on' | 'off', secondsAgo: number): Notification => ({
  _id: `${id}-${deviceStatus}-${secondsAgo}`,
  device_id: { _id: id, name: id.toUpperCase() },
  deviceStatus,
  created_at: new Date(AT - 1_000 * secondsAgo).toISOString(),
})
const all = (ids: string, deviceStatus: 'on' | 'off', secondsAgo: number) =>
  [...ids].map((id) => one(id, deviceStatus, secondsAgo))
const told = (items: readonly Notification[], supply = supplyOf([])) =>
  blocksOf(items, { lengths: cutLengths(items), supply }).map((block) => ({
    ...block,
    parts: block.parts.map(({ item, part }) => `${item.device_id._id} ${part}`),
  }))
const kinds = (blocks: readonly Pick<Block, 'kind'>[]) => blocks.map(({ kind }) => kind)

test('[R4.3] what one feeder cut and gave back is one block, with each notification of it inside, once', () => {
  const [block, ...others] = told([...all('abc', 'on', 0), ...all('abc', 'off', 60)])
  expect(others).toEqual([])
  expect(block).toEqual({
    kind: 'together',
    id: 'c-off-60',
    parts: ['a return', 'a cut', 'b return', 'b cut', 'c return', 'c cut'],
    count: 3,
    devices: ['A', 'B', 'C'],
    source: null,
    lasting: 0,
    from: AT - 60_000,
    to: AT,
  })
})

test('[R4.3] a cut is over when the last of its devices has its power back, whichever lost it first', () => {
  const back = [one('b', 'on', 10), one('a', 'on', 30), one('c', 'on', 40)]
  const [block] = told([...back, one('a', 'off', 60), one('b', 'off', 61), one('c', 'off', 62)])
  expect(block).toMatchObject({ kind: 'together', lasting: 0, from: AT - 62_000, to: AT - 10_000 })
})

test('[R4.3] a cut of which some have their power back still lasts, and says for how many and for whom', () => {
  const [block] = told([one('a', 'on', 0), ...all('abc', 'off', 60)])
  expect(block).toMatchObject({
    kind: 'together',
    count: 3,
    lasting: 2,
    devices: ['B', 'C'],
    to: null,
    parts: ['a return', 'a cut', 'b alone', 'c alone'],
  })
})

test('[R4.3] two devices, or one that is cut again and again, are told one by one', () => {
  expect(kinds(told(all('ab', 'off', 0)))).toEqual(['apart'])
  const flips = [0, 2, 4, 6, 8].flatMap((ago) => [one('a', 'on', ago), one('a', 'off', ago + 1)])
  expect(kinds(told(flips))).toEqual(['apart'])
})

test('[R4.3] blocks stand where their newest notification does; cuts of another moment are another block', () => {
  const items = [
    one('x', 'off', 0),
    ...all('abc', 'on', 10),
    one('y', 'on', 20),
    ...all('abc', 'off', 200),
    one('y', 'off', 300),
  ]
  expect(told([...items, ...all('def', 'off', 900)]).map(({ parts }) => parts)).toEqual([
    ['x alone'],
    ['a return', 'a cut', 'b return', 'b cut', 'c return', 'c cut'],
    ['y return', 'y cut'],
    ['d alone', 'e alone', 'f alone'],
  ])
})

test('[R4.3] returns whose cuts are of another day stand together, and end then', () => {
  expect(told(all('abc', 'on', 5))[0]).toMatchObject({ kind: 'together', lasting: 0, from: null, to: AT - 5_000 })
})

test('[R4.3] the meter that supplies all others of a cut gives it its name', () => {
  const supply = supplyOf([{ id: 'm', role: 'energy', feeds: ['a', 'b'] }])
  expect(told(all('amb', 'off', 0), supply)[0]).toMatchObject({ source: 'M', devices: ['A', 'M', 'B'], lasting: 3 })
})

test('[R4.3] whatever a day holds, each notification of it stands in one block, once', () => {
  const item = fc.record({
    device: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    status: fc.constantFrom<'on' | 'off'>('on', 'off'),
    ago: fc.integer({ min: 0, max: 240 }),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 40 }), (drawn) => {
      const items = drawn
        .toSorted((left, right) => left.ago - right.ago)
        .map(({ device, status, ago }, place) => ({ ...one(device, status, ago), _id: String(place) }))
      const ids = blocksOf(items, { lengths: cutLengths(items) }).flatMap(({ parts }) =>
        parts.map((part) => part.item._id),
      )
      expect(ids.toSorted()).toEqual(items.map(({ _id }) => _id).toSorted())
    }),
  )
})

test('[R4.3] what had its power back before the others lost theirs was cut by something else', () => {
  const blocks = told([...all('abc', 'off', 60), one('d', 'on', 65), one('d', 'off', 70)])
  expect(kinds(blocks)).toEqual(['together', 'apart'])
  expect(blocks[0]).toMatchObject({ count: 3, devices: ['A', 'B', 'C'] })
})

test('[R4.3] each block has a name of its own, which stays while others join above it', () => {
  const older = [...all('abc', 'off', 3_600), one('d', 'off', 7_200)]
  expect(told(older).map(({ id }) => id)).toEqual(['c-off-3600', 'd-off-7200'])
  const names = told([one('e', 'off', 0), ...older]).map(({ id }) => id)
  expect(names).toEqual(['e-off-0', 'c-off-3600', 'd-off-7200'])
})
