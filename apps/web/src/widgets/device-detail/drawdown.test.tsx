// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { drawdownOf } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import type { ChartPoint } from '@/ui/charts/gaps'
import { DrawdownCard } from './drawdown-figures.tsx'

afterEach(cleanup)

const HOUR = 3_600_000
/** One point an hour, each as steady as given. */
const points = (...values: readonly (number | null)[]): ChartPoint[] =>
  values.map((value, hour) => [hour * HOUR, value, value, value])

const FLOW = points(0, 0, 40, 40, 40, 0, 0)

test('[R8.2] a borehole is drawn down by what lies between its levels at rest and in pumping, once they have settled', () => {
  const found = drawdownOf(points(30, 30, 27, 24, 24, 26, 30), FLOW)
  expect(found).toEqual({ rest: 30, pumping: 24, drawdown: 6, capacity: 40 / 6 })
})

test('[R8.2] a probe that tells the depth below ground says the same drawdown', () => {
  expect(drawdownOf(points(50, 50, 53, 56, 56, 54, 50), FLOW)).toMatchObject({ drawdown: 6 })
})

test('[R8.2] a stretch without both states, a blocked probe and an hour in which the pump starts say nothing', () => {
  expect(drawdownOf(points(30, 30, 30), points(0, 0, 0))).toBe(null)
  expect(drawdownOf(points(24, 24, 24), points(40, 40, 40))).toBe(null)
  expect(drawdownOf(points(30, 30, 30, 30, 30, 30, 30), FLOW)).toBe(null)
  const starts: ChartPoint[] = [
    [0, 20, 0, 40],
    [HOUR, 20, 0, 40],
  ]
  expect(drawdownOf(points(30, 24), starts)).toBe(null)
})

test('[R8.2] a pump and a probe that are read at other instants, as a day is drawn, tell it as well', () => {
  const MINUTE = 60_000
  const isPumping = (minute: number) => minute >= 120 && minute < 300
  const minutes = Array.from({ length: 480 }, (_, minute) => minute)
  const every = (step: number, lateMs: number, valueAt: (minute: number) => number): ChartPoint[] =>
    minutes
      .filter((minute) => minute % step === 0)
      .map((minute) => [minute * MINUTE + lateMs, valueAt(minute), valueAt(minute), valueAt(minute)])
  const level = every(1, 7_000, (minute) => (isPumping(minute) ? 30 : 39))
  const flow = every(2, 31_000, (minute) => (isPumping(minute) ? 36 : 0))
  expect(drawdownOf(level, flow)).toEqual({ rest: 39, pumping: 30, drawdown: 9, capacity: 4 })
})

test('[R8.2] a pump that never runs for long enough leaves its drawdown unknown', () => {
  const short = Array.from({ length: 60 }, (_, place): ChartPoint => {
    const value = place % 2 === 0 ? 40 : 0
    return [place * 15 * 60_000, value, value, value]
  })
  expect(
    drawdownOf(
      short.map(([at, value]) => [at, 30 - (value ?? 0) / 10, null, null]),
      short,
    ),
  ).toBe(null)
})

test('[R8.2] the levels stand with their units, or why there are none', () => {
  render(<DrawdownCard found={{ rest: 37.14, pumping: 30.5, drawdown: 6.64, capacity: 6.17 }} />)
  const told = screen.getByRole('region', { name: /Rabattement/ }).textContent?.replaceAll('\u00a0', ' ')
  expect(told).toContain('Niveau au repos37,14 m')
  expect(told).toContain('Rabattement6,64 m')
  expect(told).toContain('Débit spécifique6,2 m³/h par m')
  cleanup()
  render(<DrawdownCard found={null} />)
  expect(screen.getByText(/Rabattement inconnu/)).toBeDefined()
})
