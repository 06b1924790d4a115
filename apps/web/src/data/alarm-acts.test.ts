import { problemOf } from '@vigie/contracts/errors'
import type { AlarmAct, AlarmOrder } from '@vigie/machines/alarm-acts'
import { expect, test, vi } from 'vitest'
import { sendAct } from './alarm-acts.ts'

const acknowledge = { act: 'acknowledge' } as const
const act = (ids: readonly string[], order: AlarmOrder = acknowledge, key = 'k'): AlarmAct => ({ key, ids, order })
const setUp = (...answers: readonly unknown[]) => {
  const post = vi.fn()
  for (const answer of answers) {
    if (answer instanceof Object && 'code' in answer) post.mockRejectedValueOnce(answer)
    else post.mockResolvedValueOnce(answer)
  }
  return post
}
const headers = (post: ReturnType<typeof setUp>) => post.mock.calls.map((call) => call[3]['idempotency-key'])

test('[R11.2] a won acknowledgement is done; a lost one tells the winner and when', async () => {
  const post = setUp({ won: true, alarm: {} })
  expect(await sendAct({ post }, act(['a1'], acknowledge, 'k-1'))).toEqual({ a1: { kind: 'done', order: acknowledge } })
  expect([post.mock.calls[0]?.[0], headers(post)]).toEqual(['/api/alarms/a1/acknowledge', ['k-1']])
  const at = '2026-11-22T09:04:18.000Z'
  const lost = setUp({ won: false, alarm: { acknowledgedBy: { uid: 'u', name: 'Salma B.' }, acknowledgedAt: at } })
  expect(await sendAct({ post: lost }, act(['a1'], acknowledge, 'k-2'))).toEqual({
    a1: { kind: 'lost', by: 'Salma B.', at },
  })
})

test('[R11.2] several go in one call; each has its own fate', async () => {
  const post = setUp({
    results: [
      { id: 'a1', won: true, state: 'acknowledged' },
      { id: 'a2', won: false, state: 'acknowledged' },
      { id: 'a3', code: 'resource.not-found' },
    ],
  })
  expect(await sendAct({ post }, act(['a1', 'a2', 'a3']))).toEqual({
    a1: { kind: 'done', order: acknowledge },
    a2: { kind: 'lost', by: null, at: null },
    a3: { kind: 'refused', order: acknowledge, code: 'resource.not-found' },
  })
  expect(post).toHaveBeenCalledTimes(1)
})

test('[R11.3] an act on several that has no call of its own goes to each, under keys that a retry finds again', async () => {
  const order = { act: 'comments', text: 'vu' } as const
  const post = setUp({ alarm: {} }, problemOf('alarm.transition-refused'))
  expect(await sendAct({ post }, act(['a1', 'a2'], order))).toEqual({
    a1: { kind: 'done', order },
    a2: { kind: 'refused', order, code: 'alarm.transition-refused' },
  })
  expect(post.mock.calls[0]?.[2]).toEqual({ text: 'vu' })
  expect(headers(post)).toEqual(['k', 'k-2'])
})

test.each([problemOf('upstream.unavailable'), problemOf('request.too-many')])(
  '[R11.2] $code is no answer: the act is to be sent again',
  async (problem) => {
    await expect(sendAct({ post: setUp(problem) }, act(['a1']))).rejects.toEqual(problem)
    await expect(sendAct({ post: setUp(problem) }, act(['a1', 'a2']))).rejects.toEqual(problem)
  },
)
