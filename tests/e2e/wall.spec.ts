import { expect, test } from './fixtures.ts'
import { acknowledgeAll } from './wall-look.ts'

test.describe('a person shows the wall', () => {
  test.use({ who: 'admin@vigie.test', viewport: { width: 1_920, height: 1_080 } })

  test('[R12.2] a gateway that falls silent puts its sign on the whole wall; values stay, dated', async ({
    page,
    origin,
    context,
    stack,
    site,
  }) => {
    let isMute = false
    await page.routeWebSocket(/\/api\/live$/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((message) => {
        if (!isMute) socket.send(message)
      })
    })
    await page.goto(`${origin}/mur`)
    await expect(page.locator('.wall[data-link=live]')).toBeVisible()
    // an alarm that waits for somebody holds the screen, in place of the scene with the values
    await expect(async () => {
      await acknowledgeAll(stack, site)
      await expect(page.locator('.wall [data-value]').first()).toHaveText(/\d/, { timeout: 2_000 })
    }).toPass()
    isMute = true
    await expect(page.locator('.wall[data-link=lost]')).toBeVisible()
    // beside it may stand an alarm of a device that another test cut
    await expect(page.getByRole('heading', { level: 1, name: 'Liaison perdue' })).toBeVisible()
    await expect(page.locator('.wall-banner')).toContainText(/Données du \d\d:\d\d:\d\d, vieilles de/)
    const values = page.locator('.wall [data-freshness]')
    for (const freshness of await values.evaluateAll((all) => all.map((one) => one.getAttribute('data-freshness'))))
      expect(freshness).toBe('frozen')
    await expect(page.locator('.wall [data-value]').first()).not.toHaveText('–')
    isMute = false
    await expect(page.locator('.wall[data-link=live]')).toBeVisible()
    await context.close()
  })
})

test.describe('a screen that nobody stands at', () => {
  // a wall that was taken away is refused, and asks once more with its secret
  test.use({ who: null, viewport: { width: 1_280, height: 720 }, expectedErrors: /status of (400|401|410|503)/ })

  test('[R12.5] comes up by itself once its server answers', async ({ page, origin }) => {
    let isAway = true
    await page.route('**/config.json', (route) => (isAway ? route.fulfill({ status: 503 }) : route.fallback()))
    await page.goto(`${origin}/mur`)
    await expect(page.getByRole('alert').or(page.getByRole('heading')).first()).toBeVisible()
    isAway = false
    await expect(page.locator('.wall-code')).toHaveAttribute('data-code', /^[A-Z0-9]{6}$/)
  })

  test('[R12.1] is paired by its code, shows the wall over a reload, and is taken away at once', async ({
    page,
    origin,
    openPage,
  }) => {
    await page.goto(`${origin}/mur`)
    const shown = page.locator('.wall-code')
    await expect(shown).toHaveAttribute('data-code', /^[A-Z0-9]{6}$/)
    const code = (await shown.getAttribute('data-code')) ?? ''
    await expect(page.getByRole('img', { name: 'Le même code, à lire par un téléphone' })).toBeVisible()

    const admin = await openPage('admin@vigie.test')
    await admin.goto(`${origin}/settings/walls?${new URLSearchParams({ code })}`)
    await admin.getByLabel('Nom de l’écran').fill('Salle de conduite')
    await admin.getByRole('button', { name: 'Relier' }).click()
    await expect(page.locator('.wall[data-scene]')).toBeVisible()
    await page.reload()
    await expect(page.locator('.wall[data-scene]')).toBeVisible()

    const row = admin.getByRole('listitem').filter({ hasText: 'Salle de conduite' })
    await row.getByRole('button', { name: 'Identifier' }).click()
    await expect(page.locator('.wall-badge')).toHaveText('Salle de conduite')
    await row.getByRole('button', { name: 'Retirer' }).click()
    await row.getByRole('button', { name: 'Retirer' }).last().click()
    await expect(page.getByText('Un administrateur a retiré cet écran.')).toBeVisible()
    await expect(shown).not.toHaveAttribute('data-code', code)
  })
})
