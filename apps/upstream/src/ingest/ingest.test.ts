import { journalBody, latestBody, quarantineBody } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { createMosquitto } from '../testing/mosquitto.ts'
import { birthOf, createTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const hasBroker = process.env['TEST_MQTT_URL'] !== undefined
if (!hasBroker) console.info('Mosquitto suites skipped: TEST_MQTT_URL is not set')
const SETUPS = DATABASES.flatMap((kind) => [
  { title: `${kind.name}, embedded broker`, kind, external: false },
  ...(hasBroker ? [{ title: `${kind.name}, Mosquitto`, kind, external: true }] : []),
])

describe.each(SETUPS)('ingest on $title', ({ kind, external }) => {
  let upstream: TestUpstream
  let stopBroker = async () => {}
  const now = Date.now()

  const latest = async (site = 'chaib') =>
    latestBody.parse((await upstream.call(`/api/v1/latest?site=${site}`, `admin:${site}`)).body)
  const journal = async (site = 'chaib') =>
    journalBody.parse((await upstream.call(`/api/v1/journal?site=${site}&since=0`, `admin:${site}`)).body)
  const quarantine = async () =>
    quarantineBody.parse((await upstream.call('/api/v1/quarantine?site=chaib&limit=500')).body).items
  const series = async (device: string, metric: string) => {
    const { body } = await upstream.call(
      `/api/v1/series?site=chaib&device=${device}&metric=${metric}&from=${now - 3_600_000}&to=${now + 3_600_000}`,
    )
    return body
  }
  /** On a broker elsewhere the PUBACK is the broker's: what was published is there a little later. */
  const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 20 })

  beforeAll(async () => {
    const broker = external ? await createMosquitto({ keeps: true }) : null
    if (broker !== null) stopBroker = broker.stop
    upstream = await createTestUpstream(kind, broker === null ? {} : { MQTT_URL: broker.url })
  }, 60_000)
  afterAll(async () => {
    await upstream.stop()
    await stopBroker()
  }, 60_000)

  test.skipIf(external)('a reading is committed before its PUBACK', async () => {
    await upstream.publish('telemetry', { ts: now, values: { flow_m3h: 12.3 } })
    expect((await latest()).readings).toContainEqual(['p1', 'flow_m3h', now, 12.3])
  })

  test('a redelivered reading is one point', async () => {
    await upstream.publish('birth', birthOf('twice', 'chaib'), 'twice')
    const said = { ts: now - 1_000, values: { flow_m3h: 7 } }
    for (let round = 0; round < 3; round += 1) await upstream.publish('telemetry', said, 'twice')
    await upstream.publish('telemetry', { ts: now, values: { flow_m3h: 8 } }, 'twice')
    await eventually(async () => {
      expect(await series('twice', 'flow_m3h')).toMatchObject({
        points: [
          [now - 1_000, 7, 7, 7],
          [now, 8, 8, 8],
        ],
      })
    })
  })

  test('a device that says what it is and at once what it measures loses nothing', async () => {
    await Promise.all([
      upstream.publish('birth', birthOf('quick', 'chaib'), 'quick'),
      upstream.publish('telemetry', { ts: now, values: { flow_m3h: 3 } }, 'quick'),
    ])
    await eventually(async () => {
      expect((await latest()).readings).toContainEqual(['quick', 'flow_m3h', now, 3])
    })
  })

  test('each value of a sample is judged on its own, the others are stored', async () => {
    await upstream.publish('birth', birthOf('mixed', 'chaib'), 'mixed')
    await upstream.publish(
      'telemetry',
      { ts: now, values: { flow_m3h: 5, running: 0.5, energy_kwh: 'x', volume_m3: -1, humidity: 3 } },
      'mixed',
    )
    await eventually(async () => {
      const { readings } = await latest()
      expect(readings.filter(([device]) => device === 'mixed')).toEqual([['mixed', 'flow_m3h', now, 5]])
      const reasons = (await quarantine()).filter(({ topic }) => topic.includes('/mixed/')).map(({ reason }) => reason)
      expect(reasons.toSorted()).toEqual(['metric.unknown', 'value.not-a-number', 'value.out-of-range'])
    })
  })

  test.each([
    ['payload.not-json', 'telemetry', '{bad', 'p1'],
    ['payload.not-json', 'telemetry', '', 'p1'],
    ['payload.invalid', 'telemetry', '{"ts":"yesterday","values":{"flow_m3h":1}}', 'p1'],
    ['payload.invalid', 'power', '{"ts":1,"state":"maybe"}', 'p1'],
    ['payload.too-large', 'telemetry', `"${'x'.repeat(262_144)}"`, 'p1'],
    ['device.unknown', 'telemetry', `{"ts":${Date.now()},"values":{"flow_m3h":1}}`, 'nobody'],
    ['clock.in-the-future', 'telemetry', `{"ts":${Date.now() + 365 * 864e5},"values":{"flow_m3h":1}}`, 'p1'],
    ['clock.too-old', 'telemetry', '{"ts":"1970-01-01T00:00:00Z","values":{"flow_m3h":1}}', 'p1'],
    ['clock.too-old', 'power', '{"ts":0,"state":"off"}', 'p1'],
    ['payload.invalid', 'power', '{"ts":1e17,"state":"off"}', 'p1'],
    ['topic.unknown', 'telemetry', '{}', 'NOT-A-DEVICE'],
  ] as const)('%s: set aside with its reason, and nothing else changes', async (reason, kindOf, payload, device) => {
    const before = { readings: (await latest()).readings, count: (await quarantine()).length }
    await upstream.publish(kindOf, payload, device)
    await eventually(async () => {
      const items = await quarantine()
      expect(items.length).toBe(before.count + 1)
      expect(items[0]).toMatchObject({ reason, source: 'mqtt' })
    })
    expect((await latest()).readings).toEqual(before.readings)
  })

  test('what the database itself refuses is set aside alone', async () => {
    const nul = { ...birthOf('nul', 'chaib'), name: 'a\u0000b' }
    await Promise.all([
      upstream.publish('birth', nul, 'nul'),
      upstream.publish('birth', birthOf('beside', 'chaib'), 'beside'),
    ])
    await eventually(async () => {
      const { body } = await upstream.call('/api/v1/devices?site=chaib')
      expect(body).toMatchObject({ devices: expect.arrayContaining([expect.objectContaining({ id: 'beside' })]) })
      expect((await quarantine()).some(({ topic }) => topic.includes('/nul/'))).toBe(true)
    })
  })

  test('power off raises an alarm and notifies, on clears it; repeated reports change nothing, late ones are marked', async () => {
    const at = (seconds: number) => now - 60_000 + seconds * 1_000
    const say = async (state: 'on' | 'off', seconds: number) => {
      await upstream.publish('power', { ts: at(seconds), state }, 'p1', 'paris')
      await upstream.publish('online', { online: seconds % 2 === 0 }, 'p1', 'paris')
      await eventually(async () => {
        const status = (await latest('paris')).statuses.find(({ device }) => device === 'p1')
        expect(status?.online).toBe(seconds % 2 === 0)
      })
    }
    await say('on', 1)
    expect((await journal('paris')).entries).toEqual([])
    await say('off', 10)
    await say('off', 13)
    await say('off', 10)
    expect((await latest('paris')).alarms).toMatchObject([{ device: 'p1', condition: 'power-off', clearedAt: null }])
    await say('on', 21)
    const { entries, head } = await journal('paris')
    expect(entries.map(({ seq, type }) => [seq, type])).toEqual([
      [1, 'alarm.raised'],
      [2, 'notification.created'],
      [3, 'alarm.cleared'],
      [4, 'notification.created'],
    ])
    expect(head).toBe(4)
    const picture = await latest('paris')
    expect(picture).toMatchObject({ seq: 4, alarms: [{ state: 'returned' }] })
    expect(picture.statuses).toMatchObject([{ device: 'p1', powered: true, poweredAt: new Date(at(21)).toISOString() }])
    await say('off', 20)
    const late = (await journal('paris')).entries.slice(4)
    expect(late.map((entry) => [entry.type, entry.late])).toEqual([
      ['alarm.raised', true],
      ['notification.created', true],
    ])
    expect((await latest('paris')).statuses).toMatchObject([{ powered: false }])
  })

  test('seqs have no gap and no double under concurrent power cuts', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `cut-${index}`)
    await Promise.all(ids.map((id) => upstream.publish('birth', birthOf(id, 'chaib'), id)))
    await eventually(async () => {
      const { body } = await upstream.call('/api/v1/devices?site=chaib')
      expect(JSON.stringify(body)).toContain('"cut-19"')
    })
    for (const [index, state] of (['off', 'on', 'off'] as const).entries()) {
      await Promise.all(ids.map((id) => upstream.publish('power', { ts: now - 10_000 + index, state }, id)))
      await eventually(async () => {
        const powered = (await latest()).statuses.filter(({ device }) => device.startsWith('cut-'))
        expect(powered.every((status) => status.powered === (state === 'on'))).toBe(true)
      })
    }
    const { entries, head } = await journal()
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: head }, (_, index) => index + 1))
    expect(entries.filter(({ type }) => type === 'alarm.raised')).toHaveLength(40)
    expect((await latest()).alarms).toHaveLength(20)
  })

  test('[R11.2] a cut told by a device whose clock is an hour ahead is recorded, dated by ours', async () => {
    await upstream.publish('birth', birthOf('ahead', 'chaib'), 'ahead')
    await upstream.publish('power', { ts: Date.now() + 3_600_000, state: 'off' }, 'ahead')
    await eventually(async () => {
      const status = (await latest()).statuses.find(({ device }) => device === 'ahead')
      expect(status?.powered).toBe(false)
      expect(Date.parse(status?.poweredAt ?? '')).toBeLessThanOrEqual(Date.now())
    })
  })

  test('the same messages come in over HTTP, answered after the commit', async () => {
    const payload = [
      { ts: now - 2_000, values: { flow_m3h: 20, running: 7 } },
      { ts: now - 1_000, values: { flow_m3h: 21 } },
    ]
    const body = { site: 'chaib', device: 'p1', kind: 'telemetry', payload }
    expect(await upstream.call('/api/v1/readings', 'operator:chaib', body)).toEqual({
      status: 202,
      body: { accepted: 2, quarantined: [expect.objectContaining({ reason: 'value.out-of-range' })] },
    })
    expect((await upstream.call('/api/v1/readings', 'viewer:chaib', body)).status).toBe(403)
    expect((await upstream.call('/api/v1/readings', 'operator:paris', body)).status).toBe(404)
  })
})
