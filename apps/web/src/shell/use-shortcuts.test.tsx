// @vitest-environment happy-dom
import { cleanup, fireEvent, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { SessionActors } from '@/actors/session-actors'
import { SessionActorsProvider } from '@/actors/session-context'
import { useShortcuts } from './use-shortcuts.ts'

afterEach(cleanup)

/** Charts of a session that write down what they are sent. */
const session = () => {
  const heard: string[] = []
  const chart = (name: string) => ({ send: ({ type }: { readonly type: string }) => heard.push(`${name} ${type}`) })
  const names = ['sidebar', 'drawer', 'notificationPanel', 'alarmSound', 'debrief']
  const actors = Object.fromEntries(names.map((name) => [name, chart(name)])) as unknown as SessionActors
  return { heard, actors }
}
const open = () => {
  const { heard, actors } = session()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionActorsProvider value={actors}>{children}</SessionActorsProvider>
  )
  return { heard, ...renderHook(() => useShortcuts(), { wrapper }) }
}

test('[R3.5] shortcuts end with the shell: of the next sign-in each is heard once', () => {
  const first = open()
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true })
  expect(first.heard).toEqual(['sidebar shortcut.pressed', 'drawer shortcut.pressed'])
  first.unmount()
  const next = open()
  fireEvent.keyDown(window, { key: 'm', metaKey: true })
  expect(first.heard).toHaveLength(2)
  expect(next.heard).toEqual(['notificationPanel shortcut.pressed'])
})

test('[R3.5] a shell that gets the charts of another session speaks to these', () => {
  const [first, next] = [session(), session()]
  const Page = () => {
    useShortcuts()
    return null
  }
  const page = ({ actors }: ReturnType<typeof session>) => (
    <SessionActorsProvider value={actors}>
      <Page />
    </SessionActorsProvider>
  )
  const { rerender } = render(page(first))
  rerender(page(next))
  fireEvent.keyDown(window, { key: 'm', ctrlKey: true })
  expect([first.heard, next.heard]).toEqual([[], ['notificationPanel shortcut.pressed']])
})
