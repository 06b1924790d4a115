import { expect } from './fixtures.ts'
import { test } from './fleet.ts'
import { OPERATOR } from './people.ts'

test.use({ who: OPERATOR })

test('[R11.4] one notice for all cuts stays until seen; a row of the bell leads to the alarm', async ({
  alarms,
  bell,
  fleet,
  home,
  page,
}) => {
  const { words, cut, devices } = await fleet(3)
  await home.open()
  await expect(home.connection).toHaveText('En direct')
  await cut(3)
  const notice = page.getByRole('status', { name: 'Coupures d’alimentation' })
  await expect(notice).toContainText(/sans alimentation/)
  await notice.getByRole('button', { name: 'Voir les alarmes' }).click()
  await expect(page).toHaveURL(/\/alertes/)
  await expect(notice).toBeHidden()
  await bell.press()
  await bell.items
    .filter({ hasText: devices[1]?.name ?? words })
    .getByRole('link')
    .click()
  await expect(alarms.detail).toContainText(devices[1]?.name ?? words)
})

test('[R11.5] until somebody touches the page its sound is blocked and says so; muted is not acknowledged', async ({
  alarms,
  fleet,
  page,
}) => {
  // what Playwright evaluates in a page counts as somebody's press there; this browser has seen none
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } }),
  )
  const { words, cut } = await fleet(1)
  await alarms.open(words)
  const sign = page.getByRole('banner').locator('[data-sound]')
  await expect(sign).toHaveAttribute('data-sound', 'blocked')
  await cut(1)
  await expect(alarms.rows).toHaveCount(1)
  await expect(sign).toHaveAttribute('data-sound', 'blocked')
  await alarms.press('j')
  await expect(sign).toHaveAttribute('data-sound', 'armed')
  await alarms.press('m')
  await expect(sign).toHaveAttribute('data-sound', 'muted')
  await expect(alarms.badge(words)).toHaveText('Active, à acquitter')
  await sign.click()
  await expect(sign).toHaveAttribute('data-sound', 'armed')
})
