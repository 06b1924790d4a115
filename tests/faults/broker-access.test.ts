import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@vigie/stack'
import { hasMosquitto } from '@vigie/upstream/testing'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../harness/report.ts'
import { until } from '../harness/wait.ts'
import { createDaemon, type Process } from './random/processes.ts'

/** Mosquitto as docker-compose.yml starts it, seen from outside: its three files, with the secrets of this run. */
const run = promisify(execFile)
const SECRET = '/run/secrets'
const PEOPLE = [
  ['vigie', 'reads-all'],
  ['chaib/forage-1', 'first'],
  ['chaib/forage-2', 'second'],
] as const
/** MQTT 5: a refused message is answered with 135, where MQTT 3 says nothing. */
const VERSION = { protocolVersion: 5, reconnectPeriod: 0, connectTimeout: 5_000 } as const

describe.skipIf(!hasMosquitto)('production: the broker that is shipped', () => {
  let folder: string
  let broker: Process
  let plain: string
  let tls: string
  let certificate: Buffer
  const clients: MqttClient[] = []

  const connect = async (url: string, options: IClientOptions = {}): Promise<MqttClient> => {
    const client = await mqtt.connectAsync(url, { ...VERSION, ...options }, false)
    client.on('error', () => undefined)
    clients.push(client)
    return client
  }
  const as = ([username, password]: readonly [string, string]) =>
    connect(tls, { username, password, ca: certificate, servername: 'mqtt.test' })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vigie-broker-'))
    const [internal, devices] = [await freePort(), await freePort()]
    const own = join(folder, 'secrets')
    await run('mkdir', [own, join(folder, 'conf.d')])
    const paths = { key: join(own, 'mqtt_key'), certificate: join(own, 'mqtt_certificate') }
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
      ...['-subj', '/CN=mqtt.test', '-addext', 'subjectAltName=DNS:mqtt.test'],
      ...['-keyout', paths.key, '-out', paths.certificate],
    ])
    certificate = await readFile(paths.certificate)
    await writeFile(join(own, 'mqtt_passwords'), '')
    for (const [name, password] of PEOPLE) {
      await run('mosquitto_passwd', ['-b', join(own, 'mqtt_passwords'), name, password])
    }
    const shipped = (name: string) => readFile(join(ROOT, 'deploy/mosquitto', name), 'utf8')
    await writeFile(join(folder, 'acl'), await shipped('acl'))
    await writeFile(
      join(folder, 'conf.d/storage.conf'),
      (await shipped('storage.conf')).replaceAll('/mosquitto/data', folder),
    )
    const settings = (await shipped('mosquitto.conf'))
      .replaceAll(SECRET, own)
      .replaceAll('/mosquitto/config', folder)
      .replace('listener 1883', `listener ${internal} 127.0.0.1`)
      .replace('listener 8883', `listener ${devices} 127.0.0.1`)
    const config = join(folder, 'mosquitto.conf')
    await writeFile(config, `${settings}${process.getuid?.() === 0 ? 'user root\n' : ''}`)
    plain = `mqtt://127.0.0.1:${internal}`
    tls = `mqtts://127.0.0.1:${devices}`
    const answers = () =>
      as(PEOPLE[0]).then(
        () => true,
        () => false,
      )
    broker = createDaemon('mosquitto', ['mosquitto', '-c', config], join(folder, 'log'), answers)
    await broker.start()
  })
  afterAll(async () => {
    for (const client of clients) client.end(true)
    await broker.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test.each([
    ['no name', {}],
    ['a wrong password', { username: 'vigie', password: 'first' }],
    ['an unknown name', { username: 'chaib/forage-3', password: 'first' }],
  ])('does not let in %s, on either door', async (_, options) => {
    await expect(connect(plain, options)).rejects.toThrow(/not authori[sz]ed/i)
    await expect(connect(tls, { ...options, ca: certificate, servername: 'mqtt.test' })).rejects.toThrow(
      /not authori[sz]ed/i,
    )
  })

  test('shows devices a certificate that they check', async () => {
    const [, first] = PEOPLE
    await expect(connect(tls, { username: first[0], password: first[1] })).rejects.toThrow(/self-signed/)
    await expect(connect(tls.replace('mqtts', 'mqtt'), { username: first[0], password: first[1] })).rejects.toThrow()
  })

  test('a device writes its own topics alone, and reads nothing; the upstream reads all and writes nothing', async () => {
    const [reader, device, other] = [await as(PEOPLE[0]), await as(PEOPLE[1]), await as(PEOPLE[2])]
    const heard: string[] = []
    reader.on('message', (topic) => heard.push(`reader ${topic}`))
    device.on('message', (topic) => heard.push(`device ${topic}`))
    await reader.subscribeAsync('vigie/#', { qos: 1 })
    await device.subscribeAsync('vigie/#', { qos: 1 }).catch(() => undefined)

    const say = (client: MqttClient, topic: string) => client.publishAsync(topic, '{}', { qos: 1 })
    for (const topic of ['vigie/chaib/forage-2/power', 'vigie/massa/forage-1/power', 'vigie/chaib/power', 'other']) {
      await expect(say(device, topic), topic).rejects.toThrow(/not authori[sz]ed/i)
    }
    await expect(say(reader, 'vigie/chaib/forage-1/power')).rejects.toThrow(/not authori[sz]ed/i)
    await say(device, 'vigie/chaib/forage-1/power')
    await say(other, 'vigie/chaib/forage-2/birth')
    await until('both heard', () => heard.length >= 2)
    expect(heard.toSorted()).toEqual(['reader vigie/chaib/forage-1/power', 'reader vigie/chaib/forage-2/birth'])
  })
})
