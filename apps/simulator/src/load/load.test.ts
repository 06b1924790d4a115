import { randomBytes } from 'node:crypto'
import { birthMessage, parseTopic, telemetryMessage } from '@vigie/contracts/upstream'
import { connectAsync } from 'mqtt'
import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import type { Config } from '../config.ts'
import { createLoad } from './load.ts'

const broker = process.env['TEST_MQTT_URL']
if (broker === undefined) console.log('load.test.ts: skipped, TEST_MQTT_URL is not set')

describe.skipIf(broker === undefined)('the load', { timeout: 30_000 }, () => {
  test('announces so many devices, then publishes so many messages a second, all fitting the contracts', async () => {
    const url = broker ?? ''
    const sites = [0, 1].map(() => `t-${randomBytes(4).toString('hex')}`)
    const births = new Set<string>()
    const samples: { device: string; ts: number }[] = []
    const witness = await connectAsync(url)
    witness.on('message', (topic, payload) => {
      const { site, device, kind } = parseTopic(topic) ?? { site: '', device: '', kind: null }
      const body: unknown = JSON.parse(payload.toString())
      if (kind === 'birth' && birthMessage.parse(body)) births.add(`${site}/${device}`)
      if (kind !== 'telemetry') return
      for (const { ts } of telemetryMessage.parse(body)) samples.push({ device: `${site}/${device}`, ts })
    })
    for (const site of sites) await witness.subscribeAsync(`vigie/${site}/+/+`, { qos: 1 })

    const config: Config = {
      mqttUrl: url,
      seed: 42,
      sites,
      timeZone: 'Africa/Casablanca',
      historyDays: 0,
      stateFile: null,
      logLevel: 'silent',
      load: null,
    }
    const load = createLoad(config, { devices: 50, ratePerSecond: 500 }, pino({ level: 'silent' }), () => {})
    await load.settled
    // acknowledged to the load before it is handed to the witness
    await vi.waitFor(() => expect(births.size).toBe(50), { timeout: 20_000, interval: 20 })
    await vi.waitFor(() => expect(samples.length).toBeGreaterThan(1_000), { timeout: 20_000, interval: 20 })
    await load.close()
    await witness.endAsync(true)
    expect(new Set(samples.map(({ device }) => device))).toEqual(births)
    const spanMs = (samples.at(-1)?.ts ?? 0) - (samples[0]?.ts ?? 0)
    expect((1_000 * samples.length) / spanMs).toBeLessThan(600)
  })
})
