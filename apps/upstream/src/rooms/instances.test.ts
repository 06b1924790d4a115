import { journalEvent, ROOMS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASES, type TestDatabase } from '../testing/databases.ts'
import { type Heard, startTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const redisUrl = process.env['TEST_REDIS_URL']
const served = DATABASES.find(({ name }) => name === 'PostgreSQL')
if (redisUrl === undefined || served === undefined)
  console.info('instance suites skipped: TEST_DATABASE_URL or TEST_REDIS_URL is not set')

describe.skipIf(redisUrl === undefined || served === undefined)('two instances on one database', () => {
  let database: TestDatabase
  let one: TestUpstream
  let other: TestUpstream
  const now = Date.now()
  const of = (heard: readonly Heard[], event: string) => heard.filter((item) => item.event === event)
  const seqs = (heard: readonly Heard[]) =>
    of(heard, 'journal').flatMap(({ data }) => journalEvent.parse(data).entries.map(({ seq }) => seq))
  const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 })

  beforeAll(async () => {
    if (served === undefined || redisUrl === undefined) return
    database = await served.create()
    one = await startTestUpstream(database.environment, { REDIS_URL: redisUrl })
    other = await startTestUpstream(database.environment, { REDIS_URL: redisUrl })
  }, 60_000)
  afterAll(async () => {
    await one?.stop()
    await other?.stop()
    await database?.drop()
  }, 60_000)

  test('what comes in at one is heard at both, in order and once; the other takes over when one ends', async () => {
    const atOne = await one.join(ROOMS.notifications)
    const atOther = await other.join(ROOMS.notifications)
    const states = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'off' : 'on'))
    await Promise.all(
      states.map((state, index) => (index % 3 === 0 ? one : other).publish('power', { ts: now + index, state })),
    )
    await until(() => expect(seqs(atOther.heard).length).toBeGreaterThanOrEqual(2))
    const head = async () => {
      const { body } = await other.call('/api/v1/journal?site=chaib&since=0')
      return JSON.parse(JSON.stringify(body)).head
    }
    const last = await head()
    await until(() => {
      expect(seqs(atOne.heard).at(-1)).toBe(last)
      expect(seqs(atOther.heard).at(-1)).toBe(last)
    })
    for (const { heard } of [atOne, atOther])
      expect(seqs(heard)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
    await one.stop()
    await other.publish('power', { ts: now + 1_000, state: 'off' })
    await other.publish('power', { ts: now + 1_001, state: 'on' })
    const end = await head()
    expect(end).toBeGreaterThan(last)
    await until(() => expect(seqs(atOther.heard).at(-1)).toBe(end))
    expect(new Set(seqs(atOther.heard)).size).toBe(end)
  })
})
