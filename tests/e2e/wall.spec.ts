import { alarmPage } from '@vigie/contracts/entities'
import { ALARM_ACT_PATHS } from '@vigie/contracts/rest'
import type { Stack } from '@vigie/stack'
import type { Page } from 'playwright/test'
import { signIn } from '../harness/people.ts'
import { call } from '../harness/rest.ts'
import { expect, test } from './fixtures.ts'

/** Sizes of a picture, and the room: 55 inches read from five metres (R12.3). */
const PICTURES = [
  ['720p', 1_280, 720],
  ['1080p', 1_920, 1_080],
  ['4K', 3_840, 2_160],
  ['portrait', 1_080, 1_920],
] as const
const MM_OF_55 = 55 * 25.4
const GLYPH_MM = 25
const CAP_EM = 0.727

test.describe('a person shows the wall', () => {
  test.use({ who: 'admin@vigie.test', viewport: { width: 1_920, height: 1_080 } })

  test('[R12.3] nothing is smaller than 25 mm at five metres, cut off or scrolled, on any picture', async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/mur`)
    await expect(page.locator('.wall[data-link=live]')).toBeVisible()
    for (const [name, width, height] of PICTURES) {
      await page.setViewportSize({ width, height })
      await expect(page.locator('.wall')).toHaveCSS('width', `${width}px`)
      const mmPerPx = MM_OF_55 / Math.hypot(width, height)
      const smallestMm = async () => (await look(page)).smallestPx * CAP_EM * mmPerPx
      await expect.poll(smallestMm, name).toBeGreaterThanOrEqual(GLYPH_MM - 0.2)
      const seen = await look(page)
      expect(seen.outside, name).toEqual([])
      expect(seen.cut, name).toEqual([])
    }
  })

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
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Liaison perdue')
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

const acknowledgeAll = async ({ ports }: Stack, site: string): Promise<void> => {
  const { token } = await signIn('admin@vigie.test')
  const open = await call({
    port: ports.gateway,
    path: '/api/alarms?state=unacknowledged&state=returned&limit=200',
    site,
    token,
  })
  const ids = alarmPage.parse(open.json()).alarms.map(({ id }) => id)
  if (ids.length === 0) return
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await call({ port: ports.gateway, path: ALARM_ACT_PATHS.acknowledgeMany, site, token, headers, body: { ids } })
}

/** What is on the wall: its smallest text, what lies outside the picture, and what is cut off without saying so. */
const look = (page: Page) =>
  page.locator('.wall').evaluate((wall) => {
    const all = [...wall.querySelectorAll<HTMLElement>('*')].filter((one) => one.getClientRects().length > 0)
    const named = (one: Element) => `${one.getAttribute('class')} ${one.textContent?.slice(0, 30)}`
    const hasText = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    return {
      smallestPx: Math.min(...all.filter(hasText).map((one) => Number.parseFloat(getComputedStyle(one).fontSize))),
      outside: all
        .filter((one) => {
          const { right, bottom, left, top } = one.getBoundingClientRect()
          return right > innerWidth - 8 || bottom > innerHeight - 8 || left < 0 || top < 0
        })
        .map(named),
      cut: all
        .filter((one) => one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== 'inline')
        .filter((one) => getComputedStyle(one).textOverflow !== 'ellipsis')
        .map(named),
    }
  })
