import { ANALYST_PATHS, analystStatusResponse, findingsResponse } from '@vigie/contracts/rest/analyst'
import { sitesBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callGateway } from '../harness/gateway.ts'
import { newPerson } from '../harness/people.ts'
import { call } from '../harness/rest.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { callUpstream } from '../harness/upstream.ts'

describe('the analyst', () => {
  let stack: TestStack
  beforeAll(async () => {
    stack = await createTestStack({ services: ['upstream', 'analyst', 'gateway'] })
  })
  afterAll(() => stack?.close())

  test('[R13] answers whoever may see the site, through the gateway', async () => {
    const { token } = await newPerson({ role: 'viewer', platforms: [stack.site] })
    const answer = await callGateway(stack, '/api/analyst', { token })
    expect(answer.status).toBe(200)
    analystStatusResponse.parse(answer.json())
    expect((await callGateway(stack, '/api/analyst')).status).toBe(401)
    expect((await callGateway(stack, '/api/analyst', { token, site: stack.otherSite })).status).toBe(403)
  })

  test('[R13.2] shows findings to whoever may see the site, and hears operators on them', async () => {
    const { token: viewer } = await newPerson({ role: 'viewer', platforms: [stack.site] })
    const { token: operator } = await newPerson({ role: 'operator', platforms: [stack.site] })
    const answer = await callGateway(stack, ANALYST_PATHS.findings, { token: viewer })
    expect(findingsResponse.parse(answer.json())).toMatchObject({ seenUntil: null, findings: [] })
    const judge = { method: 'POST', body: { verdict: 'accepted' } } as const
    const path = ANALYST_PATHS.findingFeedback.replace(':id', 'leak.secteur-1.1')
    expect((await callGateway(stack, path, { token: viewer, ...judge })).status).toBe(403)
    expect((await callGateway(stack, path, { token: operator, ...judge })).status).toBe(404)
    expect((await callGateway(stack, ANALYST_PATHS.findings, { token: viewer, site: stack.otherSite })).status).toBe(
      403,
    )
  })

  test('hears nobody but the gateway', async () => {
    const { token } = await newPerson({ role: 'superadmin', platforms: [stack.site] })
    const own = { port: stack.ports.analyst, path: '/api/analyst' }
    expect((await call({ ...own, token })).status).toBe(401)
    expect((await call({ ...own, token, headers: { 'x-service-key': 'guess-of-a-key' } })).status).toBe(401)
  })

  test('reads every site of the upstream with the service key, which no other key does', async () => {
    const answer = await callUpstream(stack, UPSTREAM_PATHS.sites, { token: stack.serviceKey })
    expect(sitesBody.parse(answer.json()).sites.map(({ slug }) => slug)).toContain(stack.otherSite)
    expect((await callUpstream(stack, UPSTREAM_PATHS.sites, { token: `${stack.serviceKey}x` })).status).toBe(401)
  })

  test('is said to be away while it is, and answers again when it is back', async () => {
    const { token } = await newPerson({ role: 'viewer', platforms: [stack.site] })
    await stack.stopService('analyst')
    const away = await callGateway(stack, '/api/analyst', { token })
    expect(away.status).toBe(502)
    expect(away.json()).toMatchObject({ code: 'analyst.unavailable' })
    await stack.restart('analyst')
    expect((await callGateway(stack, '/api/analyst', { token })).status).toBe(200)
  })
})

test('[R13] without an analyst the gateway says so', async () => {
  const stack = await createTestStack()
  try {
    const { token } = await newPerson({ role: 'viewer', platforms: [stack.site] })
    const answer = await callGateway(stack, '/api/analyst', { token })
    expect(answer.status).toBe(200)
    expect(answer.json()).toEqual({ engines: [] })
    const findings = await callGateway(stack, '/api/analyst/findings', { token })
    expect(findings.status).toBe(501)
    expect(findings.json()).toMatchObject({ code: 'analyst.missing' })
  } finally {
    await stack.close()
  }
})
