/** A device loses its power over MQTT: until a page shows and sounds it, beside a dashboard of Node-RED. */
import type { Stack } from '@vigie/stack'
import type { Browser, Page } from 'playwright'
import { createDevices, type Devices, flowMeter } from '../../harness/devices.ts'
import { openBrowser, openWatched } from '../alarm-page.ts'
import { pause, percentile } from '../measure.ts'
import { fixed, type Table } from '../table.ts'
import { createNodeRed, NODE_RED, type NodeRed } from './node-red.ts'
import { nextTold, type Sign, watchPaint } from './painted.ts'

const SITE = 'chaib'
const ROUNDS = 3
const PER_ROUND = 20
/** Devices of the site of Vigie's pages: each has its tile on `/`. */
const TILES = 1_000
/** Before they count: code that comes with the first alarm is there, and a flood has begun. */
const WARM_UP = 12
/** At rest between two of them, ms; and by how much they differ, so that they keep no step with what is periodic. */
const REST_MS = 150
const STEP_MS = 37

/** A page that stands in the comparison. */
type Contender = {
  readonly name: string
  readonly signs: readonly Sign[]
  /** its devices' connection, and how many of them it uses up */
  readonly devices: Devices
  readonly open: () => Promise<Page>
  /** once it was warmed up */
  readonly onFlood?: (page: Page) => Promise<void>
  /** so that the next one is shown and heard like the first */
  readonly settle: (page: Page) => Promise<void>
}

export const benchAlarmPaint = async (stack: Stack): Promise<Table> => {
  const nodeRed = await createNodeRed()
  const browser = await openBrowser()
  const [ours, theirs] = [await createDevices(stack.urls.mqtt, SITE), await createDevices(nodeRed.mqttUrl, SITE)]
  const contenders = [...vigiePages(stack, browser, ours), nodeRedPage(nodeRed, browser, theirs)]
  const ids = Array.from({ length: contenders.length * ROUNDS * (WARM_UP + PER_ROUND) }, (_, index) => index)
  const latencies = new Map<string, number[]>()
  try {
    const all = Array.from({ length: TILES }, (_, index) => deviceOf(index))
    await Promise.all(all.map((id) => ours.birth(id, flowMeter(id, 60_000))))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const contender of contenders) {
        const page = await contender.open()
        await playRound(contender, page, ids.splice(0, WARM_UP + PER_ROUND), latencies)
        await page.context().close()
      }
    }
  } finally {
    await browser.close()
    await Promise.all([ours.close(), theirs.close()])
    await nodeRed.stop()
  }
  return tableOf(latencies)
}

/** Its id, and its name. */
const deviceOf = (id: number): string => `banc-${String(id).padStart(3, '0')}`

const vigiePages = (stack: Stack, browser: Browser, devices: Devices): readonly Contender[] => {
  const open = (path: string, title: string) => async () => {
    const { page, origin } = await openWatched(browser, stack, SITE)
    await watchPaint(page)
    await page.goto(`${origin}${path}`)
    await page.getByRole('heading', { level: 1, name: title }).click()
    await page.locator('[data-sound=armed]').waitFor()
    return page
  }
  const settle = async (page: Page) => {
    // a pointer over the notice would be over the list once it is gone, whose order is held while a hand is in it
    await page
      .getByRole('status', { name: 'Coupures d’alimentation' })
      .getByRole('button', { name: 'J’ai vu' })
      .dispatchEvent('click')
    // muted and heard again: what comes next is of no burst
    for (const state of ['muted', 'armed']) {
      await page.keyboard.press('m')
      await page.locator(`[data-sound=${state}]`).waitFor()
    }
  }
  const notice = { name: 'notice', selector: '[data-notice]' }
  const row = { name: 'row', selector: 'li[data-alarm]' }
  const ungroup = async (page: Page) => {
    await page.locator('[data-cause]').first().waitFor()
    await page.keyboard.press('g')
    await page.locator('li[data-alarm]').first().waitFor()
  }
  return [
    { name: 'Vigie, /', signs: [notice], devices, open: open('/', 'Executive KPIs'), settle },
    {
      name: 'Vigie, /alertes',
      signs: [notice, row],
      devices,
      open: open('/alertes', 'Alarmes'),
      onFlood: ungroup,
      settle,
    },
  ]
}

const nodeRedPage = ({ url }: NodeRed, browser: Browser, devices: Devices): Contender => ({
  name: NODE_RED,
  signs: [
    { name: 'notice', selector: '.v-snackbar__content' },
    { name: 'row', selector: 'tbody tr' },
  ],
  devices,
  open: async () => {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } })
    await watchPaint(page)
    await page.goto(url)
    await page.locator('audio').waitFor({ state: 'attached' })
    // a browser lets a page be heard that somebody has touched
    await page.mouse.click(700, 20)
    return page
  },
  settle: (page) => page.getByRole('button', { name: 'Vu' }).click(),
})

const playRound = async (
  { name, signs, devices, onFlood, settle }: Contender,
  page: Page,
  ids: readonly number[],
  latencies: Map<string, number[]>,
): Promise<void> => {
  for (const [index, id] of ids.entries()) {
    await pause(REST_MS + ((index * STEP_MS) % REST_MS))
    const isCounted = index >= WARM_UP
    // while they are grouped by cause, and before, an alarm is not a row
    const told = await nextTold(page, deviceOf(id), isCounted ? signs : signs.slice(0, 1))
    const sent = Date.now()
    await devices.power(deviceOf(id), 'off', sent)
    for (const [sign, at] of Object.entries(await told())) {
      const key = `${name}|${sign}`
      if (isCounted) latencies.set(key, [...(latencies.get(key) ?? []), at - sent])
    }
    await settle(page)
    if (index === WARM_UP - 1) await onFlood?.(page)
  }
}

const tableOf = (latencies: ReadonlyMap<string, readonly number[]>): Table => {
  const rows = [...latencies].map(([key, sample]) => {
    const [name = '', sign = ''] = key.split('|')
    const peer = latencies.get(`${NODE_RED}|${sign}`) ?? []
    const cell = (share: number) => fixed(percentile(sample, share), 0)
    const ratio = (share: number) => `${fixed(percentile(sample, share) / percentile(peer, share), 2)} ×`
    return [name, sign, cell(0.5), cell(0.95), ratio(0.5), ratio(0.95), String(sample.length)]
  })
  return {
    title: 'Alarm: power lost over MQTT → painted and heard',
    method: `Headless Chromium, 1440 × 900, one page at a time, ${TILES} devices on Vigie's site (each a tile of \`/\`), ${ROUNDS} rounds of ${PER_ROUND} after ${WARM_UP} that do not count, pages taking turns; each alarm is another device's, the last one dismissed. From the publication (QoS 1) to the end of the frame that first shows the device in the window, and to the page's asking the browser for a sound. Vigie commits the alarm, its notification and its journal entries before it tells anybody, and lists them all; Node-RED has a broker of its own and a flow of one function that keeps rows in memory and hands them to a notification, a table and a sound. One clock.`,
    columns: ['page', 'what', 'p50 ms', 'p95 ms', 'p50 of the peer’s', 'p95 of the peer’s', 'alarms'],
    rows,
  }
}
