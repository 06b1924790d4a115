import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

test.use({ who: OPERATOR })

test.describe('below 768 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[R3.4] [R3.8] [R3.9] the menu is a drawer, 18rem wide, that locks the page behind and closes on a link', async ({
    home,
    shell,
    page,
  }) => {
    await home.open()
    await expect(shell.menu).toBeHidden()
    await shell.openDrawer()
    await expect(shell.drawer).toBeVisible()
    await expect.poll(async () => Math.round((await shell.drawer.boundingBox())?.width ?? 0)).toBe(288)
    await page.mouse.move(360, 600)
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await shell.entry('Executive KPIs').click()
    await expect(shell.drawer).toBeHidden()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test('[R3.9] Escape closes the drawer, and focus comes back to its button', async ({ home, shell, page }) => {
    await home.open()
    await shell.openDrawer()
    await page.keyboard.press('Escape')
    await expect(shell.drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused()
  })

  test('[R3.4] Back closes the drawer instead of leaving, and leaves nothing in the history', async ({
    home,
    shell,
    page,
    origin,
  }) => {
    await page.goto(`${origin}/ia`)
    await home.open()
    await shell.openDrawer()
    await expect(shell.drawer).toBeVisible()
    await page.goBack()
    await expect(shell.drawer).toBeHidden()
    await expect(home.title).toBeVisible()
    await shell.openDrawer()
    await page.keyboard.press('Escape')
    await expect(shell.drawer).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL(/\/ia$/)
  })

  test('[R3.9] after a link of the drawer, Back and Forward pass over the drawer', async ({ home, shell, page }) => {
    await home.open()
    await shell.openDrawer()
    await shell.entry('Module AI').click()
    await expect(page).toHaveURL(/\/ia$/)
    await page.goBack()
    await expect(home.title).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined()
    await page.goForward()
    await expect(page).toHaveURL(/\/ia$/)
    await expect(shell.drawer).toBeHidden()
  })

  test('[R4.1] Back closes the panel of notifications', async ({ home, bell, page }) => {
    await home.open()
    await bell.press()
    await expect(bell.panel).toBeVisible()
    await page.goBack()
    await expect(bell.panel).toBeHidden()
    await expect(home.title).toBeVisible()
  })

  test('nothing is wider than the screen', async ({ home, page }) => {
    await home.open()
    const [page_, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(page_).toBeLessThanOrEqual(screen ?? 0)
  })
})
