import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStack, PROBE_BUILD, type Stack } from '@vigie/stack'
import type { Locator, Page } from 'playwright/test'
import { createDevices, flowMeter } from '../harness/devices.ts'
import { identityHost } from '../harness/identity.ts'
import { test as base, expect } from './fixtures.ts'
import { originOf } from './origin.ts'
import { SUPERADMIN } from './people.ts'

const COUNT = 2_000
/** of a page with a screenful of rows; with all of them there were 118,839 */
const MOST_NODES = 12_000

const linkOf = (page: Page, name: string): Locator =>
  page.locator('tr[data-device]').getByRole('link', { name: new RegExp(`^${name}\\b`) })

/** A stack of its own: what other tests see of a site does not hold two thousand devices. */
const test = base.extend<object, { readonly crowded: Stack }>({
  crowded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'vigie-e2e-crowd-'))
      const services = ['upstream', 'gateway'] as const
      const env = { gateway: { WEB_ROOT: PROBE_BUILD.folder } }
      const crowded = await createStack({ dataDir, services, identityHost: identityHost(), env })
      const devices = await createDevices(crowded.urls.mqtt, 'chaib')
      const names = Array.from({ length: COUNT }, (_, index) => `Source ${String(index + 1).padStart(4, '0')}`)
      await Promise.all(names.map((name, index) => devices.birth(`source-${index + 1}`, flowMeter(name, 60_000))))
      // all of them give water: the list, in the order of states, is that of their names
      await Promise.all(
        names.map((_, index) => devices.telemetry(`source-${index + 1}`, { flow_m3h: 1 + (index % 50) })),
      )
      await use(crowded)
      await devices.close()
      await crowded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: ({ crowded }, use) => use(originOf(crowded.ports.gateway, 'chaib')),
})
test.use({ who: SUPERADMIN, viewport: { width: 1_440, height: 900 } })

test.beforeEach(async ({ page, origin }) => {
  await page.addInitScript(() => {
    const kept = { longest: 0 }
    Object.assign(window, { kept })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) kept.longest = Math.max(kept.longest, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(`${origin}/eau/sources`)
  await expect(linkOf(page, 'Source 0001')).toBeVisible()
})

test('a list of 2,000 devices draws those near the window, at its end too', async ({ page }, info) => {
  const nodes = () => page.evaluate(() => document.getElementsByTagName('*').length)
  const atStart = await nodes()
  expect(atStart).toBeLessThan(MOST_NODES)
  await page.keyboard.press('End')
  await expect(linkOf(page, `Source ${COUNT}`)).toBeInViewport()
  const atEnd = await nodes()
  expect(atEnd).toBeLessThan(MOST_NODES)
  const longest = await page.evaluate(() => (window as unknown as { kept: { longest: number } }).kept.longest)
  info.annotations.push({ type: 'measured', description: `${atStart} and ${atEnd} nodes, longest task ${longest} ms` })
})

test('words find a device far down, and arrow keys walk past the end of a part', async ({ page }) => {
  await linkOf(page, 'Source 0055').focus()
  for (let step = 0; step < 70; step += 1) {
    await page.keyboard.press('ArrowDown')
    const at = `Source ${String(56 + step).padStart(4, '0')}`
    await expect(linkOf(page, at)).toBeFocused()
  }
  await page.getByRole('textbox', { name: 'Filtrer les appareils' }).fill('1987')
  await expect(linkOf(page, 'Source 1987')).toBeVisible()
})

test('a row that has the focus stays when the wheel leaves it behind', async ({ page }) => {
  const row = linkOf(page, 'Source 0003')
  await row.focus()
  await page.keyboard.press('PageDown')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(linkOf(page, `Source ${COUNT}`)).toBeInViewport()
  await expect(row).toBeFocused()
})

test('paper has every device', async ({ page }) => {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('tr[data-device]')).toHaveCount(COUNT)
})
