// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { SessionActors } from '@/actors/session-actors'
import { SessionActorsProvider } from '@/actors/session-context'
import { useShortcuts } from './use-shortcuts.ts'

afterEach(cleanup)

/** A shell whose charts write down what they are sent. */
const open = () => {
  const heard: string[] = []
  const chart = (name: string) => ({ send: ({ type }: { readonly type: string }) => heard.push(`${name} ${type}`) })
  const names = ['sidebar', 'drawer', 'notificationPanel', 'alarmSound', 'debrief']
  const actors = Object.fromEntries(names.map((name) => [name, chart(name)])) as unknown as SessionActors
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
