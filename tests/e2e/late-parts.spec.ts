import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

/** Code that cannot come changes its own place only, and comes by itself when the network is back. */
test.use({ who: OPERATOR, expectedErrors: /Failed to load resource|net::ERR|WebSocket connection/ })

/** The page cannot have this code, nor a sign of life of the server, until the function is called. */
const without = async (page: Page, context: BrowserContext, code: RegExp): Promise<() => Promise<void>> => {
  const gone = (url: URL) => code.test(url.pathname)
  await page.route(gone, (route) => route.abort('internetdisconnected'))
  await page.route('**/config.json', (route) =>
    route.request().method() === 'HEAD' ? route.abort('internetdisconnected') : route.continue(),
  )
  return async () => {
    await context.setOffline(true)
    await page.unrouteAll()
    await context.setOffline(false)
  }
}

test('[R2.3] without the network a screen says so beside the menu, never the browser; it opens by itself later', async ({
  page,
  context,
  home,
}) => {
  const comeBack = await without(page, context, /dashboard\.screen-/)
  await home.open()
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await page.getByRole('navigation').getByRole('link', { name: 'Management KPIs' }).click()
  await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargée')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Management KPIs' })).toBeVisible()
  await comeBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Management KPIs' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})

test('without the network the map says so in its box, and the figures around it stay', async ({
  page,
  context,
  home,
}) => {
  const comeBack = await without(page, context, /map-canvas-/)
  await home.open()
  const card = page.getByRole('region', { name: 'Carte du site' })
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByRole('alert')).toContainText('n’a pas pu être chargée')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await comeBack()
  await expect(card.locator('.leaflet-container')).toBeVisible()
})

test('[R4.1] without the code of what opens over the page the bell says so, and opens by itself later', async ({
  page,
  context,
  home,
  bell,
}) => {
  const comeBack = await without(page, context, /layers-/)
  await home.open()
  await bell.press()
  const failure = page.getByRole('alert').and(page.locator('body > div > *'))
  await expect(failure).toContainText('n’a pas pu être chargée')
  await bell.press()
  await expect(failure).toHaveCount(0)
  await bell.press()
  await comeBack()
  await expect(bell.panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell.panel).toHaveCount(0)
  await expect(bell.button).toBeFocused()
})
