import { alarmLoad, seriesBody } from '@vigie/contracts/entities'
import {
  devicesBody,
  journalBody,
  latestBody,
  loginTokenBody,
  notificationsBody,
  projectsBody,
  sitesBody,
  UPSTREAM_PATHS,
} from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { POSTED_PATHS, READ_PATHS } from '../testing/paths.ts'
import { createTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const API = '/api/v1'
const MINUTE = 60_000

describe.each(DATABASES)('REST on $name', (kind) => {
  let upstream: TestUpstream
  const now = Math.floor(Date.now() / MINUTE) * MINUTE
  /** when what is counted happened: before the watermark, which goes by five minutes */
  const then = now - 10 * MINUTE

  beforeAll(async () => {
    upstream = await createTestUpstream(kind)
    for (const ts of [then - MINUTE, now]) await upstream.publish('telemetry', { ts, values: { running: 1 } })
    await upstream.publish('power', { ts: then - 2_000, state: 'off' })
    await upstream.publish('power', { ts: then - 1_000, state: 'on' })
    await upstream.publish('power', { ts: then - 500, state: 'off' }, 'p1', 'paris')
  }, 60_000)
  afterAll(async () => {
    await upstream.stop()
  }, 60_000)

  test.each([
    ['no token', null],
    ['a forged token', 'forged'],
  ])('[R7.4] %s: 401 with the words the spec names, on every path', async (_title, bearer) => {
    const paths = READ_PATHS.map((path) => API + path)
    for (const path of [...paths, UPSTREAM_PATHS.projects, UPSTREAM_PATHS.notifications])
      expect(await upstream.call(path, bearer), path).toEqual({ status: 401, body: { message: 'Invalid token.' } })
    for (const path of POSTED_PATHS)
      expect(await upstream.call(API + path, bearer, {}), path).toEqual({
        status: 401,
        body: { message: 'Invalid token.' },
      })
  })

  test('an identity service that does not answer is no bad token', async () => {
    expect((await upstream.call(API + UPSTREAM_PATHS.sites, 'outage')).status).toBe(503)
  })

  test.each(['', API])('[R7.1] the three calls of the spec answer in its shapes, at %j', async (base) => {
    const projects = await upstream.call(base + UPSTREAM_PATHS.projects, 'viewer:paris')
    expect(projectsBody.parse(projects.body).users).toEqual([
      { _id: 'chaib', name: 'Chaib', link: 'http://chaib.test' },
      { _id: 'paris', name: 'Paris', link: 'http://paris.test' },
    ])
    const token = await upstream.call(base + UPSTREAM_PATHS.loginToken, 'viewer:paris', {
      website: 'http://paris.test/',
    })
    expect(loginTokenBody.parse(token.body).token).toBe('custom-token-of-viewer:paris')
    const { body } = await upstream.call(base + UPSTREAM_PATHS.notifications, 'viewer:chaib')
    expect(notificationsBody.parse(body).notifications).toMatchObject([
      { device_id: { name: 'Pompe p1' }, deviceStatus: 'on', created_at: new Date(then - 1_000).toISOString() },
      { device_id: { name: 'Pompe p1' }, deviceStatus: 'off', created_at: new Date(then - 2_000).toISOString() },
    ])
  })

  test('[R6.1] listing is not access: no token for a project that is only listed', async () => {
    for (const website of ['Chaib', 'http://chaib.test', 'http://elsewhere.test'])
      expect((await upstream.call(API + UPSTREAM_PATHS.loginToken, 'viewer:paris', { website })).status).toBe(403)
  })

  test('notifications of another platform are nobody else’s, `site` narrows', async () => {
    const of = async (bearer: string, query: string) =>
      notificationsBody.parse((await upstream.call(`${API}${UPSTREAM_PATHS.notifications}${query}`, bearer)).body)
        .notifications.length
    expect(await of('viewer:chaib,paris', '')).toBe(3)
    expect(await of('viewer:chaib,paris', '?site=paris')).toBe(1)
    expect(await of('viewer:chaib', '?site=paris')).toBe(0)
  })

  test.each([UPSTREAM_PATHS.devices, UPSTREAM_PATHS.latest, UPSTREAM_PATHS.journal, UPSTREAM_PATHS.quarantine])(
    '%s: a site of another platform, and one that is nowhere, are not found',
    async (path) => {
      const query = path === UPSTREAM_PATHS.journal ? '&since=0' : ''
      for (const site of ['paris', 'nowhere'])
        expect(await upstream.call(`${API}${path}?site=${site}${query}`)).toEqual({
          status: 404,
          body: { message: 'Site not found.' },
        })
    },
  )

  test('sites and devices are those of the platforms held', async () => {
    expect(sitesBody.parse((await upstream.call(API + UPSTREAM_PATHS.sites)).body).sites).toMatchObject([
      { slug: 'chaib', timeZone: 'Africa/Casablanca' },
    ])
    const { body } = await upstream.call(`${API}${UPSTREAM_PATHS.devices}?site=chaib`)
    expect(devicesBody.parse(body).devices).toMatchObject([{ id: 'p1', site: 'chaib' }])
  })

  test('the picture and the journal agree on where they stand', async () => {
    const picture = latestBody.parse((await upstream.call(`${API}${UPSTREAM_PATHS.latest}?site=chaib`)).body)
    const journal = journalBody.parse(
      (await upstream.call(`${API}${UPSTREAM_PATHS.journal}?site=chaib&since=1&limit=2`)).body,
    )
    expect(journal).toMatchObject({ epoch: picture.epoch, head: picture.seq, entries: [{ seq: 2 }, { seq: 3 }] })
  })

  test('the alarm load counts the alarms of the period; those of another platform are not found', async () => {
    const path = `${API}${UPSTREAM_PATHS.alarmLoad}?site=chaib&unit=year`
    const load = alarmLoad.parse((await upstream.call(path, 'viewer:chaib')).body)
    expect(load).toMatchObject({ raised: 1, peakTenMinutes: 1, stale: 0, chattering: 0 })
    expect(load.to).toBeLessThanOrEqual(Date.now())
    expect((await upstream.call(path, 'viewer:paris')).status).toBe(404)
  })

  test('a parameter that a call does not have is refused by its name; the calls of the specification take any', async () => {
    const misspelt = await upstream.call(`${API}${UPSTREAM_PATHS.alarms}?site=chaib&statte=open`, 'viewer:chaib')
    expect(misspelt).toMatchObject({ status: 400, body: { message: 'Unknown parameter: statte' } })
    const none = await upstream.call(`${API}${UPSTREAM_PATHS.sites}?site=chaib`, 'viewer:chaib')
    expect(none).toMatchObject({ status: 400, body: { message: 'Unknown parameter: site' } })
    for (const path of [`${UPSTREAM_PATHS.notifications}?site=chaib&_=1`, `${UPSTREAM_PATHS.projects}?_=1`])
      expect((await upstream.call(path, 'viewer:chaib')).status).toBe(200)
    expect((await upstream.call(`${API}/nowhere?_=1`, 'viewer:chaib')).status).toBe(404)
  })

  test('the quarantine is for administrators of the site', async () => {
    expect((await upstream.call(`${API}${UPSTREAM_PATHS.quarantine}?site=chaib`, 'operator:chaib')).status).toBe(403)
    expect((await upstream.call(`${API}${UPSTREAM_PATHS.quarantine}?site=chaib`, 'superadmin:chaib')).status).toBe(200)
    expect((await upstream.call(`${API}${UPSTREAM_PATHS.quarantine}`, 'admin:chaib')).status).toBe(403)
    await upstream.publish('power', { ts: Date.now(), state: 'off' }, 'p1', 'nowhere')
    const strays = await upstream.call(`${API}${UPSTREAM_PATHS.quarantine}`, 'superadmin:chaib')
    expect(strays.body).toMatchObject({ items: [{ reason: 'site.unknown', topic: 'vigie/nowhere/p1/power' }] })
  })

  test.each([
    ['a malformed body', 400, '{'],
    ['a body beyond 1 MiB', 413, `"${'x'.repeat(1_100_000)}"`],
  ])('%s: %i', async (_title, status, body) => {
    const response = await fetch(`http://127.0.0.1:${upstream.port}${API}${UPSTREAM_PATHS.readings}`, {
      method: 'POST',
      headers: { authorization: 'Bearer admin:chaib', 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })

  test('health, readiness and figures need no token', async () => {
    expect(await upstream.call('/healthz', null)).toEqual({ status: 200, body: { status: 'ok' } })
    expect((await upstream.call('/readyz', null)).status).toBe(200)
    const metrics = await fetch(`http://127.0.0.1:${upstream.port}/metrics`)
    expect(await metrics.text()).toContain('vigie_journal_head{site="chaib"} 4')
  })

  describe('series', () => {
    const start = now - 10 * 86_400_000
    const read = async (metric: string, from: number, to: number, points: number) =>
      seriesBody.parse(
        (
          await upstream.call(
            `${API}${UPSTREAM_PATHS.series}?site=chaib&device=p1&metric=${metric}&from=${from}&to=${to}&points=${points}`,
          )
        ).body,
      )

    beforeAll(async () => {
      const minutes = Array.from({ length: 3 * 1_440 }, (_, index) => index).filter(
        (minute) => minute < 1_440 || minute >= 2_880,
      )
      for (let first = 0; first < minutes.length; first += 720)
        await upstream.publish(
          'telemetry',
          minutes.slice(first, first + 720).map((minute) => ({
            ts: start + minute * MINUTE,
            values: { flow_m3h: minute === 777 ? 150 : 10, energy_kwh: minute * 2, running: minute % 60 < 15 ? 1 : 0 },
          })),
        )
    })

    test('few enough readings are given as they are', async () => {
      const body = await read('flow_m3h', start, start + 60 * MINUTE, 100)
      expect(body).toMatchObject({ resolution: 'raw', bucketMs: 0, watermark: start + (3 * 1_440 - 1) * MINUTE })
      expect(body.points).toHaveLength(60)
      expect(body.points[1]).toEqual([start + MINUTE, 10, 10, 10])
    })

    test.each([
      ['raw', 1, 600],
      ['5min', 3, 600],
      ['hour', 3, 72],
      ['day', 9, 9],
    ] as const)(
      '%s: never more points than asked for, and the peak of one minute is not lost',
      async (resolution, days, points) => {
        const body = await read('flow_m3h', start, start + days * 86_400_000, points)
        expect(body.resolution).toBe(resolution)
        expect(body.points.length).toBeLessThanOrEqual(points)
        expect(Math.max(...body.points.map(([, , , max]) => max))).toBe(150)
        expect(body.points.every(([ts]) => ts >= start && ts < start + days * 86_400_000)).toBe(true)
      },
    )

    test('a time without data has no point', async () => {
      const { points } = await read('flow_m3h', start, start + 3 * 86_400_000, 72)
      const hours = points.map(([ts]) => Math.floor((ts - start) / 3_600_000))
      expect(hours.filter((hour) => hour > 24 && hour < 47)).toEqual([])
      expect(hours).toContain(23)
      expect(hours).toContain(49)
    })

    test('a counter gives increments that add up, a state the share of time it was on', async () => {
      const counted = await read('energy_kwh', start, start + 86_400_000, 24)
      expect(counted.points.reduce((sum, [, value]) => sum + value, 0)).toBe(2 * 1_439)
      const on = await read('running', start, start + 86_400_000, 24)
      expect(on.points[1]?.[1]).toBeCloseTo(0.25, 1)
    })

    test('a range the wrong way round, too many points, an unknown series are refused', async () => {
      const url = (query: string) => `${API}${UPSTREAM_PATHS.series}?site=chaib&device=p1&metric=flow_m3h&${query}`
      expect((await upstream.call(url('from=2&to=1'))).status).toBe(400)
      expect((await upstream.call(url('from=1&to=2&points=5000'))).status).toBe(400)
      expect((await upstream.call(url('from=1&to=2').replace('p1', 'p9'))).status).toBe(404)
    })
  })

  test('anybody may have written what they were refused, a few times a minute; acts only who administers', async () => {
    const note = (bearer: string, action: string) =>
      upstream.call(`${API}${UPSTREAM_PATHS.audit}`, bearer, { action, subject: 'chaib', detail: {} })
    expect((await note('viewer:paris', 'access.refused')).status).toBe(201)
    expect((await note('viewer:paris', 'user.created')).status).toBe(403)
    const answers = await Promise.all(Array.from({ length: 90 }, () => note('viewer:paris', 'access.refused')))
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(60)
    expect(answers.some(({ status }) => status === 429)).toBe(true)
    expect((await note('viewer:chaib', 'access.refused')).status).toBe(201)
  })
})
