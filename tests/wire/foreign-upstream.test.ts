import { problem } from '@vigie/contracts/errors'
import { notificationsResponse, projectsResponse, REST_PATHS, siteResponse } from '@vigie/contracts/rest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareUpstream, type BareVariant, createBareUpstream } from '../harness/bare-upstream.ts'
import { callGateway } from '../harness/gateway.ts'
import { createLiveClient } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

/** A platform that offers only what the specification says: notifications work, the rest is said to be missing. */
const VARIANTS: readonly (BareVariant & { title: string })[] = [
  {
    title: 'bodies bare, events with a payload',
    event: 'notification',
    isNested: false,
    hasPayload: true,
    notificationsAt: '/api/v1/notification/notifications',
  },
  {
    title: 'bodies in data, events without payload, notifications at the root',
    event: 'new_alert',
    isNested: true,
    hasPayload: false,
    notificationsAt: '/notification/notifications',
  },
]
const SITE = 'chaib'

describe.each(VARIANTS)('a foreign upstream ($title)', (variant) => {
  let upstream: BareUpstream
  let stack: TestStack
  let admin: Person
  let where: { site: string; ports: TestStack['ports'] }
  beforeAll(async () => {
    upstream = await createBareUpstream([SITE, 'massa'], variant)
    stack = await createTestStack({
      services: ['gateway'],
      env: { gateway: { UPSTREAM_URL: upstream.url, UPSTREAM_NOTIFICATION_EVENT: variant.event } },
    })
    where = { site: SITE, ports: stack.ports }
    admin = await newPerson({ role: 'superadmin', platforms: [SITE] })
    await until('the room is joined', () => upstream.joined.includes('application_notifications_room'))
  })
  afterAll(async () => {
    await stack?.close()
    await upstream?.close()
  })
  const get = (path: string) => callGateway(where, path, { token: admin.token })
  const names = (notifications: readonly { device_id: { name: string } }[]) =>
    notifications.map(({ device_id }) => device_id.name)
  const openPage = async () => {
    const page = await createLiveClient({ port: stack.ports.gateway, site: SITE, token: admin.token })
    await page.hear('welcome')
    return page
  }
  const heard = (page: Awaited<ReturnType<typeof openPage>>) =>
    page.journal().flatMap((entry) => (entry.type === 'notification.created' ? [entry.data.device_id.name] : []))

  test('[R7.1] its projects, and a login token for one of them', async () => {
    const listed = projectsResponse.parse((await get(REST_PATHS.projects)).json())
    expect(listed.projects.map(({ name }) => name)).toEqual([SITE])
    const body = { website: `https://${SITE}.example.org` }
    const answer = await callGateway(where, REST_PATHS.loginToken, { token: admin.token, body })
    expect(answer.json()).toEqual({ token: 'one-time' })
  })

  test('its site has a name and a place, and no capability', async () => {
    const { site, capabilities } = siteResponse.parse((await get(REST_PATHS.site)).json())
    expect([site.name, site.timeZone, capabilities]).toEqual([SITE, 'Africa/Casablanca', []])
  })

  test('[R7.2] [R4.4] a notification event is heard live, once, and the list has it', async () => {
    const page = await openPage()
    upstream.notify('Pompe 1', 'off')
    await until('the notification', () => heard(page).includes('Pompe 1'))
    upstream.notify('Pompe 2', 'on')
    await until('the second one', () => heard(page).includes('Pompe 2'))
    expect(heard(page)).toEqual(['Pompe 1', 'Pompe 2'])
    const { notifications } = notificationsResponse.parse((await get(REST_PATHS.notifications)).json())
    expect(names(notifications)).toEqual(['Pompe 2', 'Pompe 1'])
    page.close()
  })

  test('[R7.1] the notifications are looked for beside the other calls, then at the root; where they are is remembered', async () => {
    await get(REST_PATHS.notifications)
    const before = upstream.asked.length
    await get(REST_PATHS.notifications)
    expect(upstream.asked.slice(before)).toEqual([variant.notificationsAt])
  })

  test('an event told while the list answers 500 is heard as soon as it answers again', async () => {
    const page = await openPage()
    upstream.failing = 500
    upstream.notify('Pompe 3', 'off')
    await until('the list fails', async () => (await get(REST_PATHS.notifications)).status === 502)
    expect(heard(page)).toEqual([])
    upstream.failing = null
    await until('the notification', () => heard(page).includes('Pompe 3'))
    expect(heard(page)).toEqual(['Pompe 3'])
    page.close()
  })

  test.each([
    REST_PATHS.devices,
    REST_PATHS.kpis,
    REST_PATHS.outages,
    REST_PATHS.audit,
    '/api/series?device=a&metric=flow_m3h&from=1&to=2',
    '/api/exports/kpis.csv',
    '/api/exports/series.xlsx?device=a&metric=flow_m3h&from=1&to=2',
  ])('%s is said to be missing on this platform', async (path) => {
    const answer = await get(path)
    expect([answer.status, problem.parse(answer.json()).code]).toEqual([501, 'capability.missing'])
  })

  test('accounts are administered all the same', async () => {
    const email = `${crypto.randomUUID()}@vigie.test`
    const body = { email, displayName: 'N', role: 'viewer', platforms: [SITE] }
    expect((await callGateway(where, REST_PATHS.users, { token: admin.token, body })).status).toBe(201)
    const answer = await get(`${REST_PATHS.users}?search=${encodeURIComponent(email)}`)
    expect(answer.json()).toMatchObject({ total: 1 })
  })
})
