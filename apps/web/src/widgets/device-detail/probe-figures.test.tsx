// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { soundPoints } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { createPromptStore, LivePage } from '@/data/live-page.fixtures'
import { ProbeTiles } from './probe-figures.tsx'
import { probeRange } from './probe-range.ts'

afterEach(cleanup)

const AT = Date.UTC(2024, 10, 20, 2)
const POINTS = [
  [AT, 0.3, 0.26, 0.31],
  [AT + 60_000, null, null, null],
  [AT + 3_600_000, 0.2, 0.18, 0.22],
  [AT + 7_200_000, 0.4, 0.37, 0.42],
] as const

test('what a probe read comes to its least, its mean and its most, with when the ends were', () => {
  const range = probeRange(POINTS)
  expect(range?.least).toEqual({ value: 0.18, at: AT + 3_600_000 })
  expect(range?.most).toEqual({ value: 0.42, at: AT + 7_200_000 })
  expect(range?.mean).toBeCloseTo(0.3)
})

test('where nothing was read there is no such figure', () => {
  expect(probeRange([])).toBe(null)
  expect(probeRange([[AT, null, null, null]])).toBe(null)
})

test('what was so more than once has no moment: the sun at night', () => {
  const night = probeRange([
    [AT, 0, 0, 0],
    [AT + 60_000, 0, 0, 0],
    [AT + 120_000, 5, 5, 5],
  ])
  expect(night?.least).toEqual({ value: 0, at: null })
  expect(night?.most).toEqual({ value: 5, at: AT + 120_000 })
})

test('the three stand beside each other, each with its unit', () => {
  const range = probeRange(POINTS)
  if (range === null) throw new Error('readings')
  render(
    <LivePage live={createPromptStore()}>
      <ProbeTiles metric="pressure_bar" range={range} />
    </LivePage>,
  )
  const told = ['Minimum', 'Moyenne', 'Maximum'].map((name) => screen.getByRole('region', { name }).textContent)
  expect(told).toEqual(['Minimum0,18 barvers 20/11 04:00', 'Moyenne0,30 bar', 'Maximum0,42 barvers 20/11 05:00'])
})

test('[R13.3] what a blocked probe says is no part of its least, mean and most', () => {
  expect(probeRange(soundPoints(POINTS, AT + 3_600_000))?.most).toEqual({ value: 0.31, at: AT })
  expect(probeRange(soundPoints(POINTS, AT))).toBe(null)
  expect(soundPoints(POINTS, null)).toBe(POINTS)
})
