import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMosquitto, hasMosquitto, type Mosquitto } from '@vigie/upstream/testing'
import mqtt, { type MqttClient } from 'mqtt'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROOT } from '../harness/report.ts'
import { until } from '../harness/wait.ts'

/** Mosquitto with the settings that are shipped: what it acknowledged while nobody read, and then was killed. */
const SESSION = {
  clientId: 'vigie-upstream-epoch-massa',
  protocolVersion: 5,
  clean: false,
  properties: { sessionExpiryInterval: 86_400, receiveMaximum: 1_000 },
  reconnectPeriod: 0,
} as const
const DEVICES = 10
const TOPIC = 'vigie/massa/pompe-1/telemetry'

describe.skipIf(!hasMosquitto)('production: a killed broker that nobody reads', () => {
  let broker: Mosquitto
  let devices: readonly MqttClient[]
  const acknowledged = new Set<string>()

  /** A reader comes, subscribes as the upstream does, and goes; then devices may speak. */
  beforeEach(async () => {
    acknowledged.clear()
    broker = await createMosquitto({
      keeps: true,
      settings: `allow_anonymous true\n${readFileSync(join(ROOT, 'deploy/mosquitto/storage.conf'), 'utf8')}`,
    })
    const reader = await mqtt.connectAsync(broker.url, SESSION)
    await reader.subscribeAsync('vigie/massa/+/telemetry', { qos: 1 })
    await reader.endAsync(true)
    devices = await Promise.all(
      Array.from({ length: DEVICES }, () => mqtt.connectAsync(broker.url, { reconnectPeriod: 0 })),
    )
    for (const device of devices) device.on('error', () => undefined)
  })
  afterEach(async () => {
    for (const device of devices) device.end(true)
    await broker.stop()
  })

  const say = async (device: MqttClient, message: string): Promise<void> => {
    await device.publishAsync(TOPIC, message, { qos: 1 })
    acknowledged.add(message)
  }

  /** What waits in the session; `last`: said once it is read, and so the end of it. */
  const readAll = async (): Promise<Set<string>> => {
    const heard = new Set<string>()
    const reader = mqtt.connect(broker.url, SESSION)
    reader.on('message', (_, payload) => heard.add(payload.toString()))
    await until('connected', () => reader.connected)
    const speaker = await mqtt.connectAsync(broker.url)
    await speaker.publishAsync(TOPIC, 'last', { qos: 1 })
    await until('all that waited', () => heard.has('last'))
    await Promise.all([reader.endAsync(true), speaker.endAsync(true)])
    return heard
  }
  const lost = async () => {
    const heard = await readAll()
    return [...acknowledged].filter((message) => !heard.has(message))
  }

  test('has every message of which it saved the last, down to a single one', async () => {
    const [device] = devices
    if (device === undefined) throw new Error('no device')
    for (const round of ['one', 'two', 'three']) {
      await say(device, `only ${round}`)
      await until('saved', async () => (await broker.saved()).includes(`only ${round}`))
      await broker.crash()
      await device.reconnect()
      await until('connected again', () => device.connected)
    }
    expect(await lost()).toEqual([])
  })

  test('killed while devices speak, it has lost at most the last message of each', async () => {
    let isDown = false
    const speak = async (device: MqttClient, from: number) => {
      const cut = new Promise<false>((resolve) => device.once('close', () => resolve(false)))
      for (let index = 0; !isDown; index += 1) {
        const said = say(device, `${from}/${index}`).then(
          () => true,
          () => false,
        )
        if (!(await Promise.race([said, cut]))) return
      }
    }
    const spoken = devices.map((device, from) => speak(device, from))
    await until('2,000 acknowledged', () => acknowledged.size >= 2_000)
    await broker.crash()
    isDown = true
    await Promise.all(spoken)
    expect((await lost()).length).toBeLessThanOrEqual(DEVICES)
  })
})
