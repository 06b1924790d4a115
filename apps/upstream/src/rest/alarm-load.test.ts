import { alarmLoad, alarmPage } from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { birthOf, createTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const PATH = `/api/v1${UPSTREAM_PATHS.alarmLoad}?site=chaib&`

describe.each(DATABASES)('the alarm load on $name', (kind) => {
  let upstream: TestUpstream
  let aheadMs = 0

  beforeAll(async () => {
    upstream = await createTestUpstream(kind, {}, () => Date.now() + aheadMs)
  }, 60_000)
  afterAll(async () => {
    await upstream.stop()
  }, 60_000)

  test.each([
    ['unit=day&date=2099-01-01', 'date: the period has not begun'],
    ['unit=range&date=2098-01-01&end=2099-01-01', 'date: the period has not begun'],
    ['unit=day&date=0001-01-01', 'a day from 2000-01-01 to 2100-12-31'],
    ['unit=day&date=9999-12-31', 'a day from 2000-01-01 to 2100-12-31'],
    ['unit=day&date=2026-02-31', 'date'],
  ])('[R11.8] of a period that cannot have alarms none are told to be there: %s', async (query, why) => {
    expect(await upstream.call(PATH + query, 'viewer:chaib')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(why) },
    })
  })

  test('[R11.8] the year that goes on has begun', async () => {
    expect((await upstream.call(`${PATH}unit=year`, 'viewer:chaib')).status).toBe(200)
  })

  test('[R11.8] an alarm that was acknowledged is, also once it came back from the shelf and waits again', async () => {
    await upstream.publish('birth', birthOf('pompe', 'chaib'), 'pompe')
    // before the first reading nothing of the site is known
    await upstream.publish('telemetry', { ts: Date.now() - 1_200_000, values: { flow_m3h: 0 } }, 'pompe')
    await upstream.publish('power', { ts: Date.now() - 600_000, state: 'off' }, 'pompe')
    const { body } = await upstream.call('/api/v1/alarms?site=chaib&device=pompe')
    const id = alarmPage.parse(body).alarms[0]?.id
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const act = async (name: string, said: object) =>
      expect(await upstream.call(`/api/v1/alarms/${id}/${name}?site=chaib`, 'operator:chaib', said)).toMatchObject({
        status: 200,
      })
    const load = async () => alarmLoad.parse((await upstream.call(`${PATH}unit=last-24h`, 'viewer:chaib')).body)
    await act('acknowledge', {})
    aheadMs = 600_000
    const before = await load()
    expect(before.mttaMs).not.toBeNull()
    await act('shelve', { reason: 'travaux', until })
    await act('unshelve', {})
    const after = await load()
    expect([after.mttaMs, after.responses]).toEqual([before.mttaMs, before.responses])
  })
})
