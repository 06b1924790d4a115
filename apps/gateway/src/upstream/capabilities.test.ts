import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { done, failed } from '../outcome.ts'
import type { RestOutcome } from './answer.ts'
import { type Capabilities, createCapabilities } from './capabilities.ts'
import type { RestClient } from './rest-client.ts'

let answers: Record<string, RestOutcome<unknown>>
let asked: string[]
let isMute: boolean
let capabilities: Capabilities
beforeEach(() => {
  vi.useFakeTimers()
  answers = {}
  asked = []
  isMute = false
  const rest: RestClient = {
    get: async (path, _token, body) => {
      asked.push(path)
      const answer = answers[path] ?? { ...failed('resource.not-found'), status: 404 }
      return answer.ok ? done(body.parse(answer.value)) : answer
    },
    picture: async () => failed('internal'),
    post: async () => failed('internal'),
    put: async () => failed('internal'),
    patch: async () => failed('internal'),
  }
  capabilities = createCapabilities(rest, { isMute: () => isMute })
})
afterEach(() => {
  vi.useRealTimers()
})
const OURS = done({ capabilities: ['journal', 'something of tomorrow'] })

test('a list is remembered until the link connects anew; what it does not know in it is left out', async () => {
  answers[UPSTREAM_PATHS.capabilities] = OURS
  expect(await capabilities.read('t')).toEqual(done(['journal']))
  await capabilities.read('t')
  expect(asked).toHaveLength(1)
  capabilities.forget()
  await capabilities.read('t')
  expect(asked).toHaveLength(2)
})

test('an upstream that had capabilities and is in trouble still has them; one that says it has no such path has none', async () => {
  answers[UPSTREAM_PATHS.capabilities] = OURS
  await capabilities.read('t')
  for (const failure of [
    { ...failed('upstream.unavailable'), status: 500 },
    { ...failed('auth.invalid'), status: 401 },
    failed('upstream.timeout'),
  ]) {
    capabilities.forget()
    answers[UPSTREAM_PATHS.capabilities] = failure
    expect(await capabilities.read('t')).toEqual(done(['journal']))
  }
  delete answers[UPSTREAM_PATHS.capabilities]
  expect(await capabilities.read('t')).toEqual(done([]))
})

test('an upstream that cannot answer now is not known, unless its link is mute as none of ours is', async () => {
  answers[UPSTREAM_PATHS.capabilities] = { ...failed('upstream.unavailable'), status: 503 }
  expect(await capabilities.read('t')).toMatchObject({ ok: false })
  expect(capabilities.known()).toBeNull()
  isMute = true
  expect(await capabilities.read('t')).toEqual(done([]))
})

test("[R7.4] 'Invalid token.' is believed when a call of the specification says it too", async () => {
  const refused = { ...failed('auth.invalid'), status: 401 }
  answers = { [UPSTREAM_PATHS.capabilities]: refused, [UPSTREAM_PATHS.projects]: refused }
  expect(await capabilities.read('t')).toMatchObject({ code: 'auth.invalid' })
  answers = { [UPSTREAM_PATHS.capabilities]: refused, [UPSTREAM_PATHS.projects]: done({ users: [] }) }
  expect(await capabilities.read('t')).toEqual(done([]))
})

test('what was presumed is asked again after a minute, and nobody waits for the answer', async () => {
  answers[UPSTREAM_PATHS.capabilities] = { ...failed('upstream.unavailable'), status: 500 }
  await capabilities.read('t')
  answers[UPSTREAM_PATHS.capabilities] = OURS
  vi.advanceTimersByTime(59_000)
  expect(await capabilities.read('t')).toEqual(done([]))
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(await capabilities.read('t')).toEqual(done([]))
  await vi.waitFor(() => expect(capabilities.known()).toEqual(['journal']))
})
