import { HOUR_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { hasFallen, lessSun } from './sunshine.ts'

const stretch = (values: readonly number[], hours = values.length) => ({
  from: 0,
  to: hours * HOUR_MS,
  bucketMs: HOUR_MS,
  points: values.map((value, hour): [number, number, number, number] => [hour * HOUR_MS, value, value, value]),
})
const said = (...of: Parameters<typeof lessSun>) => lessSun(...of)?.replaceAll('\u00a0', ' ')

test('[R10] a solar share that fell is explained by the sunshine that was recorded, and by nothing else', () => {
  expect(said(stretch([0, 300, 150, 0]), stretch([0, 700, 500, 0]))).toBe(
    'moins de soleil : 113 W/m² en moyenne, contre 300',
  )
  expect(said(stretch([0, 700, 490, 0]), stretch([0, 700, 500, 0]))).toBeUndefined()
  expect(said(stretch([0, 900, 500, 0]), stretch([0, 700, 500, 0]))).toBeUndefined()
})

test('of a stretch of which too much was not recorded no mean is told', () => {
  expect(said(stretch([0, 300], 4), stretch([0, 700, 500, 0]))).toBeUndefined()
  expect(said(stretch([0, 300, 150, 0]), stretch([700], 4))).toBeUndefined()
  expect(said({ ...stretch([0, 300, 150, 0]), bucketMs: 0 }, stretch([0, 700, 500, 0]))).toBeUndefined()
})

test('a share that did not fall, or is compared with nothing, asks for no explanation', () => {
  const share = (value: number, previous: number | null) => ({ value, previous, completenessPct: 100 })
  expect(hasFallen(share(16, 22))).toBe(true)
  expect(hasFallen(share(21, 22))).toBe(false)
  expect(hasFallen(share(25, 22))).toBe(false)
  expect(hasFallen(share(16, null))).toBe(false)
})
