/** Ten thousand alarms at once, on `/alertes` in Chromium: whether the list is exact, and how long the page is busy. */

import { INGEST_LIMITS } from '@vigie/contracts/upstream'
import type { Stack } from '@vigie/stack'
import type { Page } from 'playwright'
import { createDevices, type Devices, flowMeter } from '../harness/devices.ts'
import { openBrowser, openWatched } from './alarm-page.ts'
import { pause, rssMb } from './measure.ts'
import { fixed, type Table } from './table.ts'

const ALARMS = 10_000
const SITE = 'chaib'
/** How many messages are on their way to the broker at a time. */
const AT_ONCE = 500
const WITHIN_MS = 180_000

export const benchAlarmFlood = async (stack: Stack): Promise<Table> => {
  const devices = await createDevices(stack.urls.mqtt, SITE)
  await bear(devices)
  const browser = await openBrowser()
  const watched = await openWatched(browser, stack, SITE)
  const { page, origin } = watched
  const list = page.getByRole('region', { name: 'Liste des alarmes' })
  const rows: (readonly string[])[] = []
  const note = async (what: string, act: () => Promise<unknown>) => {
    const tasks = await watched.tasksOf(async () => {
      await act()
      // what was put off is done when the page has been idle
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    })
    rows.push(await rowOf(what, page, tasks))
  }
  await page.goto(`${origin}/alertes`)
  await page.getByRole('heading', { level: 1, name: 'Alarmes' }).waitFor()

  await note(`${ALARMS} alarms come`, async () => {
    for (let from = 0; from < ALARMS; from += AT_ONCE) {
      const names = Array.from({ length: AT_ONCE }, (_, place) => `vanne-${from + place}`)
      await Promise.all(names.map((name) => devices.power(name, 'off')))
    }
    await page.locator(`[data-waiting="${ALARMS}"]`).waitFor({ timeout: WITHIN_MS })
  })
  await note('one by one (g)', async () => {
    await page.keyboard.press('g')
    await list.locator(`li[aria-setsize="${ALARMS}"]`).first().waitFor({ timeout: WITHIN_MS })
  })
  await note('20 × j', async () => {
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('j')
    await list.locator('[aria-posinset="20"] [aria-current]').waitFor()
  })
  await note('to the end', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await list.locator(`[aria-posinset="${ALARMS}"]`).waitFor()
  })
  await note('200 come back', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, place) => devices.power(`vanne-${place}`, 'on')))
    await page.locator('[data-returned="200"]').waitFor({ timeout: WITHIN_MS })
  })
  await note('loaded anew', async () => {
    await page.reload()
    await page.locator(`[data-waiting="${ALARMS}"]`).waitFor({ timeout: WITHIN_MS })
    await list.locator('li[aria-setsize]').first().waitFor()
  })
  const told = await page.locator('[data-waiting]').getAttribute('data-waiting')
  if (told !== String(ALARMS)) throw new Error(`the page tells of ${told} alarms`)
  await browser.close()
  await devices.close()
  return {
    title: 'Flood: ten thousand alarms on /alertes',
    method: `${ALARMS} devices lose their power over MQTT, ${AT_ONCE} messages at a time, while the list is open in headless Chromium (1440 × 900). Tasks of the page's main thread by their CPU time (Chromium's trace), so that what else runs on the machine does not count. The count of the page is that of the devices. Upstream ${fixed(rssMb(stack.pid('upstream') ?? 0), 0)} MB, gateway ${fixed(rssMb(stack.pid('gateway') ?? 0), 0)} MB afterwards.`,
    columns: ['what', 'CPU s', 'tasks over 50 ms', 'over 100 ms', 'longest ms', 'rows in the page', 'DOM nodes'],
    rows,
  }
}

/** Makes the devices known, no more of them in a minute than a site may have. */
const bear = async (devices: Devices): Promise<void> => {
  for (let from = 0; from < ALARMS; from += AT_ONCE) {
    if (from > 0 && from % INGEST_LIMITS.birthsPerMinute === 0) await pause(61_000)
    const lot = Array.from({ length: AT_ONCE }, (_, place) => from + place)
    await Promise.all(lot.map((index) => devices.birth(`vanne-${index}`, flowMeter(`Vanne ${index}`, 60_000))))
  }
}

const rowOf = async (what: string, page: Page, tasks: readonly number[]): Promise<readonly string[]> => {
  const [rows, nodes] = await page.evaluate(() => [
    document.querySelectorAll('li[data-alarm]').length,
    document.getElementsByTagName('*').length,
  ])
  const seconds = tasks.reduce((sum, task) => sum + task, 0) / 1_000
  const over = (ms: number) => String(tasks.filter((task) => task > ms).length)
  const longest = tasks.reduce((most, task) => Math.max(most, task), 0)
  return [what, fixed(seconds), over(50), over(100), fixed(longest, 0), String(rows), String(nodes)]
}
