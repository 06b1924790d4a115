import { REST_PATHS } from '@vigie/contracts/rest'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callGateway } from '../harness/gateway.ts'
import { newPerson } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { callUpstream } from '../harness/upstream.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await createTestStack()
})
afterAll(() => stack?.close())

test('who is disabled at the gateway leaves the rooms of the upstream, whose REST refuses them', async () => {
  const admin = await newPerson({ role: 'superadmin', platforms: [stack.site] })
  const person = await newPerson({ role: 'operator', platforms: [stack.site] })
  const socket = io(stack.urls.upstream, { auth: { token: person.token }, forceNew: true, transports: ['websocket'] })
  await new Promise((resolve) => socket.once('connect', () => resolve(null)))
  const gone = new Promise((resolve) => socket.once('disconnect', resolve))
  const sites = () => callUpstream(stack, UPSTREAM_PATHS.sites, { token: person.token })
  expect((await sites()).status).toBe(200)

  const path = REST_PATHS.user.replace(':uid', person.uid)
  const answer = await callGateway(stack, path, { token: admin.token, method: 'PATCH', body: { disabled: true } })
  expect(answer.status).toBe(200)
  expect(await gone).toBe('io server disconnect')
  expect((await sites()).status).toBe(401)
  socket.close()
})
