import { PICTURE_LIMITS } from '@vigie/contracts/entities'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testJpeg, testPng, testWebp } from '../testing/pictures.ts'
import { sniffPicture } from './sniff.ts'

test.each([
  ['image/png', testPng(640, 480)],
  ['image/jpeg', testJpeg(640, 480)],
  ['image/webp', testWebp(640, 480)],
])('%s is known by its first bytes, with its size', (type, bytes) => {
  expect(sniffPicture(bytes)).toEqual({ type, widthPx: 640, heightPx: 480, takenAt: null })
})

test('a PNG says when it was taken, in UTC', () => {
  const takenAt = Date.UTC(2026, 10, 21, 14, 2, 31)
  expect(sniffPicture(testPng(64, 64, takenAt))).toMatchObject({ takenAt })
})

test.each([
  ['nothing', Buffer.alloc(0), 'picture.unreadable'],
  ['a page', Buffer.from('<html><script>'), 'picture.unreadable'],
  ['a drawing that may run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture.unreadable'],
  ['a PNG cut off', testPng(640, 480).subarray(0, -6), 'picture.unreadable'],
  ['a JPEG cut off', testJpeg(640, 480).subarray(0, -2), 'picture.unreadable'],
  ['a WebP cut off', testWebp(640, 480).subarray(0, -1), 'picture.unreadable'],
  ['no width', testPng(0, 480), 'picture.unreadable'],
  ['one too wide', testJpeg(PICTURE_LIMITS.sidePx + 1, 10), 'picture.too-large'],
  ['one too long', Buffer.alloc(PICTURE_LIMITS.bytes + 1), 'payload.too-large'],
])('%s is set aside with its reason', (_, bytes, reason) => {
  expect(sniffPicture(bytes)).toMatchObject({ reason })
})

test('whatever the bytes, it answers', () => {
  const starts = [testPng(9, 9), testJpeg(9, 9), testWebp(9, 9)].map((bytes) => [...bytes])
  const damaged = fc
    .tuple(fc.constantFrom(...starts), fc.nat(40), fc.uint8Array({ maxLength: 60 }))
    .map(([bytes, keep, rest]) => Buffer.from([...bytes.slice(0, keep), ...rest]))
  fc.assert(fc.property(damaged, (bytes) => typeof sniffPicture(bytes) === 'object'))
})
