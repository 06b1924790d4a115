import { alarm } from '@vigie/contracts/entities'
import type { LatestBody } from '@vigie/contracts/upstream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { createLiveClient } from '../testing/live-client.ts'

const READINGS: LatestBody['readings'] = [['forage-1', 'flow_m3h', 1_000, 12.3]]
const raised = (device: string) => ({
  type: 'alarm.raised' as const,
  data: alarm.parse({
    id: `a-${device}`,
    device,
    condition: 'power-off',
    priority: 'high',
    state: 'unacknowledged',
    raisedAt: '2026-01-01T00:00:00.000Z',
    clearedAt: null,
  }),
})

let it: GatewayFixture
beforeEach(async () => {
  it = await createGatewayFixture()
})
afterEach(() => it.close())

const signIn = async (resume?: { epoch: string; seq: number }) => {
  const client = await createLiveClient(it.port)
  client.say({ type: 'authenticate', token: 'amina', ...(resume && { resume }) })
  await client.until('welcome')
  return client
}

describe('a newcomer', () => {
  test('is welcomed with a picture, then hears readings, statuses and journal entries', async () => {
    it.upstream.state.latest.readings = READINGS
    const client = await signIn()
    const snapshot = await client.until('snapshot')
    expect(snapshot).toMatchObject({
      epoch: 'epoch-1',
      seq: 0,
      series: [[0, 'forage-1', 'flow_m3h']],
      readings: [[0, 1_000, 12.3]],
    })
    await client.until('heartbeat', ({ source }) => source.state === 'live')

    it.upstream.emit('readings', {
      site: 'chaib',
      rows: [
        ['forage-1', 'flow_m3h', 2_000, 13],
        ['forage-2', 'flow_m3h', 2_000, 1],
      ],
    })
    const readings = await client.until('readings')
    expect(readings).toEqual({
      type: 'readings',
      series: [[1, 'forage-2', 'flow_m3h']],
      rows: [
        [0, 2_000, 13],
        [1, 2_000, 1],
      ],
    })

    const status = {
      device: 'forage-1',
      powered: false,
      poweredAt: '2026-01-01T00:00:00.000Z',
      online: true,
      onlineAt: null,
    }
    it.upstream.emit('status', { epoch: it.upstream.state.epoch, site: 'chaib', rev: 1, statuses: [status] })
    expect(await client.until('status')).toEqual({ type: 'status', statuses: [status] })

    it.upstream.commit(raised('forage-1'))
    expect((await client.until('journal')).entry).toMatchObject({ seq: 1, type: 'alarm.raised' })
  })

  test('hears nothing of a site that is not of the platforms: 4503', async () => {
    const client = await createLiveClient(it.port)
    client.say({ type: 'authenticate', token: 'said' })
    expect(await client.closed).toBe(4503)
    expect(client.heard).toEqual([])
  })
})

describe('a client that comes back', () => {
  test('gets exactly what it missed, in order, when the gateway still holds it', async () => {
    const witness = await signIn()
    for (const device of ['a', 'b', 'c', 'd']) it.upstream.commit(raised(device))
    await vi.waitUntil(() => witness.seqs().length === 4)
    const client = await signIn({ epoch: 'epoch-1', seq: 2 })
    await client.until('status')
    expect(client.heard[0]).toMatchObject({ type: 'welcome', resumed: true, seq: 4 })
    expect(client.seqs()).toEqual([3, 4])
    expect(client.heard.map(({ type }) => type)).not.toContain('snapshot')
    expect(it.upstream.state.calls.get('/journal')).toBeUndefined()
  })

  test('gets what it missed from the upstream journal when this gateway never held it', async () => {
    for (const device of ['a', 'b', 'c', 'd']) it.upstream.commit(raised(device))
    const client = await signIn({ epoch: 'epoch-1', seq: 1 })
    await client.until('status')
    expect(client.heard[0]).toMatchObject({ resumed: true })
    expect(client.seqs()).toEqual([2, 3, 4])
  })

  test.each([
    ['another epoch', { epoch: 'other', seq: 0 }, 'epoch-changed'],
    ['a position ahead of the journal', { epoch: 'epoch-1', seq: 99 }, 'position-unknown'],
  ])('is reset, and shown the picture, with %s', async (_, resume, reason) => {
    it.upstream.commit(raised('a'))
    const client = await signIn(resume)
    await client.until('snapshot')
    expect(client.heard.slice(0, 3)).toMatchObject([
      { type: 'welcome', resumed: false },
      { type: 'reset', reason },
      { type: 'snapshot', seq: 1 },
    ])
  })
})

describe('the journal heals', () => {
  test('entries the link never carried are read from the upstream and told in order', async () => {
    const client = await signIn()
    it.upstream.commit(raised('a'))
    it.upstream.commit(raised('b'), { silent: true })
    it.upstream.commit(raised('c'))
    it.upstream.commit(raised('d'), { silent: true })
    await vi.waitUntil(() => client.seqs().length === 4, { timeout: 5_000 })
    expect(client.seqs()).toEqual([1, 2, 3, 4])
  })

  test('what happened while the link was away arrives after it is back, readings included', async () => {
    const client = await signIn()
    await client.until('heartbeat', ({ source }) => source.state === 'live')
    it.upstream.dropLinks()
    await client.until('heartbeat', ({ source }) => source.state === 'down')
    it.upstream.commit(raised('a'))
    it.upstream.state.latest.readings = [['forage-1', 'flow_m3h', 5_000, 5]]
    await client.until('journal')
    expect((await client.until('readings')).rows).toEqual([[0, 5_000, 5]])
  })

  test('another epoch resets everybody and shows the new picture', async () => {
    const client = await signIn()
    it.upstream.commit(raised('a'))
    await client.until('journal')
    it.upstream.state.epoch = 'epoch-2'
    it.upstream.state.journal.length = 0
    expect(await client.until('reset')).toMatchObject({ reason: 'epoch-changed', epoch: 'epoch-2', seq: 0 })
    await client.until('snapshot', ({ epoch }) => epoch === 'epoch-2')
  })
})

describe('an upstream that knows only the calls of the spec', () => {
  test('its notifications become journal entries, once each, whatever the events', async () => {
    it.upstream.state.capabilities = null
    const note = (id: string) => ({
      _id: id,
      device_id: { name: 'Pompe' },
      deviceStatus: 'off',
      created_at: '2026-01-01T00:00:00.000Z',
    })
    it.upstream.state.notifications = [note('old')]
    const client = await signIn()
    expect((await client.until('welcome')).capabilities).toEqual([])
    it.upstream.state.notifications = [note('new'), note('old')]
    it.upstream.emit('notification')
    it.upstream.emit('notification', { garbage: true })
    const { entry } = await client.until('journal')
    expect(entry).toMatchObject({ seq: 1, type: 'notification.created', data: { _id: 'new' } })
    it.upstream.state.notifications = [note('newer'), note('new')]
    it.upstream.emit('notification')
    await vi.waitUntil(() => client.seqs().length === 2)
    expect(client.seqs()).toEqual([1, 2])
  })
})
