import { problemOf } from '@vigie/contracts/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteAnswer } from '@/adapters/retry-after'
import { createQueryClient, refusalOf } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What a call rejected with, of an answer with this status and this Retry-After. */
const said = (rejection: unknown, status: number | null, retryAfter: string | null = null) =>
  noteAnswer(rejection, { status, retryAfter }, Date.now())

/** How often, and when (s), a query that always fails this way is asked. */
const attemptsAt = async (rejection: unknown): Promise<number[]> => {
  const client = createQueryClient()
  const begun = Date.now()
  const attempts: number[] = []
  const failing = () => {
    attempts.push((Date.now() - begun) / 1_000)
    return Promise.reject(rejection)
  }
  client.prefetchQuery({ queryKey: ['failing'], queryFn: failing }).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(120_000)
  client.clear()
  return attempts
}

test('[R7.5] what failed is asked again three times, waiting twice as long each time', async () => {
  expect(await attemptsAt(said('Something went wrong', null))).toEqual([0, 1, 3, 7])
})

test('[R7.5] the wait never passes 30 s, and what nobody reads is kept 5 minutes', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  const delay = queries?.retryDelay
  expect(typeof delay === 'function' && delay(20, new Error('any'))).toBe(30_000)
  expect(queries?.gcTime).toBe(300_000)
})

test('[R7.5] a refusal that says try later is asked again three times as well', async () => {
  expect(await attemptsAt(problemOf('request.too-many'))).toEqual([0, 1, 3, 7])
})

test('[R7.5] where it says when, no sooner, and after 30 s at the latest', async () => {
  const told = (seconds: number) => said(problemOf('request.too-many'), 429, `${seconds}`)
  expect(await attemptsAt(told(5))).toEqual([0, 5, 10, 15])
  expect(await attemptsAt(told(3_600))).toEqual([0, 30, 60, 90])
})

test('[R7.5] a refusal is an answer and is not asked again', async () => {
  expect(await attemptsAt(problemOf('resource.not-found'))).toEqual([0])
  expect(await attemptsAt(problemOf('capability.missing'))).toEqual([0])
  expect(await attemptsAt(problemOf('analyst.missing'))).toEqual([0])
})

test('[R7.5] a refusal in words of somebody else, a proxy for one, is an answer as well by its status', async () => {
  const no = (status: number) => said({ message: 'no' }, status)
  expect(await attemptsAt(no(403))).toEqual([0])
  expect(await attemptsAt(no(404))).toEqual([0])
  expect(await attemptsAt(no(502))).toHaveLength(4)
  expect(await attemptsAt(no(429))).toHaveLength(4)
})

test('[R7.5] what a foreign platform refused, whatever it wrote, is an answer too', async () => {
  expect(await attemptsAt(problemOf('upstream.rejected'))).toEqual([0])
  expect(refusalOf(problemOf('upstream.rejected'))).toBe('upstream.rejected')
})

test('[R7.5] a refusal in HTML or plain text is an answer by its status, and asked again where that says later', async () => {
  const page = (status: number) => said(`<!doctype html><title>${status}</title>`, status)
  expect(await attemptsAt(page(403))).toEqual([0])
  expect(await attemptsAt(page(404))).toEqual([0])
  expect(await attemptsAt(page(429))).toHaveLength(4)
  expect(await attemptsAt(page(503))).toHaveLength(4)
})

test('[R7.5] a refusal without a body is an answer by its status, and asked again where it says later', async () => {
  const bare = (status: number, retryAfter: string | null = null) => said('Something went wrong', status, retryAfter)
  expect(await attemptsAt(bare(403))).toEqual([0])
  expect(await attemptsAt(bare(404))).toEqual([0])
  for (const later of [408, 425, 429, 500, 503]) expect(await attemptsAt(bare(later))).toEqual([0, 1, 3, 7])
  expect(await attemptsAt(bare(403, '5'))).toEqual([0, 5, 10, 15])
})

test('what was refused for good says why, where somebody said', () => {
  expect(refusalOf(problemOf('site.forbidden'))).toBe('site.forbidden')
  expect(refusalOf(problemOf('upstream.unavailable'))).toBeNull()
  expect(refusalOf(said({ message: 'no' }, 403))).toBeNull()
})
