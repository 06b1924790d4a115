// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { alarmActsMachine } from '@vigie/machines/alarm-acts'
import type { AlarmListEvent } from '@vigie/machines/alarm-list'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { useAlarmList } from './alarm-list.ts'
import type { SessionActors } from './session-actors.ts'
import { SessionActorsProvider } from './session-context.ts'

afterEach(cleanup)

/** The list of a screen, and the orders that reached the session's acts, none of which is answered. */
const open = () => {
  const sent: (readonly string[])[] = []
  const machine = alarmActsMachine.provide({ actors: { sendActs: fromPromise(() => new Promise(() => {})) } })
  const alarmActs = createActor(machine, {
    input: { random: () => 0.5, session: 's', kept: [] },
    inspect: (seen) => {
      if (seen.type === '@xstate.event' && seen.event.type === 'act.chosen') sent.push(seen.event['ids'])
    },
  }).start()
  const actors = { alarmActs, inspect: undefined } as unknown as SessionActors
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionActorsProvider value={actors}>{children}</SessionActorsProvider>
  )
  const hook = renderHook(() => useAlarmList({ mayAct: true, mayManage: false }), { wrapper })
  const send = (event: AlarmListEvent) => act(() => hook.result.current.list.send(event))
  const rows = (...ids: readonly string[]) =>
    send({
      type: 'rows.changed',
      rows: ids.map((id) => ({ id, key: `key of ${id}`, isWaiting: true })),
      causes: [],
    })
  return { send, sent, rows, leave: hook.unmount, list: () => hook.result.current.list }
}

test('[R11.2] alarms whose acknowledgement is on its way are not acknowledged again', () => {
  const { send, sent, rows } = open()
  rows('a1', 'a2')
  send({ type: 'step.pressed', by: 1, extends: false })
  send({ type: 'acknowledge.pressed' })
  expect(sent).toEqual([['a1']])
  send({ type: 'row.ticked', row: 'a1' })
  send({ type: 'row.ticked', row: 'a2' })
  send({ type: 'acknowledge.pressed' })
  send({ type: 'question.answered', order: { act: 'acknowledge' } })
  expect(sent).toEqual([['a1'], ['a2']])
})

test('[R11.1] another act on an alarm is sent though its acknowledgement is on its way', () => {
  const { send, sent, rows } = open()
  rows('a1')
  send({ type: 'step.pressed', by: 1, extends: false })
  send({ type: 'acknowledge.pressed' })
  send({ type: 'question.asked', question: 'commenting' })
  send({ type: 'question.answered', order: { act: 'comments', text: 'vu sur place' } })
  expect(sent).toEqual([['a1'], ['a1']])
})

test('[R11.2] more alarms than one call may name go in several, each alarm once', () => {
  const { send, sent, rows } = open()
  const ids = Array.from({ length: 450 }, (_, index) => `a${index}`)
  rows(...ids)
  for (const row of ids) send({ type: 'row.ticked', row })
  send({ type: 'acknowledge.pressed' })
  send({ type: 'question.answered', order: { act: 'acknowledge' } })
  expect(sent.map((some) => some.length)).toEqual([200, 200, 50])
  expect(sent.flat()).toEqual(ids)
})

test('with its screen a list ends', () => {
  const { list, leave } = open()
  expect(list().getSnapshot().status).toBe('active')
  leave()
  expect(list().getSnapshot().status).toBe('stopped')
})
