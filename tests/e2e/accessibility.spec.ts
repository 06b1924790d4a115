import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

/** axe on every screen, light and dark, wide and narrow: nothing serious. */
const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport })

      for (const path of ['/auth/sign-in', '/auth/forget-password']) {
        test(`${path} has no serious violation`, async ({ signIn, page }) => {
          await signIn.open(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await violations(page)).toEqual([])
        })
      }

      test('the home screen, its panel and its menu have no serious violation', async ({
        signIn,
        home,
        bell,
        page,
      }) => {
        await signIn.as('operateur@vigie.test')
        await expect(home.connection).toHaveText('En direct')
        expect(await violations(page)).toEqual([])
        await bell.press()
        await expect(bell.panel).toBeVisible()
        expect(await violations(page)).toEqual([])
      })

      test('the not-found page has no serious violation', async ({ signIn, page, origin }) => {
        await signIn.as('operateur@vigie.test')
        await page.goto(`${origin}/nulle/part`)
        await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
        expect(await violations(page)).toEqual([])
      })
    })
  }
}
