import { expect, test } from 'vitest'
import { meanFlowWords } from './mean-flow.ts'

const figure = (value: number | null, previous: number | null = null) => ({
  value,
  previous,
  completenessPct: 100,
  previousCompletenessPct: 100,
})
const said = (volume: ReturnType<typeof figure>, hours: ReturnType<typeof figure>) =>
  meanFlowWords({ volumeM3: volume, runningHours: hours })?.replaceAll('\u00a0', ' ')

test('[R8.2] what a pump gave while it ran stands beside its hours, and how that moved', () => {
  expect(said(figure(7_359, 8_480), figure(180, 192))).toBe('débit moyen 40,9 m³/h (−7,4 %)')
  expect(said(figure(265), figure(6.5))).toBe('débit moyen 40,8 m³/h')
})

test('[R8.2] of a pump that hardly ran, or of which one of the two is not known, nothing is said', () => {
  expect(said(figure(3), figure(0.1))).toBeUndefined()
  expect(said(figure(null), figure(6))).toBeUndefined()
  expect(said(figure(265, 1), figure(6.5, 0.1))).toBe('débit moyen 40,8 m³/h')
})
