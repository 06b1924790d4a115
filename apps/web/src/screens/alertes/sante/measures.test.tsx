// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { alarmLoad } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '@/ui/media.fixtures'
import { Measures } from './measures.tsx'

beforeEach(() => {
  stubMedia(false)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const standing = (stale: number) => {
  const load = alarmLoad.parse({
    from: 0,
    to: 30 * 86_400_000,
    raised: 30,
    perDay: 1,
    perHour: 0.04,
    perTenMinutes: 0,
    peakTenMinutes: 1,
    floodPct: 0,
    topTenPct: null,
    stale,
    chattering: 0,
    mttaMs: 60_000,
    indicative: false,
  })
  render(<Measures load={load} />)
  return screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('plus de 24'))
}

test('[R11.8] alarms that stand for over a day are never well, though they are fewer than the limit', () => {
  const row = standing(3)
  expect(row?.textContent).toContain('sous le repère (< 5), mais 3 à régler')
  expect(row?.querySelector('.text-good')).toBeNull()
  cleanup()
  expect(standing(0)?.querySelector('.text-good')).not.toBeNull()
})
