import {
  deviceEvent,
  devicesBody,
  type JournalEvent,
  journalEvent,
  notificationEvent,
  ROOMS,
  readingsEvent,
} from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { birthOf, createTestUpstream, type Heard, type TestUpstream } from '../testing/upstream.ts'

describe.each(DATABASES)('rooms on $name', (kind) => {
  let upstream: TestUpstream
  const now = Date.now()
  const of = (heard: readonly Heard[], event: string) =>
    heard.filter((one) => one.event === event).map(({ data }) => data)
  const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 })
  const journalOf = (heard: readonly Heard[]): JournalEvent[] =>
    of(heard, 'journal').map((data) => journalEvent.parse(data))

  beforeAll(async () => {
    upstream = await createTestUpstream(kind)
  }, 60_000)
  afterAll(async () => {
    await upstream.stop()
  }, 60_000)

  test('[R7.2] a notification reaches application_notifications_room in the shape of the spec', async () => {
    const { heard } = await upstream.join(ROOMS.notifications)
    await upstream.publish('power', { ts: now, state: 'off' }, 'p1', 'paris')
    await until(() => expect(of(heard, 'notification')).toHaveLength(1))
    expect(notificationEvent.parse(of(heard, 'notification')[0])).toMatchObject({
      device_id: { name: 'Pompe p1' },
      deviceStatus: 'off',
      created_at: new Date(now).toISOString(),
      site: 'paris',
    })
  })

  test('the journal is told in order and whole, whatever comes at once', async () => {
    const { heard } = await upstream.join(ROOMS.notifications)
    const states = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? 'off' : 'on'))
    await Promise.all(states.map((state, index) => upstream.publish('power', { ts: now + index, state })))
    await until(() => expect(journalOf(heard).at(-1)?.entries.at(-1)?.seq).toBe(100))
    expect(journalOf(heard).flatMap(({ entries }) => entries.map(({ seq }) => seq))).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    )
  })

  test('a person hears the sites of their platforms only, a service hears all', async () => {
    const person = await upstream.join(ROOMS.devices, { token: 'viewer:paris' })
    const service = await upstream.join(ROOMS.devices)
    await upstream.publish('telemetry', { ts: now, values: { flow_m3h: 1 } }, 'p1', 'chaib')
    await upstream.publish('telemetry', { ts: now, values: { flow_m3h: 2 } }, 'p1', 'paris')
    await until(() => expect(of(service.heard, 'readings')).toHaveLength(2))
    await until(() => expect(of(person.heard, 'readings')).toHaveLength(1))
    expect(readingsEvent.parse(of(person.heard, 'readings')[0])).toEqual({
      site: 'paris',
      rows: [['p1', 'flow_m3h', now, 2]],
    })
    await until(() => expect(of(person.heard, 'heartbeat').length).toBeGreaterThan(0))
    expect(of(person.heard, 'heartbeat')[0]).toMatchObject({ heads: { paris: expect.any(Number) } })
    expect(JSON.stringify(of(person.heard, 'heartbeat'))).not.toContain('chaib')
  })

  test('a reading older than the latest is stored, not told', async () => {
    const { heard } = await upstream.join(ROOMS.devices)
    await upstream.publish('telemetry', { ts: now - 1_000, values: { energy_kwh: 10 } })
    await upstream.publish('telemetry', { ts: now - 5_000, values: { energy_kwh: 9 } })
    await upstream.publish('telemetry', { ts: now, values: { energy_kwh: 11 } })
    await until(() => expect(JSON.stringify(of(heard, 'readings'))).toContain(`${now},11]`))
    expect(JSON.stringify(of(heard, 'readings'))).not.toContain(`${now - 5_000},9]`)
  })

  test('what a device is a part of is kept from its birth, and a new name of it is told at once', async () => {
    const { heard } = await upstream.join(ROOMS.devices)
    const born = (name: string) => ({ ...birthOf('part', 'chaib'), asset: { id: 'forage-1', name } })
    const told = () =>
      of(heard, 'device').flatMap((event) => deviceEvent.parse(event).devices.map(({ id, asset }) => [id, asset?.name]))
    await upstream.publish('birth', born('Forage 1'), 'part')
    await until(() => expect(told()).toEqual([['part', 'Forage 1']]))
    await upstream.publish('birth', born('Forage nord'), 'part')
    await until(() => expect(told().at(-1)).toEqual(['part', 'Forage nord']))
    const { devices } = devicesBody.parse((await upstream.call('/api/v1/devices?site=chaib')).body)
    expect(devices.find(({ id }) => id === 'part')?.asset).toEqual({ id: 'forage-1', name: 'Forage nord' })
    expect(devices.find(({ id }) => id === 'p1')?.asset).toBeNull()
  })

  test('a change of power or presence reaches devices_status', async () => {
    const { heard } = await upstream.join(ROOMS.status)
    await upstream.publish('online', { online: true })
    await until(() =>
      expect(of(heard, 'status')).toMatchObject([
        { site: 'chaib', rev: expect.any(Number), statuses: [{ device: 'p1', online: true }] },
      ]),
    )
  })

  test.each([
    ['no key', {}, 'Invalid service key.'],
    ['a wrong key', { serviceKey: 'guess' }, 'Invalid service key.'],
    ['a bad token', { token: 'forged' }, 'Invalid token.'],
  ])('%s is refused at the door', async (_title, auth, message) => {
    await expect(upstream.join(ROOMS.devices, auth)).rejects.toThrow(message)
  })

  test('an unknown room is refused, an acknowledgement is not required', async () => {
    const { socket } = await upstream.join(ROOMS.devices)
    expect(await socket.emitWithAck('join_notification_room', 'somewhere')).toEqual({
      ok: false,
      error: 'Unknown room.',
    })
    socket.emit('join_notification_room', ROOMS.status)
    socket.emit('join_notification_room')
    expect(await socket.emitWithAck('join_notification_room', ROOMS.status)).toEqual({ ok: true, room: ROOMS.status })
  })
})
