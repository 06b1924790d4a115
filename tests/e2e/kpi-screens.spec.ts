import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

/** Executive and Management KPIs: figures that lead to their cause, over the period of the address. */
test.use({ who: OPERATOR })

test('[R2.1] the figures of / say how far their data reach, and each leads to its cause', async ({ page, home }) => {
  await home.open()
  const tile = page.getByRole('region', { name: 'Eau produite' })
  await expect(tile).toContainText('m³')
  await expect(tile).toContainText('données jusqu’à')
  await tile.getByRole('link').click()
  await expect(page).toHaveURL(/\/eau\/sources$/)
})

test('the period lives in the address, and the way to the cause keeps it', async ({ page, origin, home }) => {
  await home.open()
  await page.getByRole('radio', { name: 'Mois' }).click()
  await expect(page).toHaveURL(`${origin}/?periode=mois`)
  const link = page.getByRole('region', { name: 'Eau consommée' }).getByRole('link')
  await expect(link).toHaveAttribute('href', '/eau/consommation?periode=mois')
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

test('the figures leave as CSV and as a workbook', async ({ page, origin }) => {
  await page.goto(`${origin}/dashboard`)
  for (const [format, start] of [
    ['CSV', /\p{L}/u],
    ['Excel', /^PK/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Exporter les indicateurs de la période en ${format}` }).click()
    expect((await readFile(await (await download).path())).toString('latin1')).toMatch(start)
  }
})
