import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@vigie/stack'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IDENTITY, readCompose, SECRETS } from '../harness/compose.ts'
import { unsignedToken } from '../harness/people.ts'
import { hasProduction, ownProduction, type Production } from '../harness/production.ts'
import { ROOT } from '../harness/report.ts'
import { call } from '../harness/rest.ts'
import { until } from '../harness/wait.ts'

/**
 * Upstream and gateway as docker-compose.yml starts them, by hand: the environment of the file and of the images, with
 * only the addresses of this machine in it. Looked at from outside, without a Firebase project.
 */
type Name = 'upstream' | 'gateway'
type Environment = Readonly<Record<string, string>>
const SERVICE_KEY = 'a-key-of-this-test-0123456789abcdef'

/** What the image says beside the file. */
const imageOf = async (name: Name): Promise<{ entry: string; environment: Environment }> => {
  const text = await readFile(join(ROOT, `apps/${name}/Dockerfile`), 'utf8')
  const said = [...text.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const environment = Object.fromEntries(said.map((pair) => pair.split(/=(.*)/s, 2) as [string, string]))
  const entry = /^CMD \["node", "([^"]+)"\]$/m.exec(text)?.[1] ?? ''
  return { entry, environment }
}

describe.skipIf(!hasProduction)('production: the Compose file by hand', () => {
  let folder: string
  let production: Production
  const ports = { upstream: 0, gateway: 0 }
  const running: ReturnType<typeof spawn>[] = []

  const launch = async (name: Name, change: Environment = {}) => {
    const { entry, environment: image } = await imageOf(name)
    const file = readCompose({ ...IDENTITY, ...SECRETS, SERVICE_KEY }).services[name]?.environment ?? {}
    const here = {
      PORT: String(ports[name]),
      GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'account.json'),
      ...(name === 'gateway'
        ? { UPSTREAM_URL: `http://127.0.0.1:${ports.upstream}`, WEB_ROOT: join(folder, 'web') }
        : {
            DATABASE_URL: production.databaseUrl,
            MQTT_URL: production.mqttUrl,
            MQTT_CLIENT_ID: production.mqttClientId,
            REDIS_URL: production.redisUrl ?? '',
            SITES_FILE: join(ROOT, 'deploy/sites.json'),
          }),
    }
    const env = { PATH: process.env['PATH'] ?? '', ...image, ...file, ...here, ...change }
    const child = spawn(process.execPath, [join(ROOT, entry)], { cwd: folder, env })
    running.push(child)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()))
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
    return { exit, said: () => said }
  }
  const ask = (name: Name, path: string, headers: Environment = {}) =>
    call({ port: ports[name], path, headers }).catch(() => null)
  const answers = (name: Name) => until(`${name} lives`, async () => (await ask(name, '/healthz'))?.status === 200)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vigie-compose-'))
    production = await ownProduction()
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const account = {
      type: 'service_account',
      project_id: IDENTITY.FIREBASE_PROJECT_ID,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: 'vigie@farm.iam.gserviceaccount.test',
    }
    await writeFile(join(folder, 'account.json'), JSON.stringify(account))
    ports.upstream = await freePort()
    ports.gateway = await freePort()
    await launch('upstream')
    await answers('upstream')
    await launch('gateway')
    await answers('gateway')
  }, 60_000)
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    await production?.drop()
    await rm(folder, { recursive: true, force: true })
  })

  test('every answer of the gateway demands TLS from now on, and what is personal is kept by no cache', async () => {
    for (const path of ['/', '/config.json', '/api/site', '/api/nowhere', '/%zz', '/healthz']) {
      const headers = (await ask('gateway', path))?.headers
      expect(headers?.['strict-transport-security'], path).toContain('max-age=31536000')
      expect(headers?.['content-security-policy'], path).toContain("frame-ancestors 'none'")
    }
    expect((await ask('gateway', '/api/site'))?.headers['cache-control']).toBe('no-store')
  })

  test('a token of the emulator opens nothing, here or at the upstream', async () => {
    const token = unsignedToken({ sub: 'u', role: 'superadmin', platforms: ['chaib'] })
    const authorization = `Bearer ${token}`
    for (const path of ['/api/site', '/api/users', '/api/audit', '/api/alarms'])
      expect((await ask('gateway', path, { authorization }))?.status, path).toBe(401)
    for (const path of ['/api/v1/devices?site=chaib', '/api/v1/audit', '/api/v1/quarantine'])
      expect((await ask('upstream', path, { authorization }))?.status, path).toBe(401)
  })

  test('nothing that needs no token tells a secret, or of an emulator', async () => {
    const secrets = [SERVICE_KEY, production.databaseUrl, new URL(production.databaseUrl).password, 'PRIVATE KEY']
    for (const name of ['gateway', 'upstream'] as const)
      for (const path of ['/healthz', '/readyz', '/metrics', '/config.json', '/api/docs/json']) {
        const { text = '' } = (await ask(name, path)) ?? {}
        for (const secret of secrets.filter((one) => one !== '')) expect(text, `${name}${path}`).not.toContain(secret)
      }
    const config = JSON.parse((await ask('gateway', '/config.json'))?.text ?? '{}')
    expect(config).toMatchObject({ identity: { emulatorUrl: null, projectId: IDENTITY.FIREBASE_PROJECT_ID } })
  })

  test.each([
    ['nobody', {}, false],
    ['who guesses', { serviceKey: 'guess-guess' }, false],
    ['the gateway', { serviceKey: SERVICE_KEY }, true],
  ])("the upstream's rooms let %s in: %s %s", async (_who, auth, isWelcome) => {
    const socket = io(`http://127.0.0.1:${ports.upstream}`, { auth, forceNew: true, reconnection: false })
    const isIn = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('connect_error', () => resolve(false))
    })
    socket.close()
    expect(isIn).toBe(isWelcome)
  })

  test.each<[Name, Environment, string]>([
    ['gateway', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    ['gateway', { UPSTREAM_SERVICE_KEY: 'change-me-please' }, 'UPSTREAM_SERVICE_KEY'],
    ['upstream', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    ['upstream', { SERVICE_KEY: 'change-me-please' }, 'SERVICE_KEY'],
    ['upstream', { SERVICE_KEY: '' }, 'SERVICE_KEY'],
    ['upstream', { ROOMS_OPEN: 'true' }, 'ROOMS_OPEN'],
    ['upstream', { DATABASE_URL: '', DATA_DIR: 'memory://' }, 'DATA_DIR'],
  ])('%s does not start with %j, and says which', async (name, change, variable) => {
    const { exit, said } = await launch(name, { PORT: '0', ...change })
    expect(await exit).not.toBe(0)
    expect(said()).toContain(variable)
  })
})
