import { problem } from '@vigie/contracts/errors'
import { notificationsResponse, projectsResponse, REST_PATHS, siteResponse } from '@vigie/contracts/rest'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BareAnswer, type BareUpstream, createBareUpstream } from '../harness/bare-upstream.ts'
import { callGateway } from '../harness/gateway.ts'
import { createLiveClient, type LiveClient } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { createProxy, type FaultProxy } from '../harness/proxy.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

/** Servers that offer the specification's calls alone, by what they answer to a path that they do not have. */
const UNKNOWN_PATHS: readonly (BareAnswer & { readonly title: string })[] = [
  { title: '401', status: 401, body: { message: 'Unauthorized' } },
  { title: "401 'Invalid token.'", status: 401, body: { message: 'Invalid token.' } },
  { title: '403', status: 403, body: { message: 'Forbidden' } },
  { title: '405', status: 405, body: { message: 'Method not allowed' } },
  { title: '400', status: 400, body: { message: 'Bad request' } },
  { title: '410', status: 410, body: '' },
  { title: '500', status: 500, body: { error: 'Cannot read properties of undefined' } },
  { title: '200 and HTML', status: 200, body: '<!doctype html><title>App</title>' },
  { title: '200 and other JSON', status: 200, body: { success: false } },
]
const SITE = 'chaib'

describe.each(UNKNOWN_PATHS)('a foreign upstream that answers an unknown path with $title', (unknown) => {
  let upstream: BareUpstream
  let proxy: FaultProxy
  let stack: TestStack
  let where: { site: string; ports: TestStack['ports'] }
  let person: Person
  const pages: LiveClient[] = []
  beforeAll(async () => {
    upstream = await createBareUpstream([SITE], {
      event: 'notification',
      isNested: false,
      hasPayload: false,
      notificationsAt: '/notification/notifications',
      unknown,
    })
    proxy = await createProxy(Number(new URL(upstream.url).port))
    stack = await createTestStack({ services: ['gateway'], env: { gateway: { UPSTREAM_URL: proxy.url } } })
    where = { site: SITE, ports: stack.ports }
    person = await newPerson({ role: 'admin', platforms: [SITE] })
    await until('the room is joined', () => upstream.joined.includes('application_notifications_room'))
  })
  afterEach(() => {
    for (const page of pages.splice(0)) page.close()
    upstream.refusal = null
    proxy.set({})
  })
  afterAll(async () => {
    await stack?.close()
    await proxy?.close()
    await upstream?.close()
  })
  const get = (path: string) => callGateway(where, path, { token: person.token })
  const openPage = async () => {
    const page = await createLiveClient({ port: stack.ports.gateway, site: SITE, token: person.token })
    pages.push(page)
    await page.hear('snapshot')
    return page
  }
  const heard = (page: LiveClient) =>
    page.journal().flatMap((entry) => (entry.type === 'notification.created' ? [entry.data.device_id.name] : []))

  test('[R7.1] has a site, projects and notifications, no capability, and ends no session', async () => {
    const site = siteResponse.parse((await get(REST_PATHS.site)).json())
    expect([site.site.name, site.capabilities]).toEqual([SITE, []])
    expect(projectsResponse.parse((await get(REST_PATHS.projects)).json()).projects).toHaveLength(1)
    expect(notificationsResponse.parse((await get(REST_PATHS.notifications)).json()).notifications).toEqual([])
    const missing = await get(REST_PATHS.devices)
    expect([missing.status, problem.parse(missing.json()).code]).toEqual([501, 'capability.missing'])
  })

  test('[R7.2] [R4.4] its notifications are heard live', async () => {
    const page = await openPage()
    upstream.notify('Pompe 1', 'off')
    await until('the notification', () => heard(page).includes('Pompe 1'))
  })

  test('[R4.2] [R4.4] while its REST refuses, an event still has every page read its list again', async () => {
    const page = await openPage()
    upstream.refusal = unknown.status === 200 ? unknown : { status: unknown.status, body: { message: 'No' } }
    upstream.notify('Pompe 2', 'off')
    await page.hear('reset')
    await until('a second picture', () => page.events.filter(({ type }) => type === 'snapshot').length === 2)
    expect((await get(REST_PATHS.notifications)).status).toBe(502)
    upstream.refusal = null
    await until('the notification', () => heard(page).includes('Pompe 2'))
    expect(heard(page)).toEqual(['Pompe 2'])
  })

  test('[R4.2] a page that comes while its REST refuses hears the events all the same', async () => {
    upstream.refusal = { status: 403, body: { message: 'No' } }
    const page = await openPage()
    upstream.notify('Pompe 3', 'off')
    await page.hear('reset')
  })

  test('saying nothing for longer than a heartbeat, it is live; frozen, that is said within 3 s', async () => {
    const page = await openPage()
    const states = () => page.events.flatMap((event) => (event.type === 'heartbeat' ? [event.source.state] : []))
    await until('five heartbeats', () => states().length >= 5)
    expect(new Set(states())).toEqual(new Set(['live']))
    const frozenAt = performance.now()
    proxy.set({ blackhole: 'both' })
    await page.hear('heartbeat', (event) => event.source.state !== 'live')
    expect(performance.now() - frozenAt).toBeLessThan(3_000)
  })
})
