/** 1,000 tiles under 2,000 readings a second: the wall beside a page without any library, from the same gateway. */
import type { WallOrders } from '@vigie/contracts/entities'
import { LIVE_PATH, LIVE_SUBPROTOCOL } from '@vigie/contracts/live'
import { WALL_PATHS } from '@vigie/contracts/rest'
import type { Stack } from '@vigie/stack'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../../harness/chromium.ts'
import { CHROMIUM_FLAGS } from '../../harness/chromium-flags.ts'
import { newPerson, unsignedToken } from '../../harness/people.ts'
import type { Feeder } from '../feeding.ts'
import { median, percentile } from '../measure.ts'
import { fixed, type Table } from '../table.ts'
import { runBarePage } from './bare-page.ts'

export const TILES = 1_000
const SITE = 'chaib'
const PER_DEVICE_PER_SECOND = 2
const ROUNDS = 3
const SECONDS = 12
const WARM_UP_SECONDS = 4
/** Wide enough for all of them in the smallest letters that a room can ask for. */
const PICTURE = { width: 2_560, height: 1_600 }
/** Whom a custom token is for. */
const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const TOLD: WallOrders = {
  name: 'Banc',
  order: null,
  settings: { scenes: [{ id: 'values', forS: 3_600 }], room: { diagonalIn: 300, distanceM: 0.3 }, pinFrom: 'critical' },
}

type Measured = {
  readonly busy: number
  readonly script: number
  readonly layout: number
  readonly p99: number
  readonly fps: number
}

export const benchTiles = async (stack: Stack, feeder: Feeder): Promise<Table> => {
  const found = findChromium(() => undefined)
  if ('line' in found) throw new Error(found.line)
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS })
  const origin = `http://${SITE}.localhost:${stack.ports.gateway}`
  const account = await newPerson({ role: 'wall', platforms: [SITE] })
  const rows = new Map<string, Measured[]>([
    ['wall', []],
    ['bare DOM', []],
  ])
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const wall = await openWall(browser, origin, account.uid)
      rows.get('wall')?.push(await measure(wall, feeder))
      const bare = await openBare(browser, origin, { token: account.token, wall })
      rows.get('bare DOM')?.push(await measure(bare, feeder))
      await bare.context().close()
    }
  } finally {
    await browser.close()
  }
  return tableOf(rows)
}

const openWall = async (browser: Browser, origin: string, uid: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: PICTURE, locale: 'fr-FR' })
  await page.addInitScript(() => localStorage.setItem('wall-secret', 'x'.repeat(43)))
  const customToken = unsignedToken({ uid, aud: AUDIENCE })
  await page.route(`**${WALL_PATHS.token}`, (route) => route.fulfill({ json: { customToken } }))
  await page.route(`**${WALL_PATHS.self}`, (route) => route.fulfill({ json: TOLD }))
  await page.goto(`${origin}/mur`)
  await page
    .locator('.wall[data-link=live] .wall-tile')
    .nth(TILES - 1)
    .waitFor()
  return page
}

/** The very markup and styles of the wall, without its scripts. Closes the wall. */
const openBare = async (
  browser: Browser,
  origin: string,
  from: { readonly token: string; readonly wall: Page },
): Promise<Page> => {
  const seen = await from.wall.evaluate(() => ({
    css: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n'),
    html: document.body.innerHTML.replaceAll(/<script[\s\S]*?<\/script>/g, ''),
    names: [...document.querySelectorAll('.wall-tile-name')].map(({ textContent }) =>
      (textContent ?? '').trim().toLowerCase().replace(' ', '-'),
    ),
  }))
  await from.wall.context().close()
  const page = await browser.newPage({ viewport: PICTURE, locale: 'fr-FR', bypassCSP: true })
  await page.goto(`${origin}/config.json`)
  await page.evaluate(runBarePage, { ...seen, token: from.token, path: LIVE_PATH, protocol: LIVE_SUBPROTOCOL })
  return page
}

/** Main thread of the page, in its own processor time: what else the machine does is not counted. */
const measure = async (page: Page, feeder: Feeder): Promise<Measured> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value]))
  }
  const play = (seconds: number) =>
    feeder.play({ kind: 'readings', devices: TILES, perSecond: PER_DEVICE_PER_SECOND, seconds })
  await play(WARM_UP_SECONDS)
  await page.evaluate(() => {
    const gaps: number[] = []
    let before = performance.now()
    const onFrame = (at: number) => {
      gaps.push(at - before)
      before = at
      requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
    Reflect.set(window, '__gaps', gaps)
  })
  const before = await read()
  const begun = performance.now()
  await play(SECONDS)
  const seconds = (performance.now() - begun) / 1_000
  const after = await read()
  const gaps = await page.evaluate((): number[] => Reflect.get(window, '__gaps'))
  const share = (name: string) => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) / seconds) * 100
  return {
    busy: share('TaskDuration'),
    script: share('ScriptDuration'),
    layout: share('LayoutDuration') + share('RecalcStyleDuration'),
    p99: percentile(gaps.slice(1), 0.99),
    fps: gaps.length / seconds,
  }
}

const tableOf = (rows: ReadonlyMap<string, readonly Measured[]>): Table => {
  const of = (name: string, read: (one: Measured) => number) => median((rows.get(name) ?? []).map(read))
  const bare = of('bare DOM', ({ busy }) => busy)
  return {
    title: `Wall: ${TILES.toLocaleString('en')} tiles, ${(TILES * PER_DEVICE_PER_SECOND).toLocaleString('en')} readings a second`,
    method: `Headless Chromium, ${PICTURE.width} × ${PICTURE.height}, from a gateway whose upstream is played. The wall's scene of values, then the same markup and styles written by a page without any library from the same socket, both ten times a second at most; ${ROUNDS} rounds of ${SECONDS} s after ${WARM_UP_SECONDS} s, medians. Busy: processor time of the page's main thread.`,
    columns: ['page', 'busy %', 'of bare', 'script %', 'style and layout %', 'frame p99 ms', 'frames a second'],
    rows: [...rows.keys()].map((name) => [
      name,
      fixed(of(name, ({ busy }) => busy)),
      fixed(of(name, ({ busy }) => busy) / bare, 2),
      fixed(of(name, ({ script }) => script)),
      fixed(of(name, ({ layout }) => layout)),
      fixed(of(name, ({ p99 }) => p99)),
      fixed(of(name, ({ fps }) => fps)),
    ]),
  }
}
