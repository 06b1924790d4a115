import { readCsv, readWorkbook, saveFrom } from './files.ts'
import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

/** Executive and Management KPIs: figures that lead to their cause, over the period of the address. */
test.use({ who: OPERATOR })

test('[R2.1] the figures of / say how far their data reach and how complete they are, and each leads to its cause', async ({
  page,
  home,
}) => {
  await home.open()
  const tile = page.getByRole('region', { name: 'Eau produite' })
  await expect(tile).toContainText('m³')
  await expect(tile).toContainText('données jusqu’à')
  await expect(tile).toContainText(/données \d+/)
  await tile.getByRole('link').click()
  await expect(page).toHaveURL(/\/eau\/sources$/)
})

test('the period lives in the address: chosen, moved, sent, and kept on the way to the cause', async ({
  page,
  origin,
  home,
}) => {
  await home.open()
  await page.getByRole('radio', { name: 'Mois' }).click()
  await expect(page).toHaveURL(`${origin}/?periode=mois`)
  const link = page.getByRole('region', { name: 'Eau consommée' }).getByRole('link')
  await expect(link).toHaveAttribute('href', '/eau/consommation?periode=mois')
  await page.getByRole('button', { name: 'Période précédente' }).click()
  await expect(page).toHaveURL(/periode=mois&[^&]+=\d{4}-\d{2}/)
  const sent = page.url()
  await page.getByRole('button', { name: 'Aujourd’hui' }).click()
  await expect(page).toHaveURL(`${origin}/?periode=mois`)
  await page.goto(sent)
  await expect(page.getByRole('radio', { name: 'Mois' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Aujourd’hui' })).toBeEnabled()
})

test('figures say how far their data reach, and that there is nothing to compare them with', async ({
  page,
  origin,
}) => {
  // the record of this site begins after this time of yesterday
  await page.goto(`${origin}/dashboard`)
  await expect(page.locator('[data-watermark]').first()).toHaveText(/données jusqu’à .+ · rien à quoi comparer/)
})

test('[R8.2] without tiles the map is usable, and leads to a device', async ({ page, origin }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await page.goto(`${origin}/#carte`)
  const card = page.getByRole('region', { name: 'Carte du site' })
  const map = card.getByRole('application')
  await expect(map.getByRole('button', { name: /:/ }).first()).toBeVisible()
  await expect(map.locator('img')).toHaveCount(0)
  await map.getByRole('button', { name: 'Zoomer', exact: true }).click()
  await card.getByRole('radio', { name: 'Liste' }).click()
  await card
    .getByRole('link', { name: /Forage/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/eau\/sources\/forage-\d$/)
  expect(asked.filter((host) => !/localhost$|^127\.0\.0\.1$/.test(host))).toEqual([])
})

test('a device without power is told on /, and its row leads to it in the live part', async ({ page, trial, home }) => {
  await home.open()
  await expect(home.tile(trial.name).power).toHaveAttribute('data-power', 'on')
  await trial.devices.power(trial.id, 'off')
  const row = page.getByRole('region', { name: 'À surveiller maintenant' }).getByRole('link', { name: trial.name })
  await expect(row).toContainText('Sans alimentation')
  await row.click()
  await expect(page).toHaveURL(new RegExp(`appareil=${trial.id}#direct$`))
  await expect(page.getByRole('complementary', { name: 'Historique' })).toContainText(trial.name)
})

test('[R2.1] /dashboard shows every part of the period', async ({ page, origin }) => {
  await page.goto(`${origin}/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: 'Management KPIs' })).toBeVisible()
  for (const name of [
    'Production par source',
    'Consommation par secteur',
    'Énergie par tranche horaire',
    'Marche des pompes',
    'Disponibilité de l’alimentation',
    'Charge d’alarmes',
    'Tous les appareils',
  ])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
})

test('an address with a place goes to it', async ({ page, origin }) => {
  await page.goto(`${origin}/dashboard#alarmes`)
  await expect(page.getByRole('heading', { name: 'Charge d’alarmes' })).toBeInViewport()
})

test('the figures leave as CSV and as a workbook, section by section', async ({ page, origin }) => {
  await page.goto(`${origin}/dashboard`)
  const press = (format: string) =>
    page.getByRole('button', { name: `Exporter les indicateurs de la période en ${format}` }).click()
  const titles = ['Indicateurs', 'Sources', 'Stockage', 'Consommation', 'Énergie', 'Disponibilité']
  const csv = await saveFrom(page, () => press('CSV'))
  expect(csv.name).toMatch(/^indicateurs-\d{4}-\d{2}-\d{2}\.csv$/)
  const lone = readCsv(csv).flatMap((cells) => (cells.length === 1 ? cells : []))
  expect(lone.filter((cell) => titles.includes(cell))).toEqual(titles)
  const sheets = readWorkbook(await saveFrom(page, () => press('Excel')))
  expect(sheets.map(({ name }) => name)).toEqual(titles)
  for (const { rows } of sheets) expect(rows).toBeGreaterThan(1)
})

for (const path of ['/', '/dashboard']) {
  test(`on paper ${path} is its figures alone, in light colours`, async ({ page, origin }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${origin}${path}`)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const role of ['banner', 'navigation', 'search'] as const) {
      for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden()
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const [paper, width] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).colorScheme,
      document.documentElement.scrollWidth - window.innerWidth,
    ])
    expect(paper).toBe('light')
    expect(width).toBeLessThanOrEqual(0)
  })
}

test('who asks for less motion sees none', async ({ page, origin }) => {
  await page.goto(`${origin}/eau`)
  await expect(page.getByRole('region', { name: 'Réseau en direct' }).locator('a[data-device]').first()).toBeVisible()
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(moving).toBeGreaterThan(0)
})
