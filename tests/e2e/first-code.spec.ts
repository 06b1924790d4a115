import type { Page, Request, Route } from 'playwright/test'
import { expect, test } from './fixtures.ts'

/** The first code of a page (`main`, `settings`, `start`, the style) that does not come: said, and mended by itself. */
test.use({
  who: null,
  expectedErrors:
    /Failed to load resource|net::ERR|dynamically imported module|MIME type|module script|unexpected token/,
})

/** A page that loads itself again does so before all that it asked for has come. */
const BEGUN = { waitUntil: 'commit' } as const
const NEXT = 'Prochain essai à'
const SAID = 'La page n’a pas pu être chargée'

type Refusal = (route: Route) => Promise<void>
const gone: Refusal = (route) => route.fulfill({ status: 404, json: { code: 'resource.not-found' } })
const broken: Refusal = (route) => route.fulfill({ status: 500, body: 'Bad gateway' })
const foreign: Refusal = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Connexion au réseau</p>' })
const refused: Refusal = (route) => route.abort('connectionrefused')
const cut: Refusal = (route) => route.fulfill({ contentType: 'text/javascript', body: 'import{a as e}from"' })
const silent: Refusal = async () => {}

/** Refuses this code until the function is called. */
const refuse = async (page: Page, code: RegExp, refusal: Refusal, isMeant = (_: Request) => true) => {
  let isRefused = true
  await page.route(
    ({ pathname }) => code.test(pathname),
    (route) => (isRefused && isMeant(route.request()) ? refusal(route) : route.fallback()),
  )
  return () => {
    isRefused = false
  }
}

const countLoads = (page: Page): (() => number) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** Time stands still, but for what the test lets pass. */
const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test.describe('[R2.3] the first code', () => {
  const CASES: readonly (readonly [string, RegExp, Refusal])[] = [
    ['refused', /\/main-[\w-]{8}\.js$/, refused],
    ['is cut short', /\/main-[\w-]{8}\.js$/, cut],
    ['is gone', /\/settings-[\w-]{8}\.js$/, gone],
    ['is a page of somebody else', /\/start-[\w-]{8}\.js$/, foreign],
    ['fails within what it imports', /\/firebase-identity-[\w-]{8}\.js$/, broken],
    ['has no style', /\/style-[\w-]{8}\.css$/, broken],
  ]
  for (const [what, code, refusal] of CASES) {
    test(`${what}: it is said, and the page opens without a hand later`, async ({ page, origin, signIn }) => {
      const mend = await refuse(page, code, refusal)
      await page.goto(`${origin}/auth/sign-in`, BEGUN)
      await expect(page.getByRole('alert')).toContainText(SAID)
      mend()
      await expect(signIn.title).toBeVisible()
      await expect(page.getByText(SAID)).toBeHidden()
    })
  }

  test('never answers: it is given up after a while, and asked for again', async ({ page, origin, signIn }) => {
    await stopClock(page)
    const mend = await refuse(page, /\/style-[\w-]{8}\.css$/, silent)
    await page.goto(`${origin}/auth/sign-in`, BEGUN)
    // the page may have begun but a moment ago
    await expect(async () => {
      await page.clock.runFor(45_100)
      await expect(page.getByRole('alert')).toContainText(SAID, { timeout: 5_000 })
    }).toPass()
    mend()
    await page.clock.resume()
    await expect(signIn.title).toBeVisible()
  })

  test('is asked for at once by the button, and when the network is back', async ({ page, origin, context }) => {
    await stopClock(page)
    const mend = await refuse(page, /\/main-[\w-]{8}\.js$/, refused)
    const loads = countLoads(page)
    await page.goto(`${origin}/auth/sign-in`, BEGUN)
    await expect(page.getByText(NEXT)).toBeVisible()
    mend()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText(NEXT)).toBeVisible()
    expect(loads()).toBe(1)
    await context.setOffline(false)
    await expect.poll(loads).toBe(2)
    await page.clock.resume()
    await expect(page.getByText(SAID)).toBeHidden()
  })

  test('that no load of the page helps is loaded ever more seldom, and never in a loop', async ({ page, origin }) => {
    await stopClock(page)
    // the server has it, as far as a look at it says
    const mend = await refuse(page, /\/main-[\w-]{8}\.js$/, gone, (request) => request.resourceType() === 'script')
    const loads = countLoads(page)
    await page.goto(`${origin}/auth/sign-in`, BEGUN)
    for (const [load, least, most] of [
      [1, 490, 1_000],
      [2, 990, 2_000],
      [3, 1_990, 4_000],
    ] as const) {
      await expect(page.getByText(NEXT)).toBeVisible()
      expect(loads()).toBe(load)
      await page.clock.runFor(least)
      await expect(page.getByText(NEXT)).toBeVisible()
      expect(loads()).toBe(load)
      await page.clock.runFor(most - least)
      await expect.poll(loads).toBe(load + 1)
    }
    mend()
    await page.clock.resume()
    await expect(page.getByText(SAID)).toBeHidden()
  })
})

test.describe('[R12.5] a wall that nobody stands at', () => {
  for (const code of ['main', 'start', 'firebase-identity', 'mur'])
    test(`whose ${code} cannot be fetched comes up by itself later`, async ({ page, origin }) => {
      const mend = await refuse(page, new RegExp(`/${code}-[\\w-]{8}\\.js$`), broken)
      await page.goto(`${origin}/mur`, BEGUN)
      await expect(page.getByRole('alert')).toBeVisible()
      mend()
      await expect(page.locator('.wall-code')).toHaveAttribute('data-code', /^[A-Z0-9]{6}$/, { timeout: 40_000 })
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasProbe: false })

  test('the page says what it needs', async ({ page, origin }) => {
    await page.goto(`${origin}/`)
    // by its place: words within it are no text to Playwright
    await expect(page.locator('noscript p')).toBeVisible()
  })
})
