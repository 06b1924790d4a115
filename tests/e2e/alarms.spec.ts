import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { test } from './fleet.ts'
import { Alarms } from './pages/alarms.ts'
import { ADMIN, OPERATOR, READER } from './people.ts'

test.use({ who: OPERATOR })

const alarmsOf = (page: Page, origin: string) => new Alarms(page, origin)

test('[R11.2] two people acknowledge one alarm: one of them did, the other reads who and when', async ({
  alarms,
  fleet,
  openPage,
  origin,
}) => {
  const { words, cut } = await fleet(1)
  const other = alarmsOf(await openPage(ADMIN), origin)
  await alarms.open(words)
  await other.open(words)
  await cut(1)
  await expect(alarms.badge(words)).toHaveText('Active, à acquitter')
  await expect(other.badge(words)).toHaveText('Active, à acquitter')

  const late = Promise.withResolvers<void>()
  await other.page.route('**/api/alarms/*/acknowledge', async (route) => {
    await late.promise
    await route.continue()
  })
  await other.press('j', 'a')
  await expect(other.badge(words)).toHaveText('Acquittement envoyé…')
  await alarms.press('j', 'a')
  await expect(alarms.badge(words)).toHaveText(/^Acquittée · /)
  const winner = ((await alarms.badge(words).textContent()) ?? '').replace('Acquittée · ', '')
  late.resolve()
  await expect(other.badge(words)).toHaveText(new RegExp(`^Acquittée par ${winner} à \\d{2}:\\d{2}:\\d{2}$`))
})

test.describe('without the network', () => {
  test.use({ expectedErrors: /net::ERR_|Failed to load resource|WebSocket/ })

  test('[R11.2] acts wait in the page, are never told as done, and leave in order when it is back', async ({
    alarms,
    fleet,
    page,
  }) => {
    const { words, cut, devices } = await fleet(2)
    await alarms.open(words)
    await cut(2)
    await alarms.listed(2)
    const sent: string[] = []
    const keys = new Set<string>()
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().includes('/api/alarms/')) return
      sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
      keys.add(request.headers()['idempotency-key'] ?? '')
    })
    await page.context().setOffline(true)
    await expect(page.getByRole('banner').locator('[data-connection]')).not.toHaveAttribute('data-connection', 'live')
    await alarms.press('j', 'a', 'j', 'a')
    for (const { name } of devices) {
      await expect(alarms.badge(name)).toHaveText('En attente d’envoi (hors ligne)')
    }
    expect(sent).toEqual([])
    await page.context().setOffline(false)
    for (const { name } of devices) await expect(alarms.badge(name)).toHaveText(/^Acquittée · /)
    expect(sent).toEqual(['acknowledge', 'acknowledge'])
    expect(keys.size).toBe(2)
  })
})

test('[R11.2] several are acknowledged together after the page said how many and which', async ({ alarms, fleet }) => {
  const { words, cut, devices } = await fleet(3)
  await alarms.open(words)
  await cut(3)
  await alarms.listed(3)
  await alarms.press('j', 'x', 'Shift+J', 'Shift+J', 'a')
  await expect(alarms.dialog).toContainText('Acquitter 3 alarmes ?')
  for (const { name } of devices)
    await expect(alarms.dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await alarms.press('Escape')
  for (const { name } of devices) await expect(alarms.badge(name)).toHaveText('Active, à acquitter')
  await alarms.press('a')
  await alarms.dialog.getByRole('button', { name: 'Acquitter 3 alarmes' }).click()
  for (const { name } of devices) await expect(alarms.badge(name)).toHaveText(/^Acquittée · /)
})

test('[R11.3] everything by the keyboard: walk, open, comment, shelve with a reason and an end, filter', async ({
  alarms,
  fleet,
  page,
}) => {
  const { words, cut, devices } = await fleet(2)
  await alarms.open(words)
  await cut(2)
  await alarms.listed(2)
  await alarms.press('j')
  await expect(alarms.current).toContainText(devices[1]?.name ?? '')
  await alarms.press('j', 'j', 'k', 'j')
  await expect(alarms.current).toContainText(devices[0]?.name ?? '')
  await alarms.press('Enter')
  await expect(alarms.detail).toContainText('Chronologie')
  await expect(alarms.detail.locator('[data-event="alarm.raised"]')).toBeVisible()

  await alarms.press('c')
  await page.getByLabel('Commentaire').fill('vu sur place')
  await alarms.press('Enter')
  await expect(alarms.detail.locator('[data-event="alarm.commented"]')).toContainText('« vu sur place »')

  await alarms.press('s', 'Enter')
  await expect(alarms.dialog).toContainText('Dites pourquoi.')
  await page.getByLabel('Motif').fill('travaux')
  await page.getByRole('radio', { name: '4 h', exact: true }).click()
  await alarms.dialog.getByRole('button', { name: 'Reporter' }).click()
  await expect(alarms.detail).toContainText('Reportée')
  await expect(page.getByText(/reportée/).first()).toBeVisible()

  await alarms.press('Escape')
  await expect(alarms.detail).toBeHidden()
  await alarms.press('/')
  await page.keyboard.type('rien de tel')
  await expect(page.getByText('Aucune alarme ne correspond')).toBeVisible()
  await expect(page).toHaveURL(/q=.*rien/)
})

test('[R11.4] new alarms wait under a counter while the hand is in the list', async ({ alarms, fleet }) => {
  const { words, cut, devices } = await fleet(2)
  await alarms.open(words)
  await cut(1)
  await expect(alarms.rows).toHaveCount(1)
  await alarms.row(words).hover()
  await cut(2)
  await expect(alarms.page.getByRole('button', { name: '1 nouvelle alarme' })).toBeVisible()
  await expect(alarms.rows).toHaveCount(1)
  await alarms.press('n')
  await expect(alarms.rows).toHaveCount(2)
  await expect(alarms.row(devices[1]?.name ?? '')).toBeVisible()
})

test('[R11.4] a flood is one row a cause with the right count, and one by one again by a key', async ({
  alarms,
  fleet,
}) => {
  const { words, cut } = await fleet(40)
  await alarms.open(words)
  await cut(40)
  const cause = alarms.list.locator('[data-cause]')
  await expect(cause).toHaveAttribute('data-cause', '40')
  await expect(cause).toContainText('40 appareils')
  await expect(alarms.rows).toHaveCount(0)
  await cause.getByRole('button', { name: 'Acquitter les 40' }).click()
  await expect(alarms.dialog).toContainText('Acquitter 40 alarmes ?')
  await alarms.press('Escape')
  await expect(alarms.dialog).toBeHidden()
  await expect(cause.locator('[aria-expanded]')).toHaveAttribute('aria-expanded', 'false')
  await expect(alarms.rows).toHaveCount(0)
  // the focus is back on the button, which Enter would press again
  await cause.locator('[aria-expanded]').click()
  await expect(alarms.rows).toHaveCount(40)
  await alarms.press('g')
  await expect(cause).toBeHidden()
  await expect(alarms.rows).toHaveCount(40)
})

test('[R11.4] [R11.5] twenty flips in a minute are one row that counts them, and one sound', async ({
  alarms,
  fleet,
  page,
}) => {
  const { words, devices } = await fleet(1)
  await alarms.open(words)
  // a press lets the browser sound
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('banner').locator('[data-sound]')).toHaveAttribute('data-sound', 'armed')
  await page.evaluate(countSounds)
  const [device] = devices
  const from = Date.now()
  for (let flip = 0; flip < 20; flip += 1) {
    await device?.devices.power(device.id, flip % 2 === 0 ? 'off' : 'on', from + flip)
  }
  await expect(alarms.rows).toHaveCount(1)
  await expect(alarms.row(words)).toContainText('20 basculements en 60 s')
  expect(await page.evaluate(() => Reflect.get(window, '__sounds'))).toBe(1)
})

/** Runs in the page: counts what its chart of the sound tells the browser to play. */
const countSounds = (): void => {
  Reflect.set(window, '__sounds', 0)
  Reflect.get(window, '__vigie')
    .actors.get('alarm-sound')
    .on('sound.due', () => Reflect.set(window, '__sounds', Reflect.get(window, '__sounds') + 1))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[R11.2] a press opens the alarm over the page, Acquitter is in reach, Back closes it', async ({
    alarms,
    fleet,
    page,
  }) => {
    const { words, cut } = await fleet(1)
    await alarms.open(words)
    await cut(1)
    await alarms.row(words).tap()
    await expect(alarms.dialog).toContainText(words)
    await page.getByRole('button', { name: 'Acquitter' }).tap()
    await expect(alarms.detail.locator('[data-badge]')).toHaveText(/^Acquittée · /)
    await page.goBack()
    await expect(alarms.dialog).toBeHidden()
    await expect(page).toHaveURL(/\/alertes/)
  })
})

test.describe('a reader', () => {
  test.use({ who: READER, site: 'massa' })

  test('[R11.2] sees alarms and no act', async ({ alarms, fleet, page }) => {
    const { words, cut } = await fleet(1)
    await alarms.open(words)
    await cut(1)
    await expect(alarms.rows).toHaveCount(1)
    await alarms.press('j', 'Enter')
    await expect(alarms.detail).toContainText('Chronologie')
    await alarms.press('a', 's', 'c', 'i', 'x')
    await expect(page.getByRole('button', { name: /^(Acquitter|Reporter|Commenter|Assigner)/ })).toHaveCount(0)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(alarms.dialog).toBeHidden()
  })
})
