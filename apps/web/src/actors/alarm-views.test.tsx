// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { alarmActsMachine } from '@vigie/machines/alarm-acts'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { useAlarmActs } from './alarm-views.ts'
import type { SessionActors } from './session-actors.ts'
import { SessionActorsProvider } from './session-context.ts'

afterEach(cleanup)

test('[R11.2] what another tab keeps is on its way until it is refused, and only what is on its way is open', () => {
  const order = { act: 'acknowledge' as const }
  const others = [
    { ids: ['a1', 'a2'], order },
    { ids: ['a3'], order, code: 'conflict' },
  ]
  const alarmActs = createActor(alarmActsMachine, { input: { random: () => 0.5, session: 's', kept: [] } }).start()
  const keptActs = { others: () => others, subscribe: () => () => undefined }
  const actors = { alarmActs, keptActs } as unknown as SessionActors
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionActorsProvider value={actors}>{children}</SessionActorsProvider>
  )
  const { current } = renderHook(() => useAlarmActs(), { wrapper }).result
  expect(current.acts).toEqual({
    a1: { kind: 'unsent', order },
    a2: { kind: 'unsent', order },
    a3: { kind: 'refused', order, code: 'conflict' },
  })
  expect(current.open).toBe(1)
})
