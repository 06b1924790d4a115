/** A wall over weeks of its own time: what it holds each day, and whether it ever said what was not so. */
import { parseArgs } from 'node:util'
import { problemOf } from '@vigie/contracts/errors'
import { CLOSE_CODES } from '@vigie/contracts/live'
import type { CDPSession, Page } from 'playwright'
import { startIdentity } from '../../harness/identity.ts'
import { createTestStack } from '../../harness/test-stack.ts'
import { openScreen } from '../../harness/wall-screen.ts'
import { fixed, type Table } from '../table.ts'
import { playServices } from './page-server.ts'
import { type PageTime, passTime } from './page-time.ts'
import type { Played, PlayedServices } from './played.types.ts'
import { recordAnswers } from './recorded.ts'
import { bearDevices, CADENCE_MS } from './soak-site.ts'

const DEVICES = 12
/** In letters of the same share of it as on a wall, at a quarter of what a wall has to paint. */
const PICTURE = { width: 960, height: 540 }
/** Without compiled code, of which V8 keeps more the longer a page runs. */
const INTERPRETED = '--js-flags=--no-turbofan --no-maglev --no-sparkplug'
const HOUR_MS = 3_600_000
const WARM_UP_MS = 90_000
const SETTINGS = {
  room: { diagonalIn: 55, distanceM: 2.5 },
  scenes: (['overview', 'values', 'water', 'energy', 'power', 'alarms', 'kpis'] as const).map((id) => ({
    id,
    forS: 20,
  })),
}

/** What one page holds; heap in MB, after a collection. */
type Held = {
  readonly hours: number
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
  readonly timers: number
}

/**
 * `npm run bench -- wall-soak [--hours 720] [--rows 4] [--token-minutes 60] [--interpreted]`: 720 hours of the wall's time
 * are 30 days; rows: updates a second; interpreted: the heap without the code that the browser compiles.
 */
export const benchSoak = async (args: readonly string[]): Promise<Table[]> => {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      hours: { type: 'string', default: '720' },
      rows: { type: 'string', default: '4' },
      'token-minutes': { type: 'string', default: '60' },
      interpreted: { type: 'boolean', default: false },
    },
  })
  const identity = await startIdentity()
  const soak = {
    hours: Number(values.hours),
    rowsPerSecond: Number(values.rows),
    tokenMinutes: Number(values['token-minutes']),
    isInterpreted: values.interpreted,
  }
  return soakWall(soak, console.log).finally(identity.stop)
}

type Soak = {
  /** of the wall's time */
  readonly hours: number
  readonly rowsPerSecond: number
  readonly tokenMinutes: number
  readonly isInterpreted: boolean
}

/** @param say told how far it is */
const soakWall = async (soak: Soak, say: (line: string) => void): Promise<Table[]> => {
  const { hours, rowsPerSecond, tokenMinutes, isInterpreted } = soak
  const stack = await createTestStack()
  let isServing = true
  try {
    const series = await bearDevices(await stack.devices(), DEVICES)
    const answers = { read: async () => ({}) as PlayedServices['answers'] }
    const {
      page: first,
      browser,
      close,
    } = await openScreen(
      stack,
      SETTINGS,
      async (page) => {
        answers.read = recordAnswers(page)
      },
      isInterpreted ? [INTERPRETED] : [],
    )
    await first.locator('.wall[data-scene=values] .wall-tile').first().waitFor({ timeout: 120_000 })
    await first.evaluate(async () => void (await fetch('/mur')))
    await first.waitForResponse(({ url }) => url().endsWith('/api/walls/self')).catch(() => null)
    const kept = await first.context().storageState({ indexedDB: true })
    const played: PlayedServices = {
      answers: await answers.read(),
      expired: { status: 401, body: problemOf('auth.expired') },
      unplayed: { status: 502, body: problemOf('upstream.unavailable') },
      series,
      site: stack.site,
      tokenForMs: tokenMinutes * 60_000,
      failing: 0.2,
      rowsPerSecond,
      cadenceMs: CADENCE_MS,
      tokenExpiredCode: CLOSE_CODES.tokenExpired.code,
      signWithinMs: 3_250,
    }
    await first.close()
    const context = await browser.newContext({
      storageState: kept,
      viewport: PICTURE,
      locale: 'fr-FR',
    })
    const page = await context.newPage()
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    await page.addInitScript(passTime)
    await page.addInitScript(playServices, played)
    await page.goto(`http://${stack.site}.localhost:${stack.ports.gateway}/mur`)
    await page.locator('.wall[data-link=live]').waitFor()
    // the parts that come later come while time is not hurried
    await page.waitForFunction((ms) => performance.now() > ms, WARM_UP_MS, { timeout: 3 * WARM_UP_MS })
    // from here on everything is played
    isServing = false
    await stack.close()
    const told = await passHours(page, hours, say)
    await close()
    return [tableOf(told.held, told.played, { ...soak, seconds: told.seconds, broken })]
  } finally {
    if (isServing) await stack.close()
  }
}

const passHours = async (page: Page, hours: number, say: (line: string) => void) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await pass(page, HOUR_MS)
  const held: Held[] = [await look(page, session, 0)]
  const step = Math.max(1, Math.round(hours / 30))
  const begun = performance.now()
  for (let hour = 0; hour < hours; ) {
    const by = Math.min(step, hours - hour)
    for (let n = 0; n < by; n += 1) await pass(page, HOUR_MS)
    hour += by
    const now = await look(page, session, hour)
    held.push(now)
    const { updates, unlabelled } = await playedOf(page)
    const seconds = (performance.now() - begun) / 1_000
    say(
      `  ${hour} h in ${fixed(seconds, 0)} s: ${fixed(now.heapMb, 2)} MB, ${now.nodes} nodes, ${now.listeners} listeners, ${now.timers} timers, ${updates} updates, ${unlabelled.length} unlabelled`,
    )
  }
  return { held, played: await playedOf(page), seconds: (performance.now() - begun) / 1_000 }
}

const pass = (page: Page, ms: number): Promise<void> =>
  page.evaluate((by) => (Reflect.get(window, '__time') as PageTime).pass(by), ms)
const playedOf = (page: Page): Promise<Played> => page.evaluate(() => Reflect.get(window, '__played') as Played)

/** The same scene each time: a rotation takes a whole number of times in an hour only by chance. */
const look = async (page: Page, session: CDPSession, hours: number): Promise<Held> => {
  for (let tries = 0; tries < 30 && (await page.locator('.wall').getAttribute('data-scene')) !== 'values'; tries += 1)
    await pass(page, 10_000)
  await pass(page, 5_000)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const timers = await page.evaluate(() => (Reflect.get(window, '__time') as PageTime).timers())
  return { hours, heapMb: usedSize / 1_048_576, nodes, listeners: jsEventListeners, timers }
}

/** Least squares: how much it grows in a day, and two standard errors of that. */
const growthPerDay = (held: readonly Held[], of: (one: Held) => number): { slope: number; noise: number } => {
  const sum = (read: (one: Held) => number) => held.reduce((all, one) => all + read(one), 0)
  const x = sum(({ hours }) => hours) / held.length
  const y = sum(of) / held.length
  const spread = sum(({ hours }) => (hours - x) ** 2)
  const slope = sum((one) => (one.hours - x) * (of(one) - y)) / spread
  const left = sum((one) => (of(one) - y - slope * (one.hours - x)) ** 2)
  return { slope: slope * 24, noise: 2 * Math.sqrt(left / (held.length - 2) / spread) * 24 }
}

/** When the table says what was held. */
const THIRDS = [0, 1 / 3, 2 / 3, 1] as const

const tableOf = (
  held: readonly Held[],
  played: Played,
  {
    hours,
    tokenMinutes,
    isInterpreted,
    seconds,
    broken,
  }: Soak & { readonly seconds: number; readonly broken: readonly string[] },
): Table => {
  const row = (name: string, of: (one: Held) => number, decimals: number) => {
    const all = held.map(of)
    const { slope, noise } = growthPerDay(held, of)
    return [
      name,
      ...THIRDS.map((third) => fixed(all[Math.round(third * (all.length - 1))] ?? Number.NaN, decimals)),
      fixed(Math.min(...all), decimals),
      fixed(Math.max(...all), decimals),
      `${fixed(slope, 4)} ± ${fixed(noise, 4)}`,
    ]
  }
  return {
    title: `Wall: ${fixed(hours / 24, 1)} days of its own time in ${fixed(seconds, 0)} s${isInterpreted ? ', interpreted' : ''}`,
    method: `The page that people get in Chromium, paired and signed in, on a clock that passes as fast as it can follow; the live socket, REST and the identity service are played to it (${played.updates.toLocaleString('en')} updates, a heartbeat a second, tokens of ${tokenMinutes} min). Heap after a collection, always on the same scene, ${held.length} times. Renewals: ${played.renewals} granted, ${played.failedRenewals} failed; ${played.expiries} tokens ran out before one was granted; ${played.signIns} sign-ins by secret; ${played.connections} connections, ${played.losses} losses brought about. The wall was looked at ${played.looks} times (${played.looksAtLost} of them with the sign of a lost link): ${played.unlabelled.length} unlabelled stale values, ${played.notAWall} times no wall. Errors of the page: ${broken.length}.${[
      ...played.unlabelled,
      ...broken,
    ]
      .slice(0, 10)
      .map((line) => ` ${line}.`)
      .join('')}`,
    columns: [
      'what',
      ...THIRDS.map((third) => `day ${fixed((third * hours) / 24, 0)}`),
      'least',
      'most',
      'growth a day ± two standard errors',
    ],
    rows: [
      row('heap MB', ({ heapMb }) => heapMb, 2),
      row('DOM nodes', ({ nodes }) => nodes, 0),
      row('listeners', ({ listeners }) => listeners, 0),
      row('timers', ({ timers }) => timers, 0),
    ],
  }
}
