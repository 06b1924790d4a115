import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { site } from '@vigie/contracts/entities'
import { createStack, freePort, type ServiceName, type Stack } from '@vigie/stack'
import { seedDataDir } from '@vigie/upstream/testing'
import { createDevices, type Devices } from './devices.ts'
import { identityHost } from './identity.ts'
import type { Production } from './production.ts'
import { call } from './rest.ts'
import { until } from './wait.ts'

/**
 * A throwaway stack with ports, data, sites and (in production) a database of its own; without simulator by default.
 */
export type TestStack = Stack & {
  /** slugs of its three sites, which no other stack has; that of the last contains 'chaib' (R6.1) */
  readonly site: string
  readonly otherSite: string
  readonly chaibSite: string
  readonly devices: (siteSlug?: string) => Promise<Devices>
  readonly close: () => Promise<void>
}
export type TestStackOptions = {
  readonly services?: readonly ServiceName[]
  readonly env?: Partial<Record<ServiceName, Readonly<Record<string, string>>>>
  /** a stack on the same production whose sites this one shares; absent: it has sites of its own */
  readonly beside?: TestStack
}

/**
 * Such an upstream ends before the second compilation of its embedded database, a third of the processor time it takes,
 * is paid back.
 */
const SHORT_LIVED = { upstream: ['--liftoff-only'] }

export const createTestStack = async (
  { services = ['upstream', 'gateway'], env = {}, beside }: TestStackOptions = {},
  production: Production | null = null,
): Promise<TestStack> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vigie-stack-'))
  if (production === null && services.includes('upstream')) await seedDataDir(join(dataDir, 'upstream'))
  const gateway = await freePort()
  const slugs = beside === undefined ? newSlugs() : pickSlugs(beside)
  const stack = await createStack({
    dataDir,
    services,
    ports: { gateway },
    identityHost: identityHost(),
    sites:
      beside?.sites ??
      Object.values(slugs).map((slug) =>
        site.parse({ slug, name: slug, link: `http://${slug}.localhost:${gateway}`, position: { lat: 30, lon: -9.6 } }),
      ),
    historyDays: 1,
    nodeFlags: SHORT_LIVED,
    env: production === null ? env : { ...env, upstream: { MQTT_CLIENT_ID: production.mqttClientId, ...env.upstream } },
    ...productionUrls(production),
  })
  const hears = until('the upstream hears devices', async () => {
    if (!services.includes('upstream')) return true
    return (await call({ port: stack.ports.upstream, path: '/readyz' })).status === 200
  })
  await hears.catch(async (error) => {
    await stack.stop()
    throw error
  })
  const opened: Devices[] = []
  return {
    ...stack,
    ...slugs,
    devices: async (slug = slugs.site) => {
      const devices = await createDevices(stack.urls.mqtt, slug)
      opened.push(devices)
      return devices
    },
    close: async () => {
      await Promise.all(opened.map((devices) => devices.close().catch(() => undefined)))
      await stack.stop()
      if (beside === undefined) await production?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Slugs = Pick<TestStack, 'site' | 'otherSite' | 'chaibSite'>

const newSlugs = (): Slugs => {
  const mark = randomBytes(3).toString('hex')
  return { site: `massa-${mark}`, otherSite: `tifnout-${mark}`, chaibSite: `chaib-${mark}` }
}

const pickSlugs = ({ site: own, otherSite, chaibSite }: TestStack): Slugs => ({ site: own, otherSite, chaibSite })

const productionUrls = (production: Production | null) =>
  production === null
    ? {}
    : {
        databaseUrl: production.databaseUrl,
        mqttUrl: production.mqttUrl,
        ...(production.redisUrl === null ? {} : { redisUrl: production.redisUrl }),
      }
