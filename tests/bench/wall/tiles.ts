/**
 * 1,000 tiles under 2,000 readings a second: the wall and a page without any library, at once, from the same gateway.
 * What else the machine does slows both alike.
 */
import { execFileSync } from 'node:child_process'
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
import { prefer } from '../pinned.ts'
import { fixed, type Table } from '../table.ts'
import { runBarePage } from './bare-page.ts'

export const TILES = 1_000
const SITE = 'chaib'
const PER_DEVICE_PER_SECOND = 2
const ROUNDS = 5
const SECONDS = 12
const WARM_UP_SECONDS = 10
/** Frames are counted apart: asking for each of them has a page make more than it needs. */
const FRAMES_SECONDS = 6
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
}
type Frames = { readonly p99: number; readonly fps: number }
type Both<T> = { readonly wall: T; readonly bare: T }

export const benchTiles = async (stack: Stack, feeder: Feeder): Promise<Table> => {
  const found = findChromium(() => undefined)
  if ('line' in found) throw new Error(found.line)
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS })
  preferOwn()
  const origin = `http://${SITE}.localhost:${stack.ports.gateway}`
  const account = await newPerson({ role: 'wall', platforms: [SITE] })
  const play = (seconds: number) =>
    feeder.play({ kind: 'readings', devices: TILES, perSecond: PER_DEVICE_PER_SECOND, seconds })
  const rounds: Both<Measured>[] = []
  try {
    const wall = await openWall(browser, origin, account.uid)
    const bare = await openBare(browser, origin, { token: account.token, wall })
    await play(WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round += 1) {
      const ends = { wall: await beginMeasure(wall), bare: await beginMeasure(bare) }
      await play(SECONDS)
      rounds.push({ wall: await ends.wall(), bare: await ends.bare() })
    }
    const frames = { wall: await beginFrames(wall), bare: await beginFrames(bare) }
    await play(FRAMES_SECONDS)
    return tableOf(rounds, { wall: await frames.wall(), bare: await frames.bare() })
  } finally {
    await browser.close()
  }
}

/** A browser is in a session of its own, which the machine weighs against those of others. */
const preferOwn = (): void => {
  const children = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid='], { encoding: 'utf8' })
  for (const pid of children.trim().split(/\s+/)) prefer(Number(pid))
}

const openWall = async (browser: Browser, origin: string, uid: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: PICTURE, locale: 'fr-FR' })
  await page.addInitScript(() => localStorage.setItem('wall-secret', 'x'.repeat(43)))
  const customToken = unsignedToken({ uid, aud: AUDIENCE })
  await page.route(`**${WALL_PATHS.token}`, (route) => route.fulfill({ json: { customToken } }))
  await page.route(`**${WALL_PATHS.self}`, (route) => route.fulfill({ json: TOLD }))
  await page.goto(`${origin}/mur`)
  await page.evaluate(tilesAreThere, TILES)
  return page
}

/**
 * Runs in the page. What looks for elements in its place listens to touches on the whole window from then on, and with
 * that each frame costs a fifth more of layers: neither page is asked by a locator.
 */
const tilesAreThere = async (count: number): Promise<void> => {
  while (document.querySelectorAll('.wall[data-link=live] .wall-tile').length < count)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** The very document of the wall as it stands, its language and its font included, without its scripts. */
const openBare = async (
  browser: Browser,
  origin: string,
  from: { readonly token: string; readonly wall: Page },
): Promise<Page> => {
  const { html, names } = await from.wall.evaluate(() => ({
    html: `<!doctype html>${document.documentElement.outerHTML}`
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link rel="(?:modulepreload|manifest|preload)"[^>]*>/g, ''),
    names: [...document.querySelectorAll('.wall-tile-name')].map(({ textContent }) =>
      (textContent ?? '').trim().toLowerCase().replace(' ', '-'),
    ),
  }))
  const page = await browser.newPage({ viewport: PICTURE, locale: 'fr-FR', bypassCSP: true })
  await page.goto(`${origin}/config.json`)
  await page.setContent(html)
  await page.evaluate(runBarePage, { names, token: from.token, path: LIVE_PATH, protocol: LIVE_SUBPROTOCOL })
  return page
}

/** Main thread of the page, in its own processor time: what else the machine does is not counted. Call it to end. */
const beginMeasure = async (page: Page): Promise<() => Promise<Measured>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value]))
  }
  const before = await read()
  const begun = performance.now()
  return async () => {
    const after = await read()
    const seconds = (performance.now() - begun) / 1_000
    await session.detach()
    const share = (name: string) => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) / seconds) * 100
    return {
      busy: share('TaskDuration'),
      script: share('ScriptDuration'),
      layout: share('LayoutDuration') + share('RecalcStyleDuration'),
    }
  }
}

/** Time between two frames, all of them asked for. Call it to end. */
const beginFrames = async (page: Page): Promise<() => Promise<Frames>> => {
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
  const begun = performance.now()
  return async () => {
    const gaps = await page.evaluate((): number[] => Reflect.get(window, '__gaps'))
    return { p99: percentile(gaps.slice(1), 0.99), fps: gaps.length / ((performance.now() - begun) / 1_000) }
  }
}

const tableOf = (rounds: readonly Both<Measured>[], frames: Both<Frames>): Table => {
  const ratios = rounds.map(({ wall, bare }) => wall.busy / bare.busy)
  const of = (page: keyof Both<Measured>, read: (one: Measured) => number) =>
    fixed(median(rounds.map((round) => read(round[page]))))
  return {
    title: `Wall: ${TILES.toLocaleString('en')} tiles, ${(TILES * PER_DEVICE_PER_SECOND).toLocaleString('en')} readings a second`,
    method: `Headless Chromium, ${PICTURE.width} × ${PICTURE.height}, from a gateway whose upstream is played. The wall's scene of values, and beside it, at the same time, its document without scripts, written by a page without any library from the same live feed, both ten times a second at most; ${ROUNDS} rounds of ${SECONDS} s after ${WARM_UP_SECONDS} s, medians; the ratio is that within a round (least ${fixed(Math.min(...ratios), 2)}, most ${fixed(Math.max(...ratios), 2)}). Busy: processor time of the page's main thread. Frames: ${FRAMES_SECONDS} s more, every frame asked for.`,
    columns: ['page', 'busy %', 'of bare', 'script %', 'style and layout %', 'frame p99 ms', 'frames a second'],
    rows: (['wall', 'bare'] as const).map((page) => [
      page === 'wall' ? 'wall' : 'bare DOM',
      of(page, ({ busy }) => busy),
      fixed(page === 'wall' ? median(ratios) : 1, 2),
      of(page, ({ script }) => script),
      of(page, ({ layout }) => layout),
      fixed(frames[page].p99),
      fixed(frames[page].fps),
    ]),
  }
}
