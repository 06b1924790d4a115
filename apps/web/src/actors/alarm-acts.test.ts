// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAlarmActs } from './alarm-acts.ts'
import type { KeptActs } from './kept-acts.ts'
import type { LiveFeedActor } from './live-feed.ts'
import type { SendAct } from './send-act.ts'

const LOOK_MS = 5_000
const left = {
  key: 's-1',
  ids: ['a1'],
  order: { act: 'acknowledge' as const },
  tab: 'gone',
  at: '2026-11-23T09:00:00Z',
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_: string, __: object, run: (lock: object) => unknown) => run({}),
      query: async () => ({ held: [] }),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The acts of a session, beside what another tab, that is gone, left behind. */
const open = () => {
  let others = [left]
  const kept: KeptActs = {
    read: () => [],
    write: () => undefined,
    others: () => others,
    subscribe: () => () => undefined,
    settle: () => {
      others = []
    },
  }
  const feed = { subscribe: () => ({ unsubscribe: () => undefined }) }
  const send = vi.fn<SendAct>(async ({ ids, order }) =>
    Object.fromEntries(ids.map((id) => [id, { kind: 'done' as const, order }])),
  )
  const onLeftSent = vi.fn()
  const acts = createAlarmActs({ send, onLeftSent, kept, feed: feed as unknown as LiveFeedActor, inspect: undefined })
  return { acts, send, onLeftSent }
}

test('[R11.2] what another tab left behind is sent while the connection is there, once, and told', async () => {
  const { acts, send, onLeftSent } = open()
  await vi.advanceTimersByTimeAsync(LOOK_MS)
  // its code comes only once it is wanted
  await vi.waitFor(() => expect(onLeftSent).toHaveBeenCalledWith([left]))
  await vi.advanceTimersByTimeAsync(2 * LOOK_MS)
  expect(send).toHaveBeenCalledOnce()
  expect(onLeftSent).toHaveBeenCalledOnce()
  acts.stop()
})

test('[R11.2] what was left behind and has no answer is sent again when it is next looked for, not before', async () => {
  const { acts, send, onLeftSent } = open()
  send.mockRejectedValueOnce(new Error('no answer'))
  await vi.advanceTimersByTimeAsync(LOOK_MS)
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(LOOK_MS / 2)
  expect(send).toHaveBeenCalledOnce()
  expect(onLeftSent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(LOOK_MS)
  expect(send).toHaveBeenCalledTimes(2)
  expect(onLeftSent).toHaveBeenCalledOnce()
  acts.stop()
})

test('[R11.2] once the session ended nothing that was left behind is sent', async () => {
  const { acts, send } = open()
  acts.stop()
  await vi.advanceTimersByTimeAsync(2 * LOOK_MS)
  expect(send).not.toHaveBeenCalled()
})
