import { FIGURE_LIMITS, RETRY_AFTER_SECONDS } from '@vigie/contracts/limits'
import { fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import { testIdentity } from '../testing/upstream.ts'
import { authenticate } from './guard.ts'
import { createInTurn } from './in-turn.ts'

test('one person has few questions under way and some that wait; more are refused, and others are answered', async () => {
  const app = fastify()
  const inTurn = createInTurn()
  const jobs: (() => void)[] = []
  app.decorateRequest('identity', null)
  app.addHook('onRequest', authenticate(testIdentity))
  app.get('/', (request, reply) =>
    inTurn(request, reply, () => new Promise((resolve) => jobs.push(() => resolve('answer')))),
  )
  const ask = (bearer: string) => app.inject({ url: '/', headers: { authorization: `Bearer ${bearer}` } })

  const many = FIGURE_LIMITS.perPerson + FIGURE_LIMITS.waitingPerPerson + 1
  const answers = Array.from({ length: many }, () => ask('viewer:chaib'))
  const refused = await Promise.race(answers)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(RETRY_AFTER_SECONDS)])
  expect(jobs).toHaveLength(FIGURE_LIMITS.perPerson)

  const other = ask('operator:chaib')
  await vi.waitFor(() => expect(jobs).toHaveLength(FIGURE_LIMITS.perPerson + 1))
  jobs.at(-1)?.()
  expect((await other).statusCode).toBe(200)
  await app.close()
})
