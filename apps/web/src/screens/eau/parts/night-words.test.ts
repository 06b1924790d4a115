import { expect, test } from 'vitest'
import { isNightOver, nightWords, siteNight } from './night-words.ts'

const AT = 1_796_000_000_000
const night = (flowM3h: number, usualM3h: number | null) => ({
  night: { at: AT, flowM3h, usualM3h, recentM3h: [], leakSince: null },
})
const said = (...nights: Parameters<typeof siteNight>[0]) => nightWords(siteNight(nights)).replaceAll('\u00a0', ' ')

test('[R8.2] what flows through all sectors at night is told with what it comes to in a day', () => {
  expect(said(night(2.11, 0.24), night(0.38, 0.4))).toBe(
    'tous secteurs, la dernière nuit, d’ordinaire 0,64 m³/h, soit 44,4 m³ de plus par jour à ce débit',
  )
})

test('[R8.2] the usual night of all is known with that of each; nothing that flows comes to nothing', () => {
  expect(said(night(2, null), night(0.5, 0.4))).toBe(
    'tous secteurs, la dernière nuit, soit 60,0 m³ par jour à ce débit',
  )
  expect(said(night(0, 0.1))).toBe('tous secteurs, la dernière nuit, d’ordinaire 0,10 m³/h')
  expect(siteNight([{ night: null }])).toEqual({ flow: null, usual: null })
})

test('[R8.2] a night that goes on has no least flow yet, that of a day begun long ago has', () => {
  const period = { from: AT, to: AT + 86_400_000 }
  expect(isNightOver({ period, until: AT + 3.9 * 3_600_000 })).toBe(false)
  expect(isNightOver({ period, until: AT + 4 * 3_600_000 })).toBe(true)
})
