import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { createTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const PATH = `/api/v1${UPSTREAM_PATHS.alarmLoad}?site=chaib&`

describe.each(DATABASES)('the alarm load on $name', (kind) => {
  let upstream: TestUpstream

  beforeAll(async () => {
    upstream = await createTestUpstream(kind)
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
})
