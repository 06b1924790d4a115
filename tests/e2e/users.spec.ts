import { choosePassword, newPerson } from '../harness/people.ts'
import { expect, test } from './fixtures.ts'
import { Home } from './pages/home.ts'
import { SignIn } from './pages/sign-in.ts'
import { Users } from './pages/users.ts'
import { ADMIN, SUPERADMIN } from './people.ts'

/** Administration of accounts, and what becomes of the sessions of those who lose theirs. */
const newEmail = () => `${crypto.randomUUID()}@vigie.test`

test.describe('a superadmin', () => {
  // a session whose account was changed is refused once, and renews its token
  test.use({ who: SUPERADMIN, expectedErrors: /status of 401/ })

  test('creates an account whose person chooses the password by the message, and signs in; changes it; deletes it; each act is in the log', async ({
    page,
    origin,
    openPage,
  }) => {
    const users = new Users(page, origin)
    const email = newEmail()
    await users.open()
    await users.create({ email, name: 'Amina Test', role: 'Lecteur', platform: 'chaib' })
    const password = 'Choisi-2026!'
    await choosePassword(email, password)

    const theirs = await openPage(null)
    await new SignIn(theirs, origin).as(email, password)
    await expect(theirs.getByRole('button', { name: 'Profil de Amina Test' })).toBeVisible()

    await users.find(email)
    await expect(users.account(email)).toContainText('Lecteur')
    await users.choose(email, 'Modifier')
    const edit = users.dialog('Modifier Amina Test')
    await edit.getByLabel('Rôle').selectOption({ label: 'Opérateur' })
    await edit.getByRole('checkbox', { name: 'massa' }).check()
    await edit.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(users.account(email)).toContainText('Opérateur')
    await expect(users.account(email)).toContainText('massa')

    await users.choose(email, 'Supprimer')
    const remove = users.dialog('Supprimer Amina Test ?')
    await expect(remove.getByRole('button', { name: 'Supprimer le compte' })).toBeDisabled()
    await remove.getByRole('textbox').fill(email)
    await remove.getByRole('button', { name: 'Supprimer le compte' }).click()
    await expect(page.getByText('Aucun compte ne correspond')).toBeVisible()

    await page.getByRole('tab', { name: 'Journal d’audit' }).click()
    const acts = users.audit.filter({ hasText: email })
    await expect(acts).toHaveText([/Compte supprimé/, /Compte modifié/, /Compte créé/])
    await expect(acts.first()).toContainText(`par ${SUPERADMIN}`)
    await expect(page.getByText(password)).toHaveCount(0)
  })

  test('the search and the page of the list live in the address', async ({ page, origin }) => {
    const users = new Users(page, origin)
    await users.open()
    await users.find('salma')
    await expect(users.account(SUPERADMIN)).toBeVisible()
    await expect(users.account(ADMIN)).toBeHidden()
    await expect(page).toHaveURL(/[?&][^=]+=salma/)
    await page.reload()
    await expect(users.account(SUPERADMIN)).toBeVisible()
    await expect(users.account(ADMIN)).toBeHidden()
  })
})

test.describe('an admin', () => {
  test.use({ who: ADMIN, expectedErrors: /status of 40[013]|WebSocket/ })

  test('is offered no act on a superadmin, nobody of other sites, and no audit log', async ({ page, origin }) => {
    const stranger = await newPerson({ role: 'viewer', platforms: ['tifnout'] })
    const users = new Users(page, origin)
    await users.open()
    // by name: other tests make people of this site too, and the list has pages
    await users.find(ADMIN)
    await expect(users.account(ADMIN).getByRole('button', { name: /^Modifier / })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await users.find('salma')
    await expect(users.account(ADMIN)).toBeHidden()
    await expect(users.account(SUPERADMIN)).toBeVisible()
    await expect(users.account(SUPERADMIN).getByRole('button')).toHaveCount(0)
    await users.find(stranger.email)
    await expect(page.getByText('Aucun compte ne correspond')).toBeVisible()
  })

  test('[R1.1] disables an account: its open session closes at once, goes to sign-in and says why', async ({
    page,
    origin,
    openPage,
  }) => {
    const person = await newPerson({ role: 'viewer', platforms: ['chaib'] }, 'Brahim Test')
    const theirs = await openPage(person.email)
    await new Home(theirs, origin).open()
    await expect(new Home(theirs, origin).connection).toHaveText('En direct')

    const users = new Users(page, origin)
    // made behind the gateway's back, which reads the accounts again after ten seconds
    await expect(async () => {
      await users.open()
      await users.find(person.email)
      await expect(users.account(person.email)).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await users.choose(person.email, 'Désactiver')
    await expect(users.account(person.email)).toContainText('Désactivé')

    const signIn = new SignIn(theirs, origin)
    await expect(signIn.title).toBeVisible()
    await expect(signIn.error).toHaveText(/session a pris fin|compte est désactivé/)
    await signIn.fill(person.email, person.password)
    await expect(signIn.error).toContainText('Ce compte est désactivé')
  })
})
