import { newPerson } from '../harness/people.ts'
import { expect, test } from './fixtures.ts'
import { Settings } from './pages/settings.ts'
import { SUPERADMIN } from './people.ts'

/** What a person reads and changes of their own account. */
test.describe('somebody signed in', () => {
  test.use({ who: SUPERADMIN })

  test('[R4.5] [R8.3] reads who they are, what they may see, and how the site writes its time', async ({
    page,
    origin,
  }) => {
    const settings = new Settings(page, origin)
    await settings.open()
    const main = page.getByRole('main')
    for (const words of ['Africa/Casablanca', 'MAD', 'Français']) await expect(main).toContainText(words)
    await main.getByRole('link', { name: 'Compte' }).click()
    await expect(page).toHaveURL(`${origin}/settings/account`)
    await expect(main.getByLabel('Nom affiché')).toHaveValue('Salma Benali')
    for (const words of [SUPERADMIN, 'Super administrateur', 'chaib', 'massa', 'tifnout'])
      await expect(main).toContainText(words)
  })

  test('the theme chosen stays after a reload', async ({ page, origin }) => {
    const settings = new Settings(page, origin)
    await settings.open()
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await paper()
    await settings.theme.getByRole('radio', { name: 'Sombre' }).click()
    await expect.poll(paper).not.toBe(light)
    const dark = await paper()
    await page.reload()
    await expect(settings.theme.getByRole('radio', { name: 'Sombre' })).toBeChecked()
    expect(await paper()).toBe(dark)
  })
})

test.describe('a person of their own', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('[R4.5] [R5.1] [R5.3] changes their name and their password', async ({ origin, openPage, signIn, home }) => {
    const person = await newPerson({ role: 'viewer', platforms: ['chaib'] }, 'Ancien Nom')
    const theirs = await openPage(person.email)
    const settings = new Settings(theirs, origin)
    await settings.open('/account')
    await theirs.getByLabel('Nom affiché').fill('Nouveau Nom')
    await theirs.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(theirs.getByRole('button', { name: 'Profil de Nouveau Nom' })).toBeVisible()

    await settings.open('/security')
    const next = 'Autre-Passe-7!'
    await settings.changePassword('pas-le-bon', next)
    await expect(theirs.getByRole('alert')).toHaveText('Le mot de passe actuel n’est pas le bon.')
    await settings.changePassword(person.password, 'court')
    await expect(theirs.getByText('Ce mot de passe ne remplit pas encore toutes les conditions.')).toBeVisible()
    await settings.changePassword(person.password, next)
    await expect(theirs.getByText('Mot de passe changé', { exact: true }).first()).toBeVisible()

    await signIn.open()
    await signIn.fill(person.email, person.password)
    await expect(signIn.error).toHaveText('Adresse e-mail ou mot de passe incorrect.')
    await signIn.fill(person.email, next)
    await expect(home.title).toBeVisible()
  })
})
