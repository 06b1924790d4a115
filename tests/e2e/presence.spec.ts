import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { ADMIN, OPERATOR } from './people.ts'

const MINUTE_MS = 60_000
const LIMIT_MS = 60 * MINUTE_MS

const warning = (page: Page) => page.getByRole('dialog', { name: 'Êtes-vous toujours là ?' })
const open = async (page: Page, origin: string) => {
  await page.clock.install()
  await page.goto(`${origin}/settings/security`)
  await page.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor()
}

test.describe('an administrator', () => {
  test.use({ who: ADMIN, expectedErrors: /status of (401|429)|WebSocket/ })

  test('[R1.6] whom nobody saw for the limit is warned, then signed out, and told why', async ({ page, origin }) => {
    await open(page, origin)
    await page.clock.fastForward(LIMIT_MS - MINUTE_MS - 10_000)
    await expect(warning(page)).toBeHidden()
    await page.clock.fastForward(15_000)
    await expect(warning(page)).toContainText('vous serez déconnecté dans')
    await page.getByRole('button', { name: 'Rester connecté' }).click()
    await expect(warning(page)).toBeHidden()

    // as a machine that slept
    await page.clock.fastForward(LIMIT_MS + 1_000)
    await expect(page).toHaveURL(/\/auth\/sign-in/)
    await expect(page.getByText('Vous avez été déconnecté : personne n’a utilisé cette page')).toBeVisible()
  })

  test('where the identity service has no authenticator to offer, the settings have no card for it', async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/settings/security`)
    await expect(page.getByRole('region', { name: 'Changer de mot de passe' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Code à usage unique' })).toHaveCount(0)
  })
})

test.describe('an operator', () => {
  test.use({ who: OPERATOR })

  test('[R1.6] stays signed in: the control room watches without touching', async ({ page, origin }) => {
    await open(page, origin)
    await page.clock.fastForward(LIMIT_MS - MINUTE_MS + 10_000)
    await expect(warning(page)).toBeHidden()
  })
})
