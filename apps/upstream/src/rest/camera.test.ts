import { PICTURE_LIMITS } from '@vigie/contracts/entities'
import { ingestBody, picturesBody, planBody, quarantineBody } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { testJpeg, testPng } from '../testing/pictures.ts'
import { createTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const CAMERA = { kind: 'camera', role: 'storage', name: 'Caméra', metrics: [] }
const SECOND = 1_000

describe.each(DATABASES)('pictures of cameras on $name', (kind) => {
  let upstream: TestUpstream
  const now = Math.floor(Date.now() / SECOND) * SECOND

  beforeAll(async () => {
    upstream = await createTestUpstream(kind)
    for (const camera of ['cam', 'other', 'silent']) await upstream.publish('birth', CAMERA, camera)
  }, 60_000)
  afterAll(async () => {
    await upstream.stop()
  }, 60_000)

  const send = (bytes: Buffer, device = 'cam') =>
    upstream.devices.publishAsync(`vigie/chaib/${device}/picture`, bytes, { qos: 1 })
  const list = async (device: string) => {
    const { body } = await upstream.call(`/api/v1/pictures?site=chaib&device=${device}`)
    return picturesBody.parse(body).pictures
  }
  const read = (query: string, headers: Record<string, string> = {}, bearer = 'viewer:chaib') =>
    fetch(`http://127.0.0.1:${upstream.port}/api/v1/picture?site=chaib&${query}`, {
      headers: { authorization: `Bearer ${bearer}`, ...headers },
    })
  const post = (query: string, body: Buffer, bearer = 'operator:chaib') =>
    fetch(`http://127.0.0.1:${upstream.port}/api/v1/picture?site=chaib&${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'image/jpeg' },
      body: new Uint8Array(body),
    })
  const lastOfQuarantine = async () =>
    quarantineBody.parse((await upstream.call('/api/v1/quarantine?site=chaib&limit=1')).body).items[0]

  test('the last picture is served as what its bytes are, and not again to who has it', async () => {
    const bytes = testPng(64, 48, now - 5 * SECOND)
    await send(bytes)
    const [info] = await list('cam')
    expect(info).toMatchObject({ type: 'image/png', widthPx: 64, heightPx: 48, sizeBytes: bytes.length })
    expect(info?.takenAt).toBe(new Date(now - 5 * SECOND).toISOString())
    const answer = await read('device=cam')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const again = await read('device=cam', { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('a camera that has sent none has none', async () => {
    expect(await list('silent')).toEqual([])
    expect((await read('device=silent')).status).toBe(404)
  })

  test('the last ones are kept, and no more; each can be read', async () => {
    for (let nth = 0; nth < PICTURE_LIMITS.kept + 3; nth += 1)
      await send(testPng(32, 32, now - 60_000 + nth * SECOND), 'other')
    const kept = await list('other')
    expect(kept).toHaveLength(PICTURE_LIMITS.kept)
    expect(kept.map(({ takenAt }) => takenAt)).toEqual(
      kept
        .map(({ takenAt }) => takenAt)
        .toSorted()
        .reverse(),
    )
    const oldest = kept.at(-1)
    expect((await read(`device=other&id=${oldest?.id}`)).headers.get('etag')).toBe(`"${oldest?.id}"`)
  })

  test('delivered twice it is one picture', async () => {
    const before = (await list('cam')).length
    for (let round = 0; round < 3; round += 1) await send(testPng(20, 20, now - 2 * SECOND))
    expect(await list('cam')).toHaveLength(before + 1)
  })

  test('a wrong clock makes no wrong picture: it goes by when it was received', async () => {
    await send(testPng(21, 21, now + 3_600_000))
    expect(await list('cam')).toContainEqual(expect.objectContaining({ widthPx: 21, takenAt: null }))
  })

  test('what is no picture, or of no camera, is set aside with its reason', async () => {
    const before = await list('cam')
    await send(Buffer.from('<svg onload="alert(1)">'))
    expect(await lastOfQuarantine()).toMatchObject({ reason: 'picture.unreadable', topic: 'vigie/chaib/cam/picture' })
    await send(testJpeg(5_000, 10))
    expect(await lastOfQuarantine()).toMatchObject({ reason: 'picture.too-large' })
    await send(Buffer.alloc(PICTURE_LIMITS.bytes + 1))
    expect(await lastOfQuarantine()).toMatchObject({ reason: 'payload.too-large' })
    await send(testPng(10, 10), 'p1')
    expect(await lastOfQuarantine()).toMatchObject({ reason: 'picture.not-a-camera', detail: 'pump' })
    expect(await list('cam')).toEqual(before)
  })

  test('over HTTP: an operator sends one, a viewer does not', async () => {
    const answer = await post(`device=cam&ts=${now - SECOND}`, testJpeg(30, 40))
    expect([answer.status, ingestBody.parse(await answer.json())]).toEqual([202, { accepted: 1, quarantined: [] }])
    expect((await list('cam'))[0]).toMatchObject({
      type: 'image/jpeg',
      widthPx: 30,
      takenAt: new Date(now - SECOND).toISOString(),
    })
    expect((await post('device=cam', testJpeg(30, 40), 'viewer:chaib')).status).toBe(403)
    expect((await post('device=cam', Buffer.alloc(PICTURE_LIMITS.bytes + 1))).status).toBe(413)
    const refused = ingestBody.parse(await (await post('device=cam', Buffer.from('no picture'))).json())
    expect(refused.quarantined).toMatchObject([{ reason: 'picture.unreadable' }])
  })

  test('nobody reads a picture of a site that is not theirs', async () => {
    expect((await read('device=cam', {}, 'viewer:paris')).status).toBe(404)
    expect((await upstream.call('/api/v1/pictures?site=chaib&device=cam', 'viewer:paris')).status).toBe(404)
  })

  test('the plan of a site that was given with one; none of any other', async () => {
    const of = async (site: string) =>
      planBody.parse((await upstream.call(`/api/v1/plan?site=${site}`, `viewer:${site}`)).body).plan
    expect((await of('chaib'))?.features).toMatchObject([{ properties: { kind: 'parcel', name: 'Agrumes' } }])
    expect(await of('paris')).toBeNull()
    expect((await upstream.call('/api/v1/plan?site=chaib', 'viewer:paris')).status).toBe(404)
  })
})
