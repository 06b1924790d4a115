import { expect, test } from 'vitest'
import { floodWords } from './flood-words.ts'

const NOW = Date.parse('2026-11-22T09:10:00.000Z')
const said = (ago: number) => floodWords({ count: 29, last: NOW - ago }, NOW)

test('[R11.4] a flood is under way while alarms come; a minute after the last one it is told as over, and since when', () => {
  expect(said(59_999)).toEqual({ words: 'Avalanche en cours : 29 alarmes ces 10 dernières minutes.', isOver: false })
  expect(said(60_000).isOver).toBe(true)
  expect(said(6 * 60_000).words).toMatch(
    /^Avalanche : 29 alarmes ces 10 dernières minutes, plus aucune depuis \d{2}:04\.$/,
  )
})
