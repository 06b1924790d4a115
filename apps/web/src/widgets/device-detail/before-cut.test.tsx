// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { BeforeCut } from './before-cut.tsx'

const CUT_AT = Date.parse('2026-11-21T14:02:31.000Z')
const at = new Date(CUT_AT).toISOString()

/** What stands beside a value that was read so long after the cut. */
const beside = (afterMs: number, powered = false): string => {
  const live = createPromptStore()
  live.apply(
    pictureAt(at, {
      series: [[0, 'pompe', 'running']],
      readings: [[0, CUT_AT + afterMs, 1]],
      statuses: [{ device: 'pompe', powered, poweredAt: at, online: true, onlineAt: at }],
    }),
  )
  const { container } = render(
    <LivePage live={live}>
      <BeforeCut device="pompe" metric="running" />
    </LivePage>,
  )
  return container.textContent ?? ''
}

afterEach(cleanup)

test('what a device without power said is of before the cut, unless it said it afterwards', () => {
  expect(beside(-1_000)).toBe('avant la coupure')
  expect(beside(1_000)).toBe('')
  expect(beside(-1_000, true)).toBe('')
})
