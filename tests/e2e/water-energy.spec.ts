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
  const network = page.getByRole('region', { name: 'Réseau en direct' })
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
    const name = (await linkOf(page, device).locator('span > span').first().textContent()) ?? ''
    const filter = page.getByLabel('Filtrer les appareils').first()
    await filter.fill('rien de tel')
    await expect(page.getByText('Aucun appareil ne correspond').first()).toBeVisible()
    await filter.fill(name)
    await expect(rowOf(page, device)).toBeVisible()
    await linkOf(page, device).click()
    await expect(page).toHaveURL(`${origin}${path}/${device}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main').locator('[data-freshness="fresh"]').first()).toBeAttached()
    await expect(page.getByRole('region', { name: 'Disponibilité de l’alimentation' })).toContainText('%')
  })
}

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
