// The product on which walks are done: a stack of its own, a proxy between browser and gateway, devices at two sites.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { givenSite } from '@vigie/contracts/entities'
import { createStack, freePort, type Stack } from '@vigie/stack'
import { seedDataDir } from '@vigie/upstream/testing'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { CHROMIUM_FLAGS } from '../../harness/chromium-flags.ts'
import { identityHost } from '../../harness/identity.ts'
import { createProxy, type FaultProxy } from '../../harness/proxy.ts'
import { createPublisher, type Publisher } from '../../harness/publisher.ts'

/** Of each site the devices, by name. */
export const SITES: Readonly<Record<string, readonly string[]>> = {
  chaib: ['Source A1', 'Source A2', 'Source A3'],
  massa: ['Source B1', 'Source B2'],
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

export type Ground = {
  readonly browser: Browser
  readonly stack: Stack
  readonly link: FaultProxy
  readonly originOf: (site: string) => string
  /** devices of a site, and the record of what was acknowledged */
  readonly publisher: (site: string) => Publisher
  /** what a browser keeps of the person who is signed in at a site; null: nobody signed in yet, or signed out since */
  session: Session | null
  /** heals all that a walk has broken */
  readonly mend: () => Promise<void>
  readonly close: () => Promise<void>
}

export const createGround = async (webRoot: string, chromiumPath: string, headless = true): Promise<Ground> => {
  const opened: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end()
  }
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'vigie-roam-'))
    opened.push(() => rm(dataDir, { recursive: true, force: true }))
    await seedDataDir(join(dataDir, 'upstream'))
    const gatewayPort = await freePort()
    const link = await createProxy(gatewayPort)
    opened.push(link.close)
    const originOf = (site: string) => `http://${site}.localhost:${link.port}`
    const stack = await createStack({
      dataDir,
      services: ['upstream', 'gateway'],
      ports: { gateway: gatewayPort },
      identityHost: identityHost(),
      sites: Object.keys(SITES).map((slug) =>
        givenSite.parse({ slug, name: slug, link: originOf(slug), position: { lat: 30, lon: -9.6 } }),
      ),
      env: { gateway: { WEB_ROOT: webRoot } },
    })
    opened.push(stack.stop)
    const publishers = new Map<string, Publisher>()
    for (const [site, names] of Object.entries(SITES)) {
      const publisher = await createPublisher(stack.urls.mqtt, site, names)
      opened.push(publisher.close)
      publishers.set(site, publisher)
    }
    const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS, headless })
    opened.push(() => browser.close())
    const publisherOf = (site: string): Publisher => {
      const publisher = publishers.get(site)
      if (publisher === undefined) throw new Error(`no devices at ${site}`)
      return publisher
    }
    const mend = async () => {
      link.set({})
      for (const name of ['gateway', 'upstream'] as const) {
        if (stack.pid(name) === null) await stack.restart(name)
        else stack.signal(name, 'SIGCONT')
      }
      for (const { names, silence, power } of publishers.values())
        await Promise.all(
          names.map((name) => {
            silence(name, false)
            return power(name, true)
          }),
        )
    }
    return { browser, stack, link, originOf, publisher: publisherOf, session: null, mend, close }
  } catch (error) {
    await close()
    throw error
  }
}
