import { readFile } from 'node:fs/promises'
import { expect } from './fixtures.ts'
import { test } from './fleet.ts'
import { ADMIN, OPERATOR } from './people.ts'

/** What administrators alone do to alarms; files of them; acts that outlive the page. */
test.describe('an admin', () => {
  test.use({ who: ADMIN })

  test('[R11.3] suppresses an alarm and takes it out of service, with a reason, and gives it back', async ({
    alarms,
    fleet,
    page,
  }) => {
    const { words, cut } = await fleet(1)
    await alarms.open(words)
    await cut(1)
    await expect(alarms.rows).toHaveCount(1)
    await alarms.press('j', 'Enter')
    await alarms.press('p', 'Enter')
    await expect(alarms.dialog).toContainText('Dites pourquoi.')
    await page.getByLabel('Motif').fill('capteur en essai')
    await alarms.press('Enter')
    await expect(alarms.detail.locator('[data-badge]')).toHaveText('Supprimée par conception')
    await expect(alarms.detail.locator('[data-event="alarm.suppressed"]')).toContainText('« capteur en essai »')
    await alarms.detail.getByRole('button', { name: 'Rendre' }).click()
    await page.getByLabel('Motif').fill('essai fini')
    await alarms.press('Enter')
    await expect(alarms.detail.locator('[data-badge]')).toHaveText('Active, à acquitter')
    await alarms.detail.getByRole('button', { name: 'Mettre hors service' }).click()
    await page.getByLabel('Motif').fill('pompe déposée')
    await alarms.press('Enter')
    await expect(alarms.detail.locator('[data-badge]')).toHaveText('Hors service')
    await expect(page.getByRole('button', { name: /hors service/ }).first()).toBeVisible()
    await alarms.press('h')
    await expect(alarms.dialog).toContainText('Remettre 1 alarme en service')
    await page.getByLabel('Motif').fill('pompe reposée')
    await alarms.press('Enter')
    await expect(alarms.detail.locator('[data-badge]')).toHaveText('Active, à acquitter')
  })
})

test.describe('an operator', () => {
  test.use({ who: OPERATOR, expectedErrors: /net::ERR_|Failed to load resource|WebSocket/ })

  test('[R11.3] finds no act of administrators, nor do their keys', async ({ alarms, fleet, page }) => {
    const { words, cut } = await fleet(1)
    await alarms.open(words)
    await cut(1)
    await expect(alarms.rows).toHaveCount(1)
    await alarms.press('j', 'Enter')
    await expect(alarms.detail.getByRole('button', { name: 'Acquitter' })).toBeVisible()
    await alarms.press('p', 'h')
    await expect(alarms.dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /hors service$|par conception$/i })).toHaveCount(0)
  })

  test('[R11.8] saves every alarm that the filters give, not only those that the page has read', async ({
    alarms,
    fleet,
    page,
  }) => {
    const { words, cut, devices } = await fleet(3)
    await alarms.open(words)
    await cut(3)
    await alarms.listed(3)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /CSV/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('vigie-chaib-alarmes.csv')
    const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(head).toContain('Appareil;Identifiant;Condition')
    expect(rows).toHaveLength(3)
    for (const { name } of devices) expect(rows.find((row) => row.startsWith(`${name};`))).toBeDefined()
  })

  test('[R11.2] an act without an answer outlives the page: it waits, and leaves once under its key', async ({
    alarms,
    fleet,
    page,
  }) => {
    const { words, cut } = await fleet(1)
    await alarms.open(words)
    await cut(1)
    await expect(alarms.rows).toHaveCount(1)
    const keys: string[] = []
    let isCut = true
    await page.route('**/api/alarms/*/acknowledge', (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '')
      return isCut ? route.abort() : route.continue()
    })
    await alarms.press('j', 'a')
    await expect(alarms.badge(words)).toHaveText('En attente d’envoi')
    await page.reload()
    await expect(alarms.badge(words)).toHaveText(/^En attente d’envoi|^Acquittement envoyé/)
    isCut = false
    await expect(alarms.badge(words)).toHaveText(/^Acquittée · /)
    expect(new Set(keys).size).toBe(1)
    await page.reload()
    const before = keys.length
    await expect(alarms.badge(words)).toHaveText(/^Acquittée · /)
    expect(keys).toHaveLength(before)
  })
})
