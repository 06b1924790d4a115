import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { ADMIN, OPERATOR, SUPERADMIN } from './people.ts'

const openGoals = async (page: Page, origin: string) => {
  await page.goto(`${origin}/settings/site#objectifs`)
  await page.locator('[data-goal]').first().waitFor()
}
const rowOf = (page: Page, name: string) => page.locator('[data-goal]').filter({ hasText: name }).first()
const fieldOf = (page: Page, name: string) => rowOf(page, name).getByRole('textbox')
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
const isSaved = (page: Page) => expect(page.getByText('Réglages enregistrés', { exact: true }).first()).toBeVisible()
const isDeclared = (page: Page, name: string) => expect(rowOf(page, name)).toContainText('valeur de l’installation')

/** Targets and budgets, as the admins of a site and its readers meet them. */
test.describe('an admin', () => {
  test.use({ who: ADMIN })

  test('sets a target and a budget, which open pages learn of at once, and goes back to those of the installation', async ({
    page,
    origin,
    openPage,
  }) => {
    const reader = await openPage(OPERATOR)
    await reader.goto(`${origin}/settings`)
    await expect(reader.getByText(/^au moins 12\sh$/)).toBeVisible()
    await openGoals(page, origin)
    await fieldOf(page, 'Autonomie').fill('beaucoup')
    await expect(rowOf(page, 'Autonomie').getByRole('alert')).toHaveText('Tapez un nombre, ou laissez vide.')
    await fieldOf(page, 'Autonomie').fill('9000')
    await expect(rowOf(page, 'Autonomie').getByRole('alert')).toHaveText(/^Entre 0,5\sh et 8\s760\sh\.$/)
    await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeDisabled()
    await fieldOf(page, 'Autonomie').fill('18,5')
    await fieldOf(page, 'Secteur agrumes nord').fill('')
    await save(page)
    await isSaved(page)
    await expect(rowOf(page, 'Autonomie')).toContainText(/réglé par .+ le \d{2}\/\d{2}\/\d{4}/)
    await expect(reader.getByText(/^au moins 18,5\sh$/)).toBeVisible()
    const [change] = await page
      .locator('#historique li')
      .filter({ hasText: /et 1\sautre/ })
      .all()
    await change?.locator('summary').click()
    await expect(change ?? page.locator('#historique')).toContainText(/Autonomie\s*12\sh → 18,5\sh/)
    for (const name of ['Autonomie', 'Secteur agrumes nord'])
      await rowOf(page, name).getByRole('button', { name: 'Revenir à la valeur de l’installation' }).click()
    await save(page)
    for (const name of ['Autonomie', 'Secteur agrumes nord']) await isDeclared(page, name)
    await expect(reader.getByText(/^au moins 12\sh$/)).toBeVisible()
  })

  test('is told at once of what another admin set meanwhile, keeps what they typed, and chooses', async ({
    page,
    origin,
    openPage,
  }) => {
    await openGoals(page, origin)
    const theirs = await openPage(SUPERADMIN)
    await openGoals(theirs, origin)
    await fieldOf(page, 'Part du solaire').fill('35')
    await fieldOf(theirs, 'Part du solaire').fill('42')
    await save(theirs)
    await isSaved(theirs)
    await expect(rowOf(page, 'Part du solaire')).toContainText(/Entre-temps, Salma Benali a réglé : 42\s%/)
    await expect(fieldOf(page, 'Part du solaire')).toHaveValue('35')
    await page.getByRole('button', { name: 'Garder ma saisie' }).click()
    await save(page)
    await isSaved(page)
    await expect(fieldOf(theirs, 'Part du solaire')).toHaveValue('35')
    await rowOf(page, 'Part du solaire').getByRole('button', { name: 'Revenir à la valeur de l’installation' }).click()
    await save(page)
    await isDeclared(page, 'Part du solaire')
  })

  test('is asked before what is typed into a target is lost', async ({ page, origin, shell }) => {
    await openGoals(page, origin)
    await fieldOf(page, 'Autonomie').fill('20')
    await shell.entry('Alarmes').click()
    await page
      .getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
      .getByRole('button', { name: 'Rester' })
      .click()
    await expect(fieldOf(page, 'Autonomie')).toHaveValue('20')
    await page.getByRole('button', { name: 'Abandonner' }).click()
    await isDeclared(page, 'Autonomie')
  })
})

test.describe('an operator', () => {
  test.use({ who: OPERATOR })

  test('[R8.4] reads targets and budgets, and where they come from', async ({ page, origin }) => {
    await openGoals(page, origin)
    await isDeclared(page, 'Autonomie')
    await expect(page.locator('#objectifs').getByRole('textbox')).toHaveCount(0)
    await expect(page.locator('#objectifs').getByRole('button')).toHaveCount(0)
  })
})
