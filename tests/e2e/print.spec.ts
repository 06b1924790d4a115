import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

test.use({ who: OPERATOR })

test('the Management screen prints as a report: whole, in light colours, with what it is in the margins', async ({
  page,
  origin,
}) => {
  // it loads all code and writes the pages
  test.slow()
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${origin}/dashboard`)
  await expect(page.locator('[data-watermark]').first()).toContainText('données jusqu’à')
  await page.getByRole('button', { name: 'Imprimer' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 30_000 })

  const margins = (await page.locator('style').allTextContents()).join('\n')
  expect(margins).toMatch(/@top-left \{ content: "chaib · Management KPIs"/i)
  expect(margins).toMatch(/@top-right \{ content: "[^"]*\d{4}"/)
  expect(margins).toMatch(/@bottom-left \{ content: "données jusqu’?'?à/)

  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThanOrEqual(2)
  // [12.7] four, and up to three more on a day on which other tests have cut many devices: each has its row
  expect(pages.length).toBeLessThanOrEqual(7)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Management KPIs' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.locator('header').first()).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
  // a drawing and its table go to the next page together, and their title with them
  await expect(page.locator('#energie > div:not([data-heads]) > div')).toHaveCSS('break-inside', 'avoid')
  await expect(page.locator('#energie > [data-heads]')).toHaveCSS('break-after', 'avoid')
})
