import { INGEST_LIMITS, quarantineBody } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { birthOf, startTestUpstream, type TestUpstream } from '../testing/upstream.ts'
import { MINUTE_MS } from '../time.ts'
import { createBirthBound } from './birth-bound.ts'
import { readMqttMessage } from './message.ts'

const { birthsPerMinute, birthsPerDeviceAndMinute } = INGEST_LIMITS
const bornAt = (site: string, device: string) =>
  readMqttMessage(`vigie/${site}/${device}/birth`, Buffer.from(JSON.stringify(birthOf(device, site))))
const fleet = (site: string, count: number) => Array.from({ length: count }, (_, index) => bornAt(site, `d${index}`))

const createTrial = () => {
  const known = new Set<string>()
  const clock = { now: 0 }
  const bound = createBirthBound(
    { hasSite: (site) => site !== 'nowhere', has: ({ id }) => known.has(id) },
    () => clock.now,
  )
  return { bound, known, clock }
}

test('a fleet may be born at once; what a site brings beyond is set aside, the next minute takes it', () => {
  const { bound, clock } = createTrial()
  const messages = fleet('chaib', birthsPerMinute + 3)
  const first = bound.admit(messages)
  expect(first.news).toHaveLength(birthsPerMinute)
  expect(first.messages.slice(birthsPerMinute)).toMatchObject(
    Array.from({ length: 3 }, () => ({ kind: 'unreadable', reason: 'birth.too-many' })),
  )
  expect(bound.admit(fleet('massa', 1)).news).toHaveLength(1)
  expect(bound.refused()).toEqual({ chaib: 3 })
  clock.now += MINUTE_MS
  expect(bound.admit([bornAt('chaib', 'd9999')]).news).toHaveLength(1)
  expect(bound.refused()).toEqual({ chaib: 3 })
  clock.now += MINUTE_MS
  expect(bound.refused()).toEqual({})
})

test('a batch that is tried again is counted once, and what is known already not at all', () => {
  const { bound, known } = createTrial()
  const messages = fleet('chaib', birthsPerMinute)
  for (let tries = 0; tries < 3; tries += 1) expect(bound.admit(messages).news).toHaveLength(birthsPerMinute)
  known.add('d0')
  const again = bound.admit([bornAt('chaib', 'd0')])
  expect(again).toMatchObject({ messages: [{ kind: 'birth' }], news: [] })
  expect(bound.refused()).toEqual({})
})

test('births of no known site are left to whoever judges the site', () => {
  const { bound } = createTrial()
  expect(bound.admit([bornAt('nowhere', 'd0')])).toMatchObject({ messages: [{ kind: 'birth' }], news: [] })
})

let upstream: TestUpstream
beforeAll(async () => {
  upstream = await startTestUpstream({ DATA_DIR: 'memory://' })
}, 60_000)
afterAll(() => upstream.stop(), 60_000)

test('a device that is renamed without end keeps its last name within the bound; quarantine and health say so', async () => {
  const renamed = (times: number) => ({ ...birthOf('p1', 'chaib'), name: `Pompe ${times}` })
  // over two minutes at most: twice the bound and one more are too many in any case
  const most = birthsPerDeviceAndMinute * 2 + 1
  for (let times = 0; times < most; times += 1) await upstream.publish('birth', renamed(times))
  const { items } = quarantineBody.parse((await upstream.call('/api/v1/quarantine?site=chaib')).body)
  expect(items[0]).toMatchObject({ reason: 'birth.too-many', topic: 'vigie/chaib/p1/birth' })
  const { body } = await upstream.call('/readyz')
  expect(body).toMatchObject({ status: 'ready', refusedBirths: { chaib: expect.any(Number) } })
})
