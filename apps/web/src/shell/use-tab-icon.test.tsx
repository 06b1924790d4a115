// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPromptStore, LivePage, pictureAt, pumpAlarm } from '@/data/live-page.fixtures'
import { useTabIcon } from './use-tab-icon.ts'

const AT = '2026-11-21T14:02:31.000Z'
const Page = () => {
  useTabIcon()
  return null
}
const state = () => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.dataset['state']

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/logo.svg">'
})
afterEach(cleanup)

test('[12.12] the icon of the tab says that alarms are active, and is calm again once nobody is signed in', async () => {
  const live = createPromptStore()
  const { unmount } = render(
    <LivePage live={live}>
      <Page />
    </LivePage>,
  )
  act(() =>
    live.apply(pictureAt(AT, { alarms: [pumpAlarm(AT, { id: 'a', state: 'unacknowledged', priority: 'high' })] })),
  )
  await vi.waitFor(() => expect(state()).toBe('alarm'))
  unmount()
  await vi.waitFor(() => expect(state()).toBe('calm'))
})
