import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

test.use({ who: OPERATOR, viewport: { width: 360, height: 800 } })

test('a part of the Management screen is a line on a phone, which a press or its anchor opens', async ({
  page,
  origin,
}) => {
  // the list of devices is there at any hour: of a record in which no pump has run, its part has no table
  await page.goto(`${origin}/dashboard?periode=30j`)
  const part = page.getByRole('region', { name: 'Appareils' })
  const within = part.getByRole('heading', { name: /^Sources/ })
  await expect(part.getByRole('button', { name: 'Afficher : Appareils' })).toBeVisible()
  await expect(within).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_500)
  await part.getByRole('button', { name: 'Afficher : Appareils' }).click()
  await expect(within).toBeVisible()
  await part.getByRole('button', { name: 'Replier : Appareils' }).press('Enter')
  await expect(within).toBeHidden()
  await page.goto(`${origin}/dashboard?periode=30j#appareils`)
  await expect(within).toBeVisible()
})

test('the days of a range and their arrows are all within the window', async ({ page, origin }) => {
  await page.goto(`${origin}/dashboard?periode=plage&date=2026-01-01&fin=2026-01-10`)
  for (const name of ['Période précédente', 'Période suivante'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('a sheet that is closed leaves nothing in the history, though it is in the address', async ({
  page,
  home,
  origin,
}) => {
  await page.goto(`${origin}/ia`)
  await home.open()
  await page.getByRole('button', { name: 'Afficher : Actifs' }).click()
  await page.locator('[data-device]').filter({ visible: true }).first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(/appareil=/)
  await sheet.getByRole('button', { name: 'Fermer' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).not.toHaveURL(/appareil=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/ia$/)
})

test('[R10] another period is told by a sentence of its own, beside that of now, which says that it is of today', async ({
  page,
  origin,
}) => {
  const answers = page.getByRole('region', { name: 'L’essentiel, maintenant' })
  const note = page.getByText('quelle que soit la période')
  await page.goto(`${origin}/?periode=mois`)
  await expect(note).toBeVisible()
  await expect(page.getByText(/m³ consommés/)).toBeVisible()
  await expect(answers).toHaveCount(0)
  await page.goto(origin)
  await expect(answers).toContainText('Électricité du jour')
  await expect(note).toHaveCount(0)
})
