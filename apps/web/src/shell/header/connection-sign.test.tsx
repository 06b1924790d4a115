// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SessionActorsProvider } from '@/actors/session-context'
import { createPromptStore, LivePage } from '@/data/live-page.fixtures'
import { setSiteTimeZone } from '@/text'
import { ConnectionSign } from './connection-sign.tsx'

const SINCE = Date.parse('2026-11-21T14:02:31.000Z')

setSiteTimeZone('UTC')
afterEach(cleanup)

const given = <T,>(value: unknown): T => value as T
const show = (feed: { readonly trusted: boolean; readonly since: number | null }) => {
  const state = { ...feed, reason: null, clockStep: null }
  const snapshot = {
    matches: (one: unknown) => JSON.stringify(one) === '{"link":"retrying"}',
    context: { attempt: 1, retryInMs: null, closeCode: null },
    can: () => false,
  }
  const liveFeed = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) }
  render(
    <LivePage live={createPromptStore()} feed={given({ get: () => state, subscribe: () => () => undefined })}>
      <SessionActorsProvider value={given({ liveFeed })}>
        <ConnectionSign />
      </SessionActorsProvider>
    </LivePage>,
  )
  return screen.getByRole('status').textContent
}

test('since when values are frozen is read out with the word of the connection, and nothing where they never were live', () => {
  expect(show({ trusted: false, since: SINCE })).toMatch(/^Reconnexion.*, données figées depuis .*14:02:31$/)
  cleanup()
  expect(show({ trusted: false, since: null })).toMatch(/^Reconnexion[^,]*$/)
})
