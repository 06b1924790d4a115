import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

test.use({ who: OPERATOR })

test('[R10] a tank’s page draws its way to the reserve, which ends when its autonomy does, and has it as a table', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/eau/stockage/bassin-1`)
  const card = page.getByRole('region', { name: 'Vers la réserve' })
  await expect(card.getByRole('img').first()).toBeVisible()
  const sentence = card.locator('p').first()
  await expect(sentence).toHaveText(
    /^Sans pompage, le stock, [\d\s]+\sm³ à .+ sa réserve,? (?:le .+ )?vers \d\d:\d\d\.$/,
  )
  const end = /(?:le \S+ )?vers \d\d:\d\d(?=\.$)/.exec((await sentence.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByRole('main')).toContainText(`l’eau suffit sans pompage jusqu’au ${end.replace(/^le /, '')}`)

  await card.getByRole('button', { name: 'Tableau' }).click()
  const table = card.getByRole('table', { name: /^Stock attendu/ })
  await expect(table.getByRole('row').nth(2)).toBeVisible()
  await expect(table.getByRole('row').nth(1)).toHaveText(/^\d\d:\d\d\d+,\d\s%.*\d\sm³$/)
})
