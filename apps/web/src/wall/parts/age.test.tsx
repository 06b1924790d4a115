// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPromptStore, LivePage } from '@/data/live-page.fixtures'
import { Age } from './age.tsx'

const NOW = Date.UTC(2026, 10, 26, 2, 46)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ageOf = (secondsAgo: number, measuring = 1, of = 1) => {
  const measure = { value: 15.8, at: NOW - secondsAgo * 1_000, truth: 'fresh', measuring, of } as const
  const { container } = render(
    <LivePage live={createPromptStore()}>
      <Age measure={measure} />
    </LivePage>,
  )
  const age = container.querySelector<HTMLElement>('.wall-age')
  return { words: age?.textContent?.replaceAll(/\s/g, ' '), isLong: age?.dataset['long'] !== undefined }
}

test('[R12.3] an age of minutes, or of a part, is more than fits beside digits, though it is still believed', () => {
  expect(ageOf(4)).toEqual({ words: 'âge 4 s', isLong: false })
  cleanup()
  expect(ageOf(360)).toEqual({ words: 'âge 6 min', isLong: true })
  cleanup()
  expect(ageOf(4, 1, 2).isLong).toBe(true)
})
