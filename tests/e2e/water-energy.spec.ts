import type { Page } from 'playwright/test'
import { readCsv, readWorkbook, saveFrom } from './files.ts'
import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

/** Water and energy, from the drawing of the network to one device's curve and its files. */
test.use({ who: OPERATOR })

const open = async (page: Page, address: string, title: string | RegExp): Promise<void> => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}
/** A device's row, or its card where the window is too narrow for the columns. */
const rowOf = (page: Page, device: string) => page.locator(`tr[data-device="${device}"], li[data-device="${device}"]`)
const linkOf = (page: Page, device: string) => rowOf(page, device).locator('a').first()

test('[R2.1] the synoptic draws the network with live values, and leads to each device', async ({ page, origin }) => {
  await open(page, `${origin}/eau`, 'Gestion de l’eau')
  const network = page.getByRole('region', { name: 'Réseau d’eau' })
  const nodes = network.locator('a[data-device]')
  await expect(nodes.filter({ hasText: /\d,\d/ }).nth(5)).toBeAttached()
  const before = await nodes.allTextContents()
  await expect(async () => expect(await nodes.allTextContents()).not.toEqual(before)).toPass()
  await expect(network.getByText('Figé')).toHaveCount(0)
  await network.locator('a[data-device="bassin-1"]').click()
  await expect(page).toHaveURL(`${origin}/eau/stockage/bassin-1`)
})

for (const [path, title, device] of [
  ['/eau/sources', 'Sources', 'forage-1'],
  ['/eau/stockage', 'Stockage', 'bassin-1'],
  ['/eau/consommation', 'Consommation', 'secteur-1'],
  ['/energie', 'Gestion de l’énergie', 'compteur-electrique'],
] as const) {
  test(`[R2.1] ${path} is filtered and leads to a device, with its live values and figures`, async ({
    page,
    origin,
  }) => {
    await open(page, `${origin}${path}`, title)
    const name = (await linkOf(page, device).locator('> span:last-child > span').first().textContent()) ?? ''
    const filter = page.getByLabel('Filtrer les appareils').first()
    await filter.fill('rien de tel')
    await expect(page.getByText('Aucun appareil ne correspond').first()).toBeVisible()
    await filter.fill(name)
    await expect(rowOf(page, device)).toBeVisible()
    await linkOf(page, device).click()
    await expect(page).toHaveURL(`${origin}${path}/${device}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    // the farm cuts its own devices now and then: what is cut says so instead
    await expect(page.getByRole('main').locator('[data-freshness=fresh], [data-freshness=off]').first()).toBeAttached()
    await expect(page.getByRole('region', { name: 'Disponibilité de l’alimentation' })).toContainText('%')
  })
}

test('the list of consumers holds no camera: it stands with what it looks at', async ({ page, origin }) => {
  await open(page, `${origin}/eau/consommation`, 'Consommation')
  await expect(rowOf(page, 'secteur-1')).toBeVisible()
  await expect(page.getByRole('main').locator('[data-device^="camera"]')).toHaveCount(0)
})

test('[R2.1] a list of a day that is over says which of its columns are of now', async ({ page, origin }) => {
  const note = page.getByText(
    /^État, mesures et dernière marche : aujourd’hui, à \d\d:\d\d ; totaux : période affichée$/,
  )
  await page.goto(`${origin}/eau/sources?periode=mois`)
  await expect(note).toBeVisible()
  await page.goto(`${origin}/eau/sources`)
  await expect(page.getByRole('region', { name: 'Points d’eau' })).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('[R2.1] an address that is refused shows so, and nothing of the screen before it', async ({ page, origin }) => {
  await open(page, `${origin}/eau/consommation/secteur-1`, /./)
  const title = page.getByRole('heading', { level: 1 })
  const name = (await title.textContent()) ?? ''
  for (const path of ['/eau/consommation/inconnu', '/eau/sources/secteur-1', '/utilisateur', '/nulle-part']) {
    // as a link on the page goes there, without loading it anew
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    await expect(title).toHaveText('Page non trouvée')
    await expect(page.getByRole('main')).not.toContainText(name)
    await page.goBack()
    await expect(title).toHaveText(name)
  }
})

const KEPT = ['/eau', '/eau/sources', '/eau/stockage', '/eau/consommation', '/eau/consommation/secteur-1']
/** A phone on a slow network: what comes late comes after the first picture. */
const SLOW = { latency: 300, downloadThroughput: 200_000, uploadThroughput: 100_000, offline: false }

for (const [path, isSlow] of [
  ...KEPT.map((path) => [path, false] as const),
  ...['/', '/eau', '/eau/sources', '/eau/stockage'].map((path) => [path, true] as const),
]) {
  const where = isSlow ? ' on a slow phone' : ''
  test(`${path} keeps its places while figures come${where}: the layout shifts by less than 0.02`, async ({
    page,
    origin,
  }) => {
    await countShifts(page)
    if (isSlow) {
      test.slow()
      await page.setViewportSize({ width: 390, height: 844 })
      const browser = await page.context().newCDPSession(page)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 2 })
      await browser.send('Network.emulateNetworkConditions', SLOW)
    }
    await page.goto(`${origin}${path}`)
    const main = page.getByRole('main')
    await expect(main.locator('[data-watermark]').first()).toBeVisible({ timeout: 60_000 })
    await expect(main.locator('.animate-pulse').filter({ visible: true })).toHaveCount(0, { timeout: 60_000 })
    expect(Number(await page.locator('html').getAttribute('data-shifted'))).toBeLessThan(0.02)
  })
}

test('[12.17] / stands while the figures of budgets are on their way, in the places it had before', async ({
  page,
  origin,
}) => {
  const main = page.getByRole('main')
  const state = main.getByRole('region', { name: 'État du site' })
  await page.goto(`${origin}/`)
  await expect(state).toBeVisible({ timeout: 60_000 })
  await countShifts(page)
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/kpis\?unit=(month|range)/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload()
  await expect(main.getByRole('region', { name: 'Eau', exact: true }).first()).toContainText(/Produite\s*[\d,.\s]+m³/)
  held.resolve()
  await expect(state).toBeVisible()
  expect(Number(await page.locator('html').getAttribute('data-shifted'))).toBeLessThan(0.02)
})

/** Adds up by how much the layout shifted unasked, on every page that is opened from now on. */
const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (hadRecentInput) continue
        const { dataset } = document.documentElement
        dataset['shifted'] = String(Number(dataset['shifted'] ?? 0) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('at 4K network and balance stand side by side, words at the size of the page', async ({ page, origin }) => {
  await page.setViewportSize({ width: 3840, height: 2160 })
  await open(page, `${origin}/eau`, 'Gestion de l’eau')
  const network = page.getByRole('region', { name: 'Réseau d’eau' })
  const balance = page.getByRole('region', { name: 'Bilan de la période' })
  await expect(network).toBeVisible()
  await expect(balance).toBeVisible()
  // at one moment: what comes above moves both
  const [left, right] = await network
    .or(balance)
    .evaluateAll((both) => both.map((one) => one.getBoundingClientRect().toJSON()))
  expect(right.y).toBe(left.y)
  expect(right.x).toBeGreaterThan(left.x + left.width)
  const sizes = await page.evaluate(() => {
    const sizeOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element).fontSize
    return [sizeOf('main a[data-device] .text-sm'), sizeOf('main p.text-sm')]
  })
  expect(sizes[0]).toBe(sizes[1])
})

test('the network fits on A4 as it is drawn: nothing is shrunk to the width of the paper', async ({ page, origin }) => {
  await open(page, `${origin}/eau`, 'Gestion de l’eau')
  await expect(page.locator('main a[data-device]').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // what is left of 210 mm between the margins
  await page.setViewportSize({ width: 703, height: 1_000 })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(703)
})

test('a curve is zoomed by the keyboard, and what it shows is saved', async ({ page, origin }) => {
  await open(page, `${origin}/energie/compteur-electrique`, /./)
  const controls = page.getByRole('group', { name: /^Zoom et déplacement/ }).first()
  const save = async () => {
    const file = await saveFrom(page, () => controls.getByRole('button', { name: 'CSV affiché' }).click())
    const [head, ...rows] = readCsv(file)
    expect(head?.[1]).toMatch(/\((?:kW|kWh|V|A)\)$/)
    for (const [at, value] of rows) {
      expect(at).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/)
      expect(value).toMatch(/^-?\d+(,\d+)?$/)
    }
    return rows.map(([at]) => at)
  }
  const whole = controls.getByRole('button', { name: 'Toute la période' })
  await expect(whole).toBeDisabled()
  await expect(page.locator('canvas').first()).toBeVisible()
  const all = await save()
  expect(all.length).toBeGreaterThan(1)
  await controls.getByRole('button', { name: 'Zoomer', exact: true }).focus()
  await page.keyboard.press('+')
  await expect(whole).toBeEnabled()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('0')
  await expect(whole).toBeDisabled()
  await controls.getByRole('button', { name: 'Comparer' }).click()
  await expect(controls.getByRole('button', { name: 'Comparer' })).toHaveAttribute('aria-pressed', 'true')
})

test('[R2.1] detailed readings of a sector are paged, and leave as CSV and as a workbook', async ({ page, origin }) => {
  await open(page, `${origin}/eau/consommation-details/secteur-1`, /^Relevés détaillés/)
  const table = page.getByRole('region', { name: 'Relevés' }).getByRole('row')
  await expect(table.nth(5)).toBeVisible()
  const press = (format: string) => page.getByRole('button', { name: new RegExp(`^Exporter .* en ${format}$`) }).click()
  const csv = await saveFrom(page, () => press('CSV'))
  expect(csv.name).toMatch(/^secteur-1-\w+\.csv$/)
  const rows = readCsv(csv)
  expect(rows.length).toBeGreaterThan(5)
  expect(new Set(rows.map((cells) => cells.length)).size).toBe(1)
  const [sheet] = readWorkbook(await saveFrom(page, () => press('Excel')))
  expect(sheet?.rows).toBeGreaterThan(5)
})
