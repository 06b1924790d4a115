import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { test } from './fleet.ts'
import { ADMIN, OPERATOR } from './people.ts'

test.use({ who: OPERATOR, expectedErrors: /net::ERR_|Failed to load resource|WebSocket/ })

const debrief = (page: Page) => page.getByRole('region', { name: 'Pendant que cette page n’était pas en direct' })
const link = (page: Page) => page.getByRole('banner').locator('[data-connection]')

test('[R11.6] after a lost connection what happened meanwhile is told in order, on every screen, until it was seen, in one line while an alarm waits', async ({
  alarms,
  fleet,
  page,
  openPage,
  origin,
}) => {
  const { words, cut, devices } = await fleet(2)
  await alarms.open(words)
  const other = await openPage(ADMIN)
  await other.goto(`${origin}/alertes?q=${encodeURIComponent(words)}`)
  await expect(link(page)).toHaveAttribute('data-connection', 'live')
  await expect(link(other)).toHaveAttribute('data-connection', 'live')

  await page.context().setOffline(true)
  await expect(link(page)).not.toHaveAttribute('data-connection', 'live')
  await cut(2)
  const [first] = devices
  const theirs = other.locator('li[data-alarm]').filter({ hasText: first?.name ?? '' })
  await expect(theirs).toBeVisible()
  await theirs.getByRole('checkbox').check()
  await other.keyboard.press('a')
  await expect(theirs.locator('[data-badge]')).toHaveText(/^Acquittée · /)
  await page.context().setOffline(false)

  await expect(debrief(page)).toContainText('Pendant que cette page n’était pas en direct\u00a0: 2 alarmes')
  // an alarm that waits leads the page: what it says in detail is asked for
  const rows = debrief(page).getByRole('listitem')
  await expect(rows).toHaveCount(0)
  await debrief(page).getByRole('button', { name: 'Détail' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: first?.name ?? '' })).toContainText(
    /Apparue \d{2}:\d{2}:\d{2}, acquittée par .+ \d{2}:\d{2}:\d{2}/i,
  )
  await expect(rows.filter({ hasText: first?.name ?? '' })).toContainText('Acquittée')
  await expect(debrief(other)).toHaveCount(0)

  await page.getByRole('link', { name: 'Management KPIs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Management KPIs')
  await debrief(page).getByRole('link', { name: 'Voir dans Alarmes' }).click()
  await expect(page).toHaveURL(/\/alertes\?etat=toutes&du=.+&au=.+/)
  await expect(page.locator('li[data-alarm]').filter({ hasText: words })).toHaveCount(2)

  await page.keyboard.press('v')
  await expect(debrief(page)).toHaveCount(0)
  await expect(page.locator('li[data-alarm]').filter({ hasText: devices[1]?.name ?? '' })).toContainText(
    'Active, à acquitter',
  )
})

test('[R11.6] seen in one tab, it is seen in the other that was away as long; a cut in which nothing happened tells nothing', async ({
  alarms,
  fleet,
  page,
}) => {
  const { words, cut } = await fleet(1)
  await alarms.open(words)
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  for (const each of [page, tab]) await expect(link(each)).toHaveAttribute('data-connection', 'live')
  const away = async (meanwhile: () => Promise<unknown>) => {
    await page.context().setOffline(true)
    for (const each of [page, tab]) await expect(link(each)).not.toHaveAttribute('data-connection', 'live')
    await meanwhile()
    await page.context().setOffline(false)
    for (const each of [page, tab]) await expect(link(each)).toHaveAttribute('data-connection', 'live')
  }
  await away(() => cut(1))
  for (const each of [page, tab])
    await expect(debrief(each)).toContainText('Pendant que cette page n’était pas en direct\u00a0: 1 alarme')
  await debrief(page).getByRole('button', { name: 'J’ai vu' }).click()
  for (const each of [page, tab]) await expect(debrief(each)).toHaveCount(0)
})
