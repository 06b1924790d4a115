import { devicesResponse, notificationsResponse } from '@vigie/contracts/rest'
import { formatTopic, quarantineBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { onEveryBacking } from '../harness/backings.ts'
import { type Devices, flowMeter, publishFromShell } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { createLiveClient, type LiveClient } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { callUpstream } from '../harness/upstream.ts'
import { until } from '../harness/wait.ts'

onEveryBacking('from a device to the browser', (stack) => {
  let person: Person
  let admin: Person
  let devices: Devices
  let client: LiveClient
  const topicOf = (kind: 'telemetry' | 'power') => formatTopic({ site: stack().site, device: 'pompe-1', kind })
  const publish = (topic: string, payload: string) => publishFromShell(stack().urls.mqtt, topic, payload)

  beforeAll(async () => {
    person = await newPerson({ role: 'operator', platforms: [stack().site] })
    admin = await newPerson({ role: 'admin', platforms: [stack().site] })
    devices = await stack().devices()
    await devices.birth('pompe-1', flowMeter('Pompe 1'))
    await devices.power('pompe-1', 'on', Date.now() - 10_000)
  })
  afterEach(() => client?.close())
  const open = async () => {
    client = await createLiveClient({ port: stack().ports.gateway, site: stack().site, token: person.token })
    await client.hear('snapshot')
    return client
  }

  test('a reading published from a shell reaches the live WebSocket with its own time', async () => {
    const live = await open()
    const ts = Date.now()
    await publish(topicOf('telemetry'), JSON.stringify({ ts, values: { flow_m3h: 42.5 } }))
    const { rows } = await live.hear('readings', (event) => event.rows.some(([, , value]) => value === 42.5))
    expect(rows.map(([, time, value]) => [time, value])).toContainEqual([ts, 42.5])
  })

  test('a device born while the page is open is announced with what it is, and again when it is renamed', async () => {
    const live = await open()
    await devices.birth('pompe-2', flowMeter('Pompe 2'))
    const born = await live.hear('devices')
    expect(born.devices).toMatchObject([{ id: 'pompe-2', name: 'Pompe 2', site: stack().site }])
    await devices.birth('pompe-2', flowMeter('Forage neuf'))
    await live.hear('devices', (event) => event.devices.some(({ name }) => name === 'Forage neuf'))
    await devices.birth('pompe-2', flowMeter('Forage neuf'))
    await devices.birth('pompe-3', flowMeter('Pompe 3'))
    await live.hear('devices', (event) => event.devices.some(({ id }) => id === 'pompe-3'))
    expect(live.events.filter((event) => event.type === 'devices')).toHaveLength(3)
  })

  test('[R4.4] a power cut is an alarm and a notification in the journal, and the list at the gateway has it', async () => {
    const live = await open()
    await publish(topicOf('power'), JSON.stringify({ ts: Date.now(), state: 'off' }))
    const { entry } = await live.hear('journal', (event) => event.entry.type === 'notification.created')
    await live.hear('journal', (event) => event.entry.type === 'alarm.raised')
    await live.hear('status', (event) =>
      event.statuses.some((one) => one.device === 'pompe-1' && one.powered === false),
    )
    const answer = await callGateway(stack(), '/api/notifications', { token: person.token })
    const [newest] = notificationsResponse.parse(answer.json()).notifications
    expect(newest).toEqual(entry.data)
    expect(newest).toMatchObject({ device_id: { name: 'Pompe 1' }, deviceStatus: 'off' })
  })

  test('power back on clears the alarm: nothing active is left in the next picture', async () => {
    const live = await open()
    await publish(topicOf('power'), JSON.stringify({ ts: Date.now(), state: 'on' }))
    await live.hear('journal', (event) => event.entry.type === 'alarm.cleared')
    const later = await open()
    const { alarms } = await later.hear('snapshot')
    expect(alarms.filter(({ clearedAt }) => clearedAt === null)).toEqual([])
  })

  test.each([
    ['not JSON', '{"ts": 12', 'payload.not-json'],
    ['without values', '{"ts": 1, "values": {}}', 'payload.invalid'],
    ['a value that is no number', '{"ts": NOW, "values": {"flow_m3h": "much"}}', 'value.not-a-number'],
    ['a value no meter can read', '{"ts": NOW, "values": {"flow_m3h": 999999}}', 'value.out-of-range'],
    ['a metric nobody knows', '{"ts": NOW, "values": {"flow_gpm": 3}}', 'metric.unknown'],
    ['measured in 1970', '{"ts": 0, "values": {"flow_m3h": 3}}', 'clock.too-old'],
    ['measured in 2100', '{"ts": 4102444800000, "values": {"flow_m3h": 3}}', 'clock.in-the-future'],
  ])('%s is in the quarantine with its reason, and changes nothing else', async (_, payload, reason) => {
    const live = await open()
    const before = live.events.filter(({ type }) => type === 'readings' || type === 'journal').length
    const sent = payload.replace('NOW', String(Date.now()))
    await publish(topicOf('telemetry'), sent)
    const item = await until('quarantine', async () => {
      const query = { site: stack().site }
      const answer = await callUpstream(stack(), UPSTREAM_PATHS.quarantine, { token: admin.token, query })
      return quarantineBody.parse(answer.json()).items.find((one) => one.payload === sent)
    })
    expect(item).toMatchObject({ reason, source: 'mqtt', topic: topicOf('telemetry') })
    expect(live.events.filter(({ type }) => type === 'readings' || type === 'journal').length).toBe(before)
  })

  test('a device nobody introduced is quarantined, and does not appear', async () => {
    await devices.telemetry('intrus', { flow_m3h: 1 })
    const query = { site: stack().site }
    const reasons = await until('quarantine', async () => {
      const answer = await callUpstream(stack(), UPSTREAM_PATHS.quarantine, { token: admin.token, query })
      return quarantineBody.parse(answer.json()).items.find((one) => one.reason === 'device.unknown')
    })
    expect(reasons.topic).toContain('intrus')
    const answer = await callGateway(stack(), '/api/devices', { token: person.token })
    expect(devicesResponse.parse(answer.json()).devices.map((device) => device.id)).toEqual([
      'pompe-1',
      'pompe-2',
      'pompe-3',
    ])
  })

  test('the gateway is never silent for longer than its heartbeat, and says the source lives', async () => {
    const live = await open()
    const { source } = await live.hear('heartbeat', (event) => event.source.state === 'live')
    expect(source.ageMs).not.toBeNull()
  })
})
