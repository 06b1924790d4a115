import { MINUTE_MS } from '@vigie/contracts/entities'
import { outagesBody } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { birthOf, createTestUpstream, type TestUpstream } from '../testing/upstream.ts'

describe.each(DATABASES)('the moment that a late report claims, on $name', (kind) => {
  let upstream: TestUpstream
  beforeAll(async () => {
    upstream = await createTestUpstream(kind)
  }, 60_000)
  afterAll(async () => {
    await upstream?.stop()
  })
  const outages = async () => {
    const { body } = await upstream.call('/api/v1/outages?site=chaib&unit=day')
    return outagesBody.parse(body).outages
  }
  const say = (state: 'on' | 'off', ts: number) => upstream.publish('power', { ts, state }, 'l1')

  test('[R10] is kept with the outage, of its beginning as of its end; what was said in time claims nothing', async () => {
    await upstream.publish('birth', birthOf('l1', 'chaib'), 'l1')
    const now = Date.now()
    const claimed = now - 30 * MINUTE_MS
    await say('on', now - 5 * MINUTE_MS)
    await say('off', claimed)
    const [open] = await outages()
    expect(open).toMatchObject({ device: 'l1', to: null, late: true, fromSaidAt: claimed })
    expect(open?.from).toBeGreaterThanOrEqual(now)
    await say('on', claimed - MINUTE_MS)
    expect((await outages())[0]).toMatchObject({ late: true, fromSaidAt: claimed, toSaidAt: claimed - MINUTE_MS })
    await say('off', Date.now())
    await say('on', Date.now() + 1)
    const [last] = await outages()
    expect([last?.late, last?.fromSaidAt, last?.toSaidAt]).toEqual([undefined, undefined, undefined])
  })

  test('[R10] of a clock that is ahead is kept too: the cut dates from when it was heard', async () => {
    await upstream.publish('birth', birthOf('l1', 'chaib'), 'l1')
    await say('on', Date.now())
    const heard = Date.now()
    const claimed = Date.UTC(2100, 0, 1)
    await say('off', claimed)
    const open = (await outages()).at(0)
    expect(open).toMatchObject({ device: 'l1', to: null, fromSaidAt: claimed })
    expect(open?.late).toBeUndefined()
    expect(Math.abs((open?.from ?? 0) - heard)).toBeLessThan(MINUTE_MS)
    await say('on', claimed + 1)
    expect((await outages())[0]).toMatchObject({ fromSaidAt: claimed, toSaidAt: claimed + 1 })
  })
})
