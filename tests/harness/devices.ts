import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type BirthMessage, formatTopic, type MessageKind } from '@vigie/contracts/upstream'
import mqtt, { type MqttClient } from 'mqtt'

/**
 * Devices of a site on one MQTT connection. Messages go with QoS 1: each call resolves when the broker has
 * acknowledged.
 */
export type Devices = {
  readonly client: MqttClient
  readonly birth: (device: string, message: BirthMessage) => Promise<void>
  readonly telemetry: (device: string, values: Readonly<Record<string, unknown>>, ts?: number) => Promise<void>
  readonly power: (device: string, state: 'on' | 'off', ts?: number) => Promise<void>
  readonly online: (device: string, online: boolean, ts?: number) => Promise<void>
  /** publishes any payload on any topic */
  readonly raw: (topic: string, payload: string | Buffer) => Promise<void>
  readonly close: () => Promise<void>
}

/** What MQTT.js says of a message that it does not keep. */
const CUT_OFF = 'Connection closed'

export const createDevices = async (url: string, site: string): Promise<Devices> => {
  const client = await mqtt.connectAsync(url, { reconnectPeriod: 250, connectTimeout: 10_000 })
  const raw = async (topic: string, payload: string | Buffer): Promise<void> => {
    try {
      await client.publishAsync(topic, payload, { qos: 1 })
    } catch (error) {
      // MQTT.js keeps what waits for a broker, except what was published while it resent the rest and was cut off again
      if (client.disconnecting || !(error instanceof Error) || error.message !== CUT_OFF) throw error
      await raw(topic, payload)
    }
  }
  const send = (device: string, kind: MessageKind, message: unknown) =>
    raw(formatTopic({ site, device, kind }), JSON.stringify(message))
  return {
    client,
    raw,
    birth: (device, message) => send(device, 'birth', message),
    telemetry: (device, values, ts = Date.now()) => send(device, 'telemetry', { ts, values }),
    power: (device, state, ts = Date.now()) => send(device, 'power', { ts, state }),
    online: (device, online, ts = Date.now()) => send(device, 'online', { ts, online }),
    close: () => client.endAsync(),
  }
}

/** Birth message of a flow meter with one metric. */
export const flowMeter = (name: string, cadenceMs = 1_000): BirthMessage => ({
  kind: 'flow-meter',
  role: 'source',
  name,
  metrics: [{ id: 'flow_m3h', cadenceMs }],
})

const run = promisify(execFile)

/**
 * Publishes with Mosquitto's command-line client where it is installed, else with that of MQTT.js: either way with a
 * program that shares no code with the product.
 */
export const publishFromShell = async (mqttUrl: string, topic: string, payload: string): Promise<void> => {
  const { hostname, port } = new URL(mqttUrl)
  const args = ['-h', hostname, '-p', port === '' ? '1883' : port, '-t', topic, '-m', payload, '-q', '1']
  const hasMosquitto = await run('mosquitto_pub', ['--help']).then(
    () => true,
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  )
  if (hasMosquitto) await run('mosquitto_pub', args)
  else await run(process.execPath, ['node_modules/mqtt/build/bin/pub.js', ...args])
}
