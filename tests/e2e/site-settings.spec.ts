import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { SiteSettings } from './pages/site-settings.ts'
import { ADMIN, OPERATOR, SUPERADMIN } from './people.ts'

/** How the alarms of a site are set, as its admins and its readers meet it. */
test.describe('an admin', () => {
  test.use({ who: ADMIN })

  const opened = async (page: Page, origin: string, name: string) => {
    const settings = new SiteSettings(page, origin)
    await settings.open('threshold-high', name)
    return settings
  }

  test('[R11.3] sees the days on which a limit would have alarmed, before it is saved; then it is in force', async ({
    page,
    origin,
    trial,
  }) => {
    const since = Date.now() - 3 * 86_400_000
    await trial.devices.telemetry(trial.id, { flow_m3h: 50 }, since)
    await trial.devices.telemetry(trial.id, { flow_m3h: 2 }, since + 600_000)
    const settings = await opened(page, origin, trial.name)
    const row = settings.row(trial.name)
    await expect(row).toContainText('coupée')
    await settings.number('Seuil', trial.name).fill('quarante')
    await expect(row.getByRole('alert')).toHaveText('Tapez un nombre.')
    await expect(settings.save).toBeDisabled()
    await settings.number('Seuil', trial.name).fill('40')
    for (const delay of ['Délai d’apparition', 'Délai de retour']) await settings.number(delay, trial.name).fill('0')
    await expect(row).toContainText('1 jour, 1 alarme')
    await settings.number('Seuil', trial.name).fill('60,5')
    await expect(row).toContainText('aucune alarme')
    await settings.save.click()
    await expect(page.getByText('Réglages enregistrés', { exact: true }).first()).toBeVisible()
    await expect(row).toContainText(/réglé par .+ le \d{2}\/\d{2}\/\d{4}/)
    const [change] = await page.locator('#historique li').filter({ hasText: '1 réglage' }).all()
    await change?.locator('summary').click()
    await expect(change ?? row).toContainText(`${trial.name}, Débit, Seuil haut dépassé`)
    await page.reload()
    await expect(settings.number('Seuil', trial.name)).toHaveValue('60,5')
    await row.getByRole('button', { name: /^Remettre d’origine/ }).click()
    await settings.save.click()
    await expect(row).toContainText('coupée')
  })

  test.describe('beside another', () => {
    test.use({ expectedErrors: /status of 409/ })

    test('[R11.3] is told who was faster, keeps what they typed, and chooses', async ({
      page,
      origin,
      trial,
      openPage,
    }) => {
      const settings = await opened(page, origin, trial.name)
      const theirs = await opened(await openPage(SUPERADMIN), origin, trial.name)
      await settings.number('Seuil', trial.name).fill('40')
      await theirs.number('Seuil', trial.name).fill('70')
      await theirs.save.click()
      await expect(theirs.page.getByText('Réglages enregistrés', { exact: true }).first()).toBeVisible()
      await settings.save.click()
      await expect(settings.row(trial.name)).toContainText(
        'Entre-temps, Salma Benali a réglé : Moyenne · seuil 70 m³/h',
      )
      await expect(settings.number('Seuil', trial.name)).toHaveValue('40')
      await expect(settings.save).toBeDisabled()
      await page.getByRole('button', { name: 'Garder ma saisie' }).click()
      await settings.save.click()
      await expect(page.getByText('Réglages enregistrés', { exact: true }).first()).toBeVisible()
      await theirs.page.reload()
      await expect(theirs.number('Seuil', trial.name)).toHaveValue('40')
    })
  })

  test('[R11.3] is asked before what is not saved is lost: by a link, by Back', async ({
    page,
    origin,
    trial,
    shell,
  }) => {
    await page.goto(`${origin}/settings`)
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    const settings = new SiteSettings(page, origin)
    await settings.choose('Seuil haut dépassé', trial.name)
    await settings.number('Seuil', trial.name).fill('40')
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
    await shell.entry('Alarmes').click()
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(page).toHaveURL(/\/settings\/site/)
    await page.goBack()
    await expect(question).toBeVisible()
    await expect(page).toHaveURL(/\/settings\/site/)
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(settings.number('Seuil', trial.name)).toHaveValue('40')
    await page.goBack()
    await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
    await expect(page).toHaveURL(`${origin}/settings`)
  })

  test('[R11.3] types the same into every setting that the filter leaves', async ({ page, origin }) => {
    const settings = new SiteSettings(page, origin)
    await settings.open('offline', 'Secteur')
    const fields = page.locator('[data-setting]').getByRole('textbox', { name: /^Délai d’apparition/ })
    expect(await fields.count()).toBeGreaterThan(1)
    await page.getByRole('button', { name: /^Régler les \d+ d’un coup$/ }).click()
    await page.getByRole('textbox', { name: /^Délai d’apparition, Les \d+ réglages filtrés$/ }).fill('7')
    await page.getByRole('button', { name: /^Saisir dans/ }).click()
    for (const field of await fields.all()) await expect(field).toHaveValue('7')
    await page.getByRole('button', { name: 'Abandonner' }).click()
    for (const field of await fields.all()) await expect(field).toHaveValue('3')
  })
})

test.describe('maintenance', () => {
  test.use({ who: ADMIN })

  test('[R11.1] [R11.3] is planned, keeps alarms out of service, is counted on the list, and is ended early', async ({
    page,
    origin,
    trial,
  }) => {
    await page.goto(`${origin}/settings/site#maintenance`)
    await page.getByRole('button', { name: 'Planifier une maintenance' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Planifier', exact: true }).click()
    await expect(dialog).toContainText('Dites pourquoi.')
    await expect(dialog).toContainText('Choisissez au moins un appareil.')
    const reason = `révision ${trial.name}`
    await dialog.getByLabel('Motif').fill(reason)
    await dialog.getByLabel('Chercher un appareil').fill(trial.name)
    await dialog.getByLabel(trial.name).check()
    await dialog.getByRole('button', { name: 'Planifier', exact: true }).click()
    const line = page.locator('[data-maintenance]').filter({ hasText: reason })
    await expect(line).toHaveAttribute('data-maintenance', 'active')
    await trial.devices.power(trial.id, 'off')
    await page.goto(`${origin}/alertes?etat=hors-service&q=${encodeURIComponent(trial.name)}`)
    await expect(page.locator('li[data-alarm]')).toContainText(`« ${reason} »`)
    await page.getByRole('link', { name: /en cours, prochaine fin/ }).click()
    await line.getByRole('button', { name: 'Terminer maintenant' }).click()
    await dialog.getByRole('button', { name: 'Terminer maintenant' }).click()
    await expect(line).toHaveAttribute('data-maintenance', 'ended')
    await page.goto(`${origin}/alertes?q=${encodeURIComponent(trial.name)}`)
    await expect(page.locator('li[data-alarm]')).toHaveAttribute('data-state', 'unacknowledged')
    await trial.devices.power(trial.id, 'on')
  })
})

test.describe('an operator', () => {
  test.use({ who: OPERATOR })

  test('[R8.4] [R11.3] reads the settings and their month, and is told who changes them', async ({
    page,
    origin,
    trial,
  }) => {
    const settings = new SiteSettings(page, origin)
    await settings.open('power-off', trial.name)
    await expect(page.getByText('ce sont les administrateurs du site qui les changent')).toBeVisible()
    await expect(settings.row(trial.name)).toContainText('Haute')
    await expect(settings.row(trial.name)).toContainText('aucune alarme')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByText('Qui a changé quoi')).toHaveCount(0)
  })
})
