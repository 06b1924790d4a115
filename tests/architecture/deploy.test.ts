import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { site } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { IDENTITY, readCompose as read, SECRETS } from '../harness/compose.ts'
import { declaredSettings } from './declared-settings.ts'
import { ROOT, readSource } from './sources.ts'

const demo = parseEnv(readSource('deploy/demo.env'))
const file = read({ ...SECRETS, ...IDENTITY })
const services = Object.entries(file.services)

describe('docker-compose.yml', () => {
  test('every service is an image with its version, or one of our Dockerfiles', () => {
    for (const [name, { image, build }] of services) {
      expect(
        [image, build].filter((one) => one !== undefined),
        name,
      ).toHaveLength(1)
      if (build !== undefined) expect(existsSync(join(ROOT, build.dockerfile)), build.dockerfile).toBe(true)
    }
  })

  test('what it depends on and the volumes it mounts are declared', () => {
    for (const [name, { depends_on = {}, volumes = [], configs = [], secrets = [] }] of services) {
      for (const { source } of configs)
        expect(existsSync(join(ROOT, file.configs[source]?.file ?? '-')), source).toBe(true)
      for (const secret of secrets) expect(file.secrets, name).toHaveProperty(secret)
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect(file.services, name).toHaveProperty(other)
        if (condition === 'service_healthy') expect(file.services[other]?.healthcheck, other).toBeDefined()
      }
      for (const volume of volumes) expect(Object.keys(file.volumes), name).toContain(volume.split(':')[0])
    }
  })

  test.each(['gateway', 'upstream', 'analyst', 'simulator'])('%s is given only variables it reads', (name) => {
    const config = readSource(`apps/${name}/src/config.ts`)
    const given = Object.keys(file.services[name]?.environment ?? {})
    expect(given.filter((variable) => !config.includes(`${variable}:`))).toEqual([])
  })

  test('the upstream is given the sites of the virtual farm: without them all that devices send is quarantined', () => {
    const { environment = {}, configs = [] } = file.services['upstream'] ?? {}
    const source = configs.find(({ target }) => target === environment['SITES_FILE'])?.source ?? ''
    const { sites } = z.object({ sites: z.array(site) }).parse(JSON.parse(readSource(file.configs[source]?.file ?? '')))
    const farms = declaredSettings('apps/simulator/src/config.ts', {}).find(({ name }) => name === 'SITES')?.fallback
    expect(sites.map(({ slug }) => slug).join(',')).toBe(farms)
    for (const { slug, link } of sites) expect(link).toBe(`http://${slug}.localhost:8080`)
  })

  test('only the gateway of production is published beyond loopback, and no port twice', () => {
    for (const [env, beyond] of [
      [{ ...SECRETS, ...IDENTITY }, ['gateway']],
      // its emulator accepts unsigned tokens
      [{ ...demo, ...SECRETS }, []],
    ] as const) {
      const published = Object.entries(read(env).services).flatMap(([name, { ports = [] }]) =>
        ports.map((port) => ({ name, port })),
      )
      expect(published.filter(({ port }) => !port.startsWith('127.0.0.1:')).map(({ name }) => name)).toEqual(beyond)
      const numbers = published.map(({ port }) => port.split(':').at(-2))
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  })

  test.each(Object.keys({ ...SECRETS, ...IDENTITY }))('%s has no default: without it nothing starts', (name) => {
    expect(() => read({ ...SECRETS, ...IDENTITY, [name]: '' })).toThrow(name)
  })

  test('production has neither the emulator nor the virtual farm; the demo has both, and no secret in its file', () => {
    const inDemo = Object.entries(file.services).filter(([, { profiles }]) => profiles !== undefined)
    expect(inDemo.map(([name]) => name)).toEqual(['identity', 'simulator'])
    for (const name of ['gateway', 'upstream']) {
      const { environment = {} } = file.services[name] ?? {}
      expect(environment).toMatchObject({ NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '' })
    }
    const { environment = {} } = read({ ...demo, ...SECRETS }).services['gateway'] ?? {}
    expect(environment).toMatchObject({ NODE_ENV: 'development', GOOGLE_APPLICATION_CREDENTIALS: '' })
    expect(Object.keys(SECRETS).filter((name) => name in demo)).toEqual([])
  })
})

describe.each(globSync('apps/*/Dockerfile', { cwd: ROOT }))('%s', (path) => {
  const lines = readSource(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const of = (instruction: string) => lines.filter((line) => line.startsWith(`${instruction} `))

  test('uses only instructions that exist, on Node 24, and not as root', () => {
    const known = /^(FROM|WORKDIR|COPY|RUN|ENV|EXPOSE|VOLUME|USER|CMD) \S/
    expect(lines.filter((line) => !known.test(line))).toEqual([])
    for (const line of of('FROM')) expect(line).toMatch(/^FROM node:24-slim( AS \w+)?$/)
    expect(of('USER')).toEqual(['USER node'])
  })

  test('starts an entry that exists, in a workspace that exists', () => {
    const [command] = of('CMD')
    const [program, entry = ''] = z.array(z.string()).parse(JSON.parse(command?.slice('CMD '.length) ?? '[]'))
    expect(program).toBe('node')
    expect(existsSync(join(ROOT, entry)), entry).toBe(true)
    const workspaces = [...lines.join('\n').matchAll(/--workspace @vigie\/(\w+)/g)].map(([, name]) => name)
    for (const name of workspaces) expect(existsSync(join(ROOT, `apps/${name}/package.json`)), name).toBe(true)
  })
})
