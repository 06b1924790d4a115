import {
  heartbeatEvent,
  journalEvent,
  notificationEvent,
  ROOMS,
  readingsEvent,
  statusEvent,
} from '@vigie/contracts/upstream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEveryBacking } from '../harness/backings.ts'
import { type Devices, flowMeter } from '../harness/devices.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { joinRoom, type RoomListener } from '../harness/upstream.ts'
import { until } from '../harness/wait.ts'

onEveryBacking('a stock Socket.IO client in the rooms of the specification', (stack) => {
  let person: Person
  let devices: Devices
  const listeners: RoomListener[] = []
  const join = async (room: string, token = person.token) => {
    const listener = await joinRoom(stack().urls.upstream, token, room)
    listeners.push(listener)
    return listener
  }
  beforeAll(async () => {
    person = await newPerson({ role: 'operator', platforms: [stack().site] })
    devices = await stack().devices()
    await devices.birth('pompe-1', flowMeter('Pompe 1'))
  })
  afterAll(() => {
    for (const listener of listeners) listener.close()
  })

  test('[R7.2] application_notifications_room: a power cut is one notification, and one journal entry per fact', async () => {
    const listener = await join('application_notifications_room')
    await devices.power('pompe-1', 'on', Date.now() - 1_000)
    await devices.power('pompe-1', 'off')
    const heard = await until('notification', () => listener.heard.find(({ event }) => event === 'notification'))
    const { device_id, deviceStatus } = notificationEvent.parse(heard.data)
    expect([device_id.name, deviceStatus]).toEqual(['Pompe 1', 'off'])
    const entries = await until('journal', () => {
      const found = listener.heard
        .filter(({ event }) => event === 'journal')
        .flatMap(({ data }) => journalEvent.parse(data).entries)
      return found.length >= 2 && found
    })
    expect(entries.map(({ type }) => type).sort()).toEqual(['alarm.raised', 'notification.created'])
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('[R7.2] application_devices_room brings readings, devices_status power and presence', async () => {
    const readings = await join(ROOMS.devices)
    const statuses = await join(ROOMS.status)
    const ts = Date.now()
    await devices.telemetry('pompe-1', { flow_m3h: 12.3 }, ts)
    await devices.online('pompe-1', true)
    const stored = await until('readings', () => readings.heard.find(({ event }) => event === 'readings'))
    expect(readingsEvent.parse(stored.data)).toEqual({ site: stack().site, rows: [['pompe-1', 'flow_m3h', ts, 12.3]] })
    const said = await until('status', () => statuses.heard.find(({ event }) => event === 'status'))
    expect(statusEvent.parse(said.data).statuses).toMatchObject([{ device: 'pompe-1', online: true }])
  })

  test('a user hears nothing of a site that is not theirs', async () => {
    const stranger = await newPerson({ role: 'admin', platforms: [stack().otherSite] })
    const [theirs, ours] = [await join(ROOMS.devices, stranger.token), await join(ROOMS.devices)]
    await devices.telemetry('pompe-1', { flow_m3h: 1 })
    await until('our reading', () => ours.heard.find(({ event }) => event === 'readings'))
    expect(theirs.heard.filter(({ event }) => event !== 'heartbeat')).toEqual([])
  })

  test('each site has an epoch of its own, and a heartbeat tells of no other site', async () => {
    const both = await newPerson({ role: 'viewer', platforms: [stack().site, stack().otherSite] })
    const beatOf = async (token: string) => {
      const { heard } = await join(ROOMS.devices, token)
      const beat = await until('heartbeat', () => heard.find(({ event }) => event === 'heartbeat'))
      return heartbeatEvent.parse(beat.data)
    }
    const [own, all] = [await beatOf(person.token), await beatOf(both.token)]
    expect(own.epoch).toBeUndefined()
    expect(Object.keys(own.sites ?? {})).toEqual([stack().site])
    const epochs = Object.values(all.sites ?? {}).map(({ epoch }) => epoch)
    expect(epochs).toHaveLength(2)
    expect(new Set(epochs).size).toBe(2)
    expect(epochs).not.toContain(undefined)
  })

  test('a room the specification does not name, and a caller without a token, are refused', async () => {
    await expect(join('another_room')).rejects.toThrow('not joined')
    await expect(join(ROOMS.devices, 'nonsense')).rejects.toThrow()
  })
})
