import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { test } from './fleet.ts'
import { OPERATOR } from './people.ts'

test.use({ who: OPERATOR, expectedErrors: /net::ERR_|Failed to load resource|WebSocket/ })

const WIDTHS = [360, 768, 1280, 1440]
const notice = (page: Page) => page.getByRole('status', { name: 'Coupures d’alimentation' })
const debrief = (page: Page) => page.getByRole('region', { name: 'Pendant que cette page n’était pas en direct' })

/** Controls in the window at the middle of which lies something of the notice, or its own below what is no dialog. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    window.scrollTo(0, 0)
    const own = document.querySelector('[data-notice]')
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width === 0 || height === 0 || !control.checkVisibility({ opacityProperty: true })) return []
      if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return []
      const there = document.elementFromPoint(x, y)
      const isOfNotice = own?.contains(control) === true && document.querySelector('[role=dialog]') === null
      const isHidden = isOfNotice ? !control.contains(there) : own?.contains(there) === true
      return isHidden ? [control.getAttribute('aria-label') ?? control.textContent ?? ''] : []
    })
  })

test('[R11.4] the notice of cuts lies over no control, and says all it says, at every width', async ({
  alarms,
  fleet,
  home,
  page,
}) => {
  const { cut } = await fleet(3)
  await home.open()
  await expect(home.connection).toHaveText('En direct')
  await page.context().setOffline(true)
  await expect(home.connection).not.toHaveText('En direct')
  await cut(3)
  await page.context().setOffline(false)
  // three at least: other tests may cut devices of the site meanwhile
  await expect(debrief(page)).toContainText(/(?:[3-9]|\d\d+)\salarmes/)
  await expect(notice(page)).toContainText(/(?:[3-9]|\d\d+)\sappareils (de plus )?sans alimentation/)
  const screens = [
    async () => undefined,
    () => debrief(page).getByRole('button', { name: 'Détail' }).click(),
    () => debrief(page).getByRole('link', { name: 'Voir dans Alarmes' }).click(),
    () => alarms.rows.first().click(),
  ]
  for (const open of screens) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open()
    await expect(notice(page)).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await covered(page), `${page.url()} ${width}`).toEqual([])
      const isCut = await notice(page)
        .locator('p')
        .evaluateAll((lines) => lines.some((line) => line.scrollHeight > line.clientHeight + 1))
      expect(isCut, `${width}`).toBe(false)
    }
  }
})
