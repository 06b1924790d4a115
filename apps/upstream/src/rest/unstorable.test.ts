import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { createTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const API = '/api/v1'

describe.each(DATABASES)('a text that $name could not keep', (kind) => {
  let upstream: TestUpstream

  beforeAll(async () => {
    upstream = await createTestUpstream(kind)
  }, 60_000)
  afterAll(async () => {
    await upstream.stop()
  }, 60_000)

  test.each([
    ['NUL in a query', `${UPSTREAM_PATHS.alarms}?site=chaib&q=%00`, undefined],
    ['NUL in an address', `${UPSTREAM_PATHS.alarms}/%00`, undefined],
    ['half a surrogate pair in a body', UPSTREAM_PATHS.loginToken, { website: '\ud800' }],
  ])('%s is refused as such', async (_, path, body) => {
    expect(await upstream.call(API + path, 'viewer:chaib', body)).toMatchObject({ status: 400 })
  })
})
