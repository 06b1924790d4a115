import { HOUR_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { endsWords, expectedDrawM3h, expectedWords, lastHourWords } from './tank-rates.ts'

const plain = (words: string | null) => words?.replaceAll(/[\u00a0\u202f]/g, ' ')
const TANK = {
  netFlowM3h: -14.2,
  overflowInHours: null,
  emptyInHours: 27,
  autonomyHours: 60,
  autonomyCourse: [
    { at: 0, volumeM3: 386 },
    { at: 10 * HOUR_MS, volumeM3: 300 },
    { at: 60 * HOUR_MS, volumeM3: 20 },
  ],
}

test('[R10] a tank that the last hour empties sooner than its autonomy ends tells the flow of each of both', () => {
  expect(expectedDrawM3h(TANK)).toBeCloseTo(6.1)
  expect(plain(expectedWords(TANK))).toBe('à la demande attendue, 6,1 m³/h en moyenne')
  expect(plain(lastHourWords(TANK))).toBe('au rythme de la dernière heure, −14,2 m³/h')
})

test('[R10] an autonomy without a course is told by the demand alone, and nothing is said of one that stands alone', () => {
  expect(expectedWords({ ...TANK, autonomyCourse: undefined })).toBe('à la demande attendue')
  expect(expectedWords({ ...TANK, emptyInHours: 61 })).toBeNull()
  expect(expectedWords({ ...TANK, autonomyHours: null })).toBeNull()
  expect(expectedWords({ ...TANK, netFlowM3h: 14, emptyInHours: null, overflowInHours: 7 })).toBeNull()
  expect(lastHourWords({ ...TANK, netFlowM3h: null })).toBeNull()
})

test('[R10] a list tells both ends in one place, the autonomy first', () => {
  expect(plain(endsWords(TANK, 0))).toBe(
    '2 j 12 h à la demande attendue, 6,1 m³/h en moyenne ; vide dans 27 h à ce rythme',
  )
  expect(plain(endsWords({ ...TANK, autonomyHours: null, emptyInHours: 20 }, 0))).toBe('vide dans 20 h')
  expect(plain(endsWords({ ...TANK, netFlowM3h: 14, emptyInHours: null, overflowInHours: 2 }, 0))).toBe(
    'plein dans 2 h',
  )
  expect(endsWords({ ...TANK, emptyInHours: 61 }, 0)).toBeNull()
})
