import { type Alarm, acknowledged, acknowledgedMany, alarmDetail, alarmPage } from '@vigie/contracts/entities'
import { journalBody } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { birthOf, createTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const API = '/api/v1/alarms'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const OPERATOR = 'operator:chaib'
const OTHER = 'superadmin:chaib'

describe.each(DATABASES)('what people do to alarms, on $name', (kind) => {
  let upstream: TestUpstream
  let alarm: Alarm
  let devices = 0

  beforeAll(async () => {
    upstream = await createTestUpstream(kind)
  })
  afterAll(async () => {
    await upstream?.stop()
  })
  beforeEach(async () => {
    ;[alarm] = await raiseMany(1)
  })

  const page = async (query: string) => alarmPage.parse((await upstream.call(`${API}?site=chaib&${query}`)).body)
  const detail = async (id: string) => alarmDetail.parse((await upstream.call(`${API}/${id}?site=chaib`)).body)
  const head = async () => journalBody.parse((await upstream.call('/api/v1/journal?site=chaib&since=0')).body).head
  const post = (
    act: string,
    body: object,
    {
      id = alarm.id,
      bearer = OPERATOR,
      site = 'chaib',
      key,
    }: { id?: string; bearer?: string; site?: string; key?: string } = {},
  ) =>
    upstream.call(`${API}/${id}/${act}?site=${site}`, bearer, body, key === undefined ? {} : { 'idempotency-key': key })
  const inAnHour = () => new Date(Date.now() + 60 * MINUTE).toISOString()

  /** Alarms of devices of their own, newest first. */
  const raiseMany = async (count: number): Promise<[Alarm, ...Alarm[]]> => {
    const ids = Array.from({ length: count }, () => `d${++devices}`)
    await Promise.all(ids.map((id) => upstream.publish('birth', birthOf(id, 'chaib'), id)))
    await Promise.all(ids.map((id) => upstream.publish('power', { ts: Date.now(), state: 'off' }, id)))
    const { alarms } = await page('limit=200')
    const [first, ...others] = alarms.filter(({ device }) => ids.includes(device))
    if (first === undefined) throw new Error('nothing was raised')
    return [first, ...others]
  }

  test('[R11.2] of two who acknowledge together one wins, and both are told the same name and time', async () => {
    const both = await Promise.all([OPERATOR, OTHER].map((bearer) => post('acknowledge', {}, { bearer })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [one, other] = both.map(({ body }) => acknowledged.parse(body))
    expect([one?.won, other?.won].sort()).toEqual([false, true])
    expect(one?.alarm).toEqual(other?.alarm)
    expect((await detail(alarm.id)).transitions.map(({ event }) => event)).toEqual([
      'alarm.raised',
      'alarm.acknowledged',
    ])
  })

  test('[R11.2] a retry with the same key is the same act; the same key of somebody else is another one', async () => {
    const first = await post('acknowledge', { comment: 'j’y vais' }, { key: 'k1' })
    const before = await head()
    expect(await post('acknowledge', { comment: 'j’y vais' }, { key: 'k1' })).toEqual(first)
    expect(await post('acknowledge', {}, { key: 'k1', bearer: OTHER })).toMatchObject({ body: { won: false } })
    for (let times = 0; times < 2; times += 1) await post('comments', { text: 'une fois' }, { key: 'k1-2' })
    expect(await head()).toBe(before + 1)
    expect((await detail(alarm.id)).alarm).toMatchObject({ commentCount: 2, acknowledgedBy: { name: OPERATOR } })
  })

  test('[R11.2] a key that was used for other words, or for another act, is refused, and nothing is written', async () => {
    await post('comments', { text: 'une fois' }, { key: 'k2' })
    const before = await head()
    const refused = { status: 422, body: { code: 'request.key-reused' } }
    expect(await post('comments', { text: 'autre chose' }, { key: 'k2' })).toMatchObject(refused)
    expect(await post('acknowledge', {}, { key: 'k2' })).toMatchObject(refused)
    const [other] = await raiseMany(1)
    const many = (ids: readonly string[]) =>
      upstream.call(`${API}/acknowledge?site=chaib`, OPERATOR, { ids }, { 'idempotency-key': 'k3' })
    expect(await many([alarm.id])).toMatchObject({ status: 200 })
    const after = await head()
    expect(await many([other.id, alarm.id])).toMatchObject(refused)
    expect(await many([alarm.id])).toMatchObject({ status: 200, body: { results: [{ won: true }] } })
    expect([await head(), (await detail(other.id)).alarm.state]).toEqual([after, 'unacknowledged'])
    expect(after).toBeGreaterThan(before)
  })

  test('[R11.2] who comes after an alarm that returned and was acknowledged is told so, too', async () => {
    await upstream.publish('power', { ts: Date.now(), state: 'on' }, alarm.device)
    expect(await post('acknowledge', {})).toMatchObject({ body: { won: true, alarm: { state: 'normal' } } })
    expect(await post('acknowledge', {}, { bearer: OTHER })).toMatchObject({
      body: { won: false, alarm: { state: 'normal', acknowledgedBy: { uid: OPERATOR } } },
    })
  })

  test('[R11.2] several at once, each on its own', async () => {
    const [one, other, third] = await raiseMany(3)
    await post('acknowledge', {}, { id: one.id, bearer: OTHER })
    await post('shelve', { reason: 'travaux', until: inAnHour() }, { id: other?.id ?? '' })
    const ids = [one, other, third].map((each) => each?.id ?? '')
    const { body } = await upstream.call(`${API}/acknowledge?site=chaib`, OPERATOR, { ids: [...ids, 'nowhere'] })
    expect(acknowledgedMany.parse(body).results).toEqual([
      { id: ids[0], won: false, state: 'acknowledged' },
      { id: ids[1], code: 'alarm.transition-refused' },
      { id: ids[2], won: true, state: 'acknowledged' },
      { id: 'nowhere', code: 'resource.not-found' },
    ])
  })

  test('[R11.3] shelving needs a reason, and an end within 24 h', async () => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    for (const body of [
      { until: at(MINUTE) },
      { reason: '  ', until: at(MINUTE) },
      { reason: 'travaux' },
      { reason: 'travaux', until: at(-MINUTE) },
      { reason: 'travaux', until: at(DAY + MINUTE) },
      { reason: 'travaux', until: at(MINUTE), state: 'normal' },
    ])
      expect(await post('shelve', body)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    const until = at(DAY - MINUTE)
    expect(await post('shelve', { reason: 'travaux', until })).toMatchObject({
      status: 200,
      body: { alarm: { state: 'shelved', reason: 'travaux', shelvedUntil: until } },
    })
    expect((await page('state=shelved')).counts.shelved).toBeGreaterThan(0)
  })

  test('[R8.4] viewers and walls only read, operators leave design and service to administrators', async () => {
    for (const role of ['viewer', 'wall'])
      for (const act of ['acknowledge', 'comments', 'retire'])
        expect((await post(act, { text: 'x', reason: 'x' }, { bearer: `${role}:chaib` })).status).toBe(403)
    for (const act of ['suppress', 'unsuppress', 'retire', 'return'])
      expect((await post(act, { reason: 'x' })).status, act).toBe(403)
    expect((await post('retire', { reason: 'x' }, { bearer: 'admin:chaib' })).status).toBe(200)
  })

  test('an alarm of another site is not found, by its own site’s people neither', async () => {
    expect((await post('acknowledge', {}, { site: 'paris' })).status).toBe(404)
    expect((await post('acknowledge', {}, { site: 'paris', bearer: 'operator:paris,chaib' })).status).toBe(404)
    expect((await upstream.call(`${API}/${alarm.id}?site=paris`, 'admin:paris')).status).toBe(404)
    expect((await post('explode', {})).status).toBe(400)
  })

  test('somebody of the site is assigned, and nobody else', async () => {
    expect((await post('assign', { uid: 'operator:paris' })).status).toBe(400)
    expect((await post('assign', { uid: 'nobody' })).status).toBe(400)
    const assigned = await post('assign', { uid: OTHER })
    expect(assigned.body).toMatchObject({ alarm: { assignee: { uid: OTHER, name: OTHER } } })
    expect((await post('assign', { uid: null })).body).toMatchObject({ alarm: { assignee: null } })
  })

  test('[R11.4] forty devices without power are forty entries about alarms', async () => {
    const before = await head()
    const alarms = await raiseMany(40)
    expect(alarms).toHaveLength(40)
    const { body } = await upstream.call(`/api/v1/journal?site=chaib&since=${before}`)
    const types = journalBody.parse(body).entries.map(({ type }) => type)
    expect(types.filter((type) => type.startsWith('alarm.'))).toEqual(alarms.map(() => 'alarm.raised'))
  })

  test('[R11.4] twenty flips of a key are twenty entries and one open alarm that counts them', async () => {
    const before = await head()
    const { device } = alarm
    const start = Date.now()
    for (let flip = 0; flip < 20; flip += 1)
      await upstream.publish('power', { ts: start + flip * 100, state: flip % 2 === 0 ? 'on' : 'off' }, device)
    const { body } = await upstream.call(`/api/v1/journal?site=chaib&since=${before}`)
    const entries = journalBody.parse(body).entries.filter(({ type }) => type.startsWith('alarm.'))
    expect(entries).toHaveLength(20)
    const { alarms } = await page(`state=open&device=${device}`)
    expect(alarms).toMatchObject([{ state: 'unacknowledged', occurrences: 11 }])
    expect((await detail(alarms[0]?.id ?? '')).previous).toHaveLength(10)
  })

  test('lists page by page, newest first, by what is asked', async () => {
    const alarms = await raiseMany(5)
    const first = await page('limit=3')
    const second = await page(`limit=200&cursor=${encodeURIComponent(first.next ?? '')}`)
    const all = [...first.alarms, ...second.alarms]
    expect(first.alarms).toHaveLength(3)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect((await page('limit=200')).alarms).toEqual(all.slice(0, 200))
    expect(all.map(({ raisedAt }) => raisedAt)).toEqual(
      all
        .map(({ raisedAt }) => raisedAt)
        .toSorted()
        .reverse(),
    )
    expect((await page(`q=pompe ${alarms[0].device}&limit=200`)).alarms.map(({ device }) => device)).toContain(
      alarms[0].device,
    )
    expect((await page('q=100%25')).alarms).toEqual([])
    expect(
      (await page('state=normal&state=acknowledged&limit=200')).alarms.every(({ state }) =>
        ['normal', 'acknowledged'].includes(state),
      ),
    ).toBe(true)
    for (const wrong of [
      'state=burning',
      'limit=',
      'limit=0',
      'limit=1000',
      'cursor=x',
      'from=yesterday',
      `q=${'x'.repeat(81)}`,
    ])
      expect((await upstream.call(`${API}?site=chaib&${wrong}`)).status, wrong).toBe(400)
  })
})
