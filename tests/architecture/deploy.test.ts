import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { declaredSettings } from './declared-settings.ts'
import { ROOT, readSource } from './sources.ts'

/** What docker-compose.yml may say: the part of the Compose specification in use here, closed. */
const service = z.strictObject({
  image: z
    .string()
    .regex(/^[\w./-]+:[\w.-]+$/, 'an image with its version')
    .optional(),
  build: z.strictObject({ context: z.literal('.'), dockerfile: z.string() }).optional(),
  command: z.string().optional(),
  restart: z.literal('unless-stopped').optional(),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string().startsWith('/') })).optional(),
  environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[a-z]+:\/\S+$/)).optional(),
  networks: z.strictObject({ default: z.strictObject({ aliases: z.array(z.string()) }) }).optional(),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) }))
    .optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()).min(2), interval: z.string().regex(/^\d+s$/), retries: z.number().int() })
    .optional(),
})
const compose = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), service),
  configs: z.record(
    z.string(),
    z.strictObject({ content: z.string().optional(), file: z.string().startsWith('./').optional() }),
  ),
  volumes: z.record(z.string(), z.null()),
})

const file = compose.parse(parse(readSource('docker-compose.yml')))
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
    for (const [name, { depends_on = {}, volumes = [], configs = [] }] of services) {
      for (const { source } of configs) {
        const { content, file: path = '' } = file.configs[source] ?? {}
        expect(content !== undefined || existsSync(join(ROOT, path)), source).toBe(true)
      }
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect(file.services, name).toHaveProperty(other)
        if (condition === 'service_healthy') expect(file.services[other]?.healthcheck, other).toBeDefined()
      }
      for (const volume of volumes) expect(Object.keys(file.volumes), name).toContain(volume.split(':')[0])
    }
  })

  test.each(['gateway', 'upstream', 'simulator'])('%s is given only variables it reads', (name) => {
    const config = readSource(`apps/${name}/src/config.ts`)
    const given = Object.keys(file.services[name]?.environment ?? {})
    expect(given.filter((variable) => !config.includes(`${variable}:`))).toEqual([])
  })

  test('the upstream is given the sites of the virtual farm: without them all that devices send is quarantined', () => {
    const { environment = {}, configs = [] } = file.services['upstream'] ?? {}
    const source = configs.find(({ target }) => target === environment['SITES_FILE'])?.source ?? ''
    const { sites } = z
      .object({ sites: z.array(site) })
      .parse(JSON.parse(file.configs[source]?.content ?? '{ "sites": [] }'))
    const farms = declaredSettings('apps/simulator/src/config.ts', {}).find(({ name }) => name === 'SITES')?.fallback
    expect(sites.map(({ slug }) => slug).join(',')).toBe(farms)
    for (const { slug, link } of sites) expect(link).toBe(`http://${slug}.localhost:8080`)
  })

  test('no two services publish the same port', () => {
    const published = services.flatMap(([, { ports = [] }]) => ports.map((port) => port.split(':')[0]))
    expect(new Set(published).size).toBe(published.length)
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
