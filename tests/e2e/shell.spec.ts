import { expect, test } from './fixtures.ts'
import { Settings } from './pages/settings.ts'
import { ADMIN, OPERATOR } from './people.ts'
import { LEFT_OVER_WORKER } from './worker-stack.ts'

test.use({ who: OPERATOR })

test.describe('on a wide screen', () => {
  test('[R3.4] [R3.5] [R3.7] [R3.8] the sidebar stands beside the content, and collapses to icons', async ({
    home,
    shell,
    page,
  }) => {
    await home.open()
    const width = async () => Math.round((await shell.sidebar.boundingBox())?.width ?? 0)
    const rem = 16
    expect(await width()).toBe(17 * rem)
    await expect(shell.sidebar.locator('img[src="/logo.png"]')).toBeVisible()
    await page.keyboard.press('Control+b')
    await expect.poll(width).toBe(3 * rem)
    await expect(shell.sidebar.locator('img[src="/logo-sm.png"]')).toBeVisible()
    await expect(shell.entry('Executive KPIs')).toBeVisible()

    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar:state')
    expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(604_000)
    expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeLessThanOrEqual(604_800)
    await page.reload()
    await expect.poll(width).toBe(3 * rem)
    await page.keyboard.press('Meta+b')
    await expect.poll(width).toBe(17 * rem)
  })

  test('[R3.8] a cookie that says nothing known leaves the sidebar as it starts', async ({
    home,
    shell,
    page,
    origin,
  }) => {
    await page.context().addCookies([{ name: 'sidebar:state', value: '<script>', url: origin }])
    await home.open()
    expect(Math.round((await shell.sidebar.boundingBox())?.width ?? 0)).toBe(272)
  })

  for (const [width, rem] of [
    [768, 3],
    [1023, 3],
    [1024, 17],
  ] as const) {
    test(`[R3.4] [R3.8] at ${width} px the sidebar starts ${rem}rem wide, until somebody chooses`, async ({
      home,
      shell,
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await home.open()
      const found = async () => Math.round((await shell.sidebar.boundingBox())?.width ?? 0) / 16
      expect(await found()).toBe(rem)
      await page.keyboard.press('Control+b')
      await expect.poll(found).toBe(20 - rem)
      await page.reload()
      await expect.poll(found).toBe(20 - rem)
    })
  }

  test('the tab says the page, the site and the product', async ({ home, page }) => {
    await home.open()
    await expect(page).toHaveTitle(/Executive KPIs · Chaib · Vigie$/)
  })

  test('[R3.3] the active entry is orange, and said to be the current page', async ({ home, shell }) => {
    await home.open()
    const entry = shell.entry('Executive KPIs')
    await expect(entry).toHaveAttribute('aria-current', 'page')
    const [red, green, blue] = await entry.evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (canvas === null) return [0, 0, 0]
      canvas.fillStyle = getComputedStyle(element).color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    })
    expect(red).toBeGreaterThan(green ?? 0)
    expect(green).toBeGreaterThan(blue ?? 0)
  })

  test('[R3.10] an icon of the collapsed sidebar says its name at once', async ({ home, shell, page }) => {
    await home.open()
    await page.keyboard.press('Control+b')
    await shell.entry('Executive KPIs').hover()
    await expect(page.getByRole('tooltip', { name: 'Executive KPIs' })).toBeVisible()
  })

  test('[R4.1] what is pressed outside the open panel has the focus; after Escape the bell has it', async ({
    page,
    origin,
    bell,
  }) => {
    await new Settings(page, origin).open('/account')
    await bell.press()
    await expect(bell.panel).toBeVisible()
    const field = page.getByLabel('Nom affiché')
    await field.click()
    await expect(bell.panel).toBeHidden()
    await page.keyboard.type(' bis')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(/ bis/)
    await bell.press()
    await expect(bell.panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bell.button).toBeFocused()
  })

  test('[R4.5] the profile says who is signed in; without a photo, the initial', async ({ home, shell, page }) => {
    await home.open()
    await expect(page.getByRole('button', { name: 'Profil de Karim Ouhaddou' })).toHaveText('K')
    const menu = await shell.openProfile()
    await expect(menu).toContainText('Karim Ouhaddou')
    await expect(menu).toContainText(OPERATOR)
  })

  test('[R4.6] a button leads to the marketing site, elsewhere and without telling from where', async ({
    home,
    page,
  }) => {
    await home.open()
    const link = page.getByRole('banner').getByRole('link', { name: /Découvrir Vigie/ })
    await expect(link).toHaveAttribute('href', /^https:/)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noreferrer/)
  })

  test('[R3.8] on a phone the name of the site stands above the state of the connection, both whole', async ({
    home,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await home.open()
    const name = page.getByRole('banner').getByText('Chaib', { exact: true })
    const [above, below] = [
      await name.boundingBox(),
      await page.getByRole('banner').locator('[data-connection]').boundingBox(),
    ]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  })

  for (const width of [768, 1023, 1024]) {
    test(`[R3.8] at ${width} px the name of the site is whole beside the open menu`, async ({ home, shell, page }) => {
      await page.setViewportSize({ width, height: 900 })
      await home.open()
      if (width < 1_024) await page.keyboard.press('Control+b')
      await expect(shell.sidebar).toHaveCSS('width', '272px')
      const name = page.getByRole('banner').getByText('Chaib', { exact: true })
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    })
    test(`[R4.6] the button stands in the header at ${width} px as well, and nothing is wider than the page`, async ({
      home,
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await home.open()
      await expect(page.getByRole('banner').getByRole('link', { name: /Découvrir Vigie/ })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    })
  }
})

test.describe('with several projects', () => {
  test.use({ who: ADMIN })

  test('[R3.2] the list of projects is 5rem high, or 18rem', async ({ home, shell }) => {
    await home.open()
    const list = shell.projects.locator('ul')
    const box = list.locator('../..')
    const limit = () => box.evaluate((element) => getComputedStyle(element).maxHeight)
    const before = await limit()
    await shell.projects.getByRole('button', { name: /^Projets/ }).click()
    await expect.poll(limit).not.toBe(before)
    expect([before, await limit()].sort()).toEqual(['288px', '80px'])
  })
})

for (const path of ['/nulle/part', '/nulle/%E0%A4%A'])
  test(`[R2.2] any other path: Page non trouvée, and a way home, from ${path}`, async ({ home, page, origin }) => {
    await page.goto(origin + path)
    await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
    const way = page
      .getByRole('link', { name: "Retour à l'accueil" })
      .or(page.getByRole('button', { name: "Retour à l'accueil" }))
    await way.click()
    await expect(home.title).toBeVisible()
  })

test('[R3.1] [R2.1] only an admin sees user management in the menu', async ({ home, shell }) => {
  await home.open()
  await expect(shell.entry('Gestion des utilisateurs')).toBeHidden()
})

test('[R2.4] a service worker left by something else is unregistered at start', async ({ signIn, page }) => {
  await signIn.open()
  await page.evaluate((path) => navigator.serviceWorker.register(path), LEFT_OVER_WORKER)
  await signIn.open()
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(count).toBe(0)
})
