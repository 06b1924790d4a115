// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createPromptStore, LivePage } from '@/data/live-page.fixtures'
import { ClockNotice } from './clock-notice.tsx'

afterEach(cleanup)

const given = <T,>(value: unknown): T => value as T
const show = (clockStep: { readonly at: string; readonly ms: number } | null) => {
  const feed = { trusted: true, since: null, reason: null, clockStep }
  render(
    <LivePage live={createPromptStore()} feed={given({ get: () => feed, subscribe: () => () => undefined })}>
      <ClockNotice />
    </LivePage>,
  )
  return screen.queryByRole('status')?.textContent
}

test('a clock that was set is said with how far it went, and nothing is said of one that was not', () => {
  expect(show({ at: '2026-11-21T14:02:31.000Z', ms: -120_000 })).toMatch(/horloge du serveur a été reculée de 2\smin/)
  cleanup()
  expect(show(null)).toBeUndefined()
})
